import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { listLimits } from '#domain/constants.ts';
import type { DeadLetterWhere } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { formatCount } from '#ui/format.ts';
import { useToaster } from '#ui/toast.tsx';
import { dismissMutation, letterKeysQuery, sendMutation } from './dead-letter-queries.ts';
import { resolveInParts } from './resolve-in-parts.ts';

type Verb = 'send' | 'dismiss';

/** Resends or dismisses everything that a filter finds, part by part; `progress` while it runs. */
export function useResolveAll(onEnd: () => void) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [progress, setProgress] = useState<{ verb: Verb; resolved: number; total: number } | null>(null);
  const isStopped = useRef(false);

  const run = async (verb: Verb, where: DeadLetterWhere, total: number) => {
    isStopped.current = false;
    setProgress({ verb, resolved: 0, total });
    const context = { failure: texts.failures[verb] };
    try {
      const resolved = await resolveInParts({
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
        async resolve(externalSystemId, ids) {
          if (verb === 'send') {
            const variables = { externalSystemId, ids };
            const { data } = await client.mutate({ mutation: sendMutation, variables, context });
            return data?.sendDeadLettersAgain.resolved ?? 0;
          }
          const { data } = await client.mutate({
            mutation: dismissMutation,
            variables: { externalSystemId, ids },
            context,
          });
          return data?.dismissDeadLetters.resolved ?? 0;
        },
        onProgress: (resolved) => setProgress({ verb, resolved, total: Math.max(total, resolved) }),
        isStopped: () => isStopped.current,
      });
      toaster.success(
        `${formatCount(resolved)} ${texts.done[verb]}`,
        verb === 'send' ? texts.resentAllDetail : undefined,
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
