import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StartReparseMutationVariables } from '#generated/graphql.ts';
import { reparseTexts as texts } from '#texts/reparse.ts';
import { useToaster } from '#ui/toast.tsx';
import { killMutation, reparsesQuery, resumeMutation, startMutation } from './reparse-queries.ts';
import { isAtWork } from './run-words.ts';

const pollMs = 2_000;
/** Interval without a run: another person may start one. */
const idlePollMs = 30_000;

/** The runs of an integration, the one that is open, and their actions. */
export function useReparse(externalSystemId: string) {
  const [isWatched, setWatched] = useState(false);
  const { data, error, refetch } = useQuery(reparsesQuery, {
    variables: { externalSystemId },
    pollInterval: isWatched ? pollMs : idlePollMs,
    context: { quiet: true },
  });
  const [params, setParams] = useSearchParams();
  const toaster = useToaster();
  const [start, starting] = useMutation(startMutation, { context: { failure: texts.failedToStart } });
  const [resume, resuming] = useMutation(resumeMutation, { context: { failure: texts.failedToStart } });
  const [kill, killing] = useMutation(killMutation, { context: { failure: texts.failedToStop } });
  const runs = data?.reparses;
  const busy = runs?.find(isAtWork) ?? null;
  if (isWatched !== (busy !== null)) setWatched(busy !== null);

  const request = async (send: () => Promise<unknown>) => {
    try {
      await send();
      toaster.success(texts.sent);
    } catch {
      // shown in a toast
    }
    await refetch().catch(() => undefined);
  };
  const chosenId = params.get('run');
  return {
    runs,
    error: data ? undefined : error,
    refetch,
    /** The run in progress, if any: no other can start. */
    busy,
    shown: runs?.find(({ id }) => id === chosenId) ?? runs?.[0] ?? null,
    isSending: starting.loading || resuming.loading || killing.loading,
    choose: (id: string) => setParams({ run: id }, { replace: true }),
    start: (given: Omit<StartReparseMutationVariables, 'externalSystemId'>) =>
      request(async () => {
        const { data: started } = await start({ variables: { externalSystemId, ...given } });
        if (started) setParams({ run: started.reparseAlarmsForExternalSystem.id }, { replace: true });
      }),
    resume: (id: string) => request(() => resume({ variables: { id } })),
    stop: () => request(() => kill({ variables: { externalSystemId } })),
  };
}
export type ReparseView = ReturnType<typeof useReparse>;
