import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { listLimits } from '#domain/constants.ts';
import type { DeadLetterWhere } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { formatCount } from '#ui/format.ts';
import { useToaster } from '#ui/toast.tsx';
import { dismissMutation, letterKeysQuery, sendMutation } from './dead-letter-queries.ts';
import { settleInParts } from './settle-in-parts.ts';

export type Verb = 'send' | 'dismiss';
export const failures: Record<Verb, string> = {
  send: 'Failed to send again',
  dismiss: 'Failed to dismiss',
};
export const done: Record<Verb, string> = { send: 'sent again', dismiss: 'dismissed' };

/** Sends again or dismisses everything that a filter finds, part by part; `progress` while it runs. */
export function useSettleAll(onEnd: () => void) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [progress, setProgress] = useState<{ verb: Verb; settled: number; total: number } | null>(null);
  const isStopped = useRef(false);

  const run = async (verb: Verb, where: DeadLetterWhere, total: number) => {
    isStopped.current = false;
    setProgress({ verb, settled: 0, total });
    const context = { failure: failures[verb] };
    try {
      const settled = await settleInParts({
        total,
        async read(offset) {
          const { data } = await client.query({
            query: letterKeysQuery,
            variables: { where, limit: listLimits.limit, offset },
            ...alwaysFresh,
            context,
          });
          return (data?.deadLettersAndCount.deadLetters ?? []).map(({ isSendable, ...letter }) => ({
            ...letter,
            isWanted: verb === 'dismiss' || isSendable,
          }));
        },
        async settle(externalSystemId, ids) {
          if (verb === 'send') {
            const variables = { externalSystemId, ids };
            const { data } = await client.mutate({ mutation: sendMutation, variables, context });
            return data?.sendDeadLettersAgain.settled ?? 0;
          }
          const { data } = await client.mutate({
            mutation: dismissMutation,
            variables: { externalSystemId, ids },
            context,
          });
          return data?.dismissDeadLetters.settled ?? 0;
        },
        onProgress: (settled) => setProgress({ verb, settled, total: Math.max(total, settled) }),
        isStopped: () => isStopped.current,
      });
      toaster.success(
        `${formatCount(settled)} ${done[verb]}`,
        verb === 'send' ? 'What still cannot be read comes back.' : undefined,
      );
    } catch {
      // shown in a toast
    } finally {
      setProgress(null);
      onEnd();
    }
  };
  return {
    progress,
    run,
    stop: () => {
      isStopped.current = true;
    },
  };
}
