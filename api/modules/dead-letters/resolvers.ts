import { sendableSteps } from '../../../domain/repair/dead-letters/dead-letter.ts';
import { countDeadLetters, listDeadLetters } from '../../../domain/repair/dead-letters/list-dead-letters.ts';
import { dismissDeadLetters, sendDeadLettersAgain } from '../../../domain/repair/dead-letters/resolve-dead-letters.ts';
import { iso } from '../../../platform/instant.ts';
import type {
  DeadLetterCountResolvers,
  DeadLetterResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  deadLettersAndCount: (_, { where, ...page }, { ctx, ports: { deadLetters } }) => {
    // read once for both fields: they agree whatever comes in meanwhile
    let read: ReturnType<typeof countDeadLetters> | undefined;
    const counts = () => {
      read ??= countDeadLetters(ctx, deadLetters, where);
      return read;
    };
    return {
      deadLetters: () => listDeadLetters(ctx, deadLetters, { where, ...page }),
      count: async () => (await counts()).reduce((sum, one) => sum + one.count, 0),
      counts,
    };
  },
};

export const Mutation: MutationResolvers = {
  sendDeadLettersAgain: (_, input, { ctx, ports }) => sendDeadLettersAgain(ctx, ports.deadLetters, input),
  dismissDeadLetters: (_, input, { ctx, ports }) => dismissDeadLetters(ctx, ports.deadLetters, input),
};

export const DeadLetter: DeadLetterResolvers = {
  id: (letter) => letter.payloadId,
  externalSystemId: (letter) => String(letter.systemId),
  receivedAt: (letter) => iso(letter.receivedAt),
  isSendable: (letter) => sendableSteps.includes(letter.step),
};

export const DeadLetterCount: DeadLetterCountResolvers = {
  externalSystemId: (count) => String(count.systemId),
  newestAt: (count) => iso(count.newestAt),
};
