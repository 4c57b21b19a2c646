import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { listLimits, pageSizes } from '#domain/constants.ts';
import type { ExternalSystemGetType } from '#generated/graphql.ts';
import { integrationCommandTexts as texts } from '#texts/integration-commands.ts';
import { useToaster } from '#ui/toast.tsx';
import { killMutation } from '../reparse/reparse-queries.ts';
import {
  commandedQuery,
  commandsQuery,
  configMutation,
  deleteCommandMutation,
  getAssetsMutation,
  getMutation,
  retryCommandMutation,
} from './command-queries.ts';

const pollMs = 2_000;
/** Interval without a running command: another person may request one. */
const idlePollMs = 30_000;

/** The commands of an integration, and what can be done with them. */
export function useCommands(externalSystemId: string) {
  const [limit, setLimit] = useState<number>(pageSizes.list);
  const [isWatched, setWatched] = useState(false);
  const toaster = useToaster();
  const { data, previousData, error, refetch } = useQuery(commandsQuery, {
    variables: { externalSystemId, limit },
    pollInterval: isWatched ? pollMs : idlePollMs,
    context: { quiet: true },
  });
  const system = useQuery(commandedQuery, { variables: { id: externalSystemId }, context: { quiet: true } });
  const asking = { context: { failure: texts.failedToAsk } };
  const [retry] = useMutation(retryCommandMutation, { context: { failure: texts.failedToRetry } });
  const [remove] = useMutation(deleteCommandMutation, { context: { failure: texts.failedToDelete } });
  const [kill] = useMutation(killMutation, { context: { failure: texts.failedToKill } });
  const [getAssets] = useMutation(getAssetsMutation, asking);
  const [get] = useMutation(getMutation, asking);
  const [config] = useMutation(configMutation, asking);

  const page = (data ?? previousData)?.getExternalSystemCommands;
  const commands = page?.externalSystemCommands;
  const isBusy =
    commands?.some(
      ({ status, isForPump, before }) => isRunning(status) || (isWaiting(status) && before === 0 && !isForPump),
    ) ?? false;
  if (isWatched !== isBusy) setWatched(isBusy);

  const request = async (send: () => Promise<unknown>) => {
    try {
      await send();
      toaster.success(texts.sent);
    } catch {
      // shown in a toast
    }
    await refetch().catch(() => undefined);
  };
  return {
    commands,
    /** As many as one answer can have. */
    count: Math.min(page?.count ?? 0, listLimits.limit),
    error: page ? undefined : error,
    system: system.data?.externalSystemsAndCount.externalSystems[0],
    refetch,
    more: () => {
      const next = Math.min(limit + pageSizes.list, listLimits.limit);
      setLimit(next);
      return refetch({ externalSystemId, limit: next });
    },
    retry: (id: string) => request(() => retry({ variables: { id } })),
    remove: (id: string) => request(() => remove({ variables: { id } })),
    kill: () => request(() => kill({ variables: { externalSystemId } })),
    sendConfig: () => request(() => config({ variables: { externalSystemId } })),
    getAssets: () => request(() => getAssets({ variables: { externalSystemId } })),
    get: (commandType: ExternalSystemGetType) => request(() => get({ variables: { externalSystemId, commandType } })),
  };
}
export type CommandsView = ReturnType<typeof useCommands>;

const isWaiting = (status: string): boolean => status === 'PENDING';
const isRunning = (status: string): boolean => status === 'IN_PROGRESS';
