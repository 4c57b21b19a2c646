import { sendableSteps } from '../../domain/dead-letters/dead-letter.ts';
import { iso } from '../../platform/instant.ts';
import type { DeadLetterCountResolvers, DeadLetterResolvers } from '../generated/resolvers.ts';

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
