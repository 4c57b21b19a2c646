import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLiveState } from '#session/live-context.tsx';
import { reportExportsQuery } from './export-queries.ts';

/** Interval at which progress is read, ms. */
const pollMs = 2_000;

/** The person's exports, newest first, kept current: as one ends, and while one goes on. */
export function useExports(limit: number) {
  const ended = useLiveState((state) => state.exportDone);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(reportExportsQuery, {
    variables: { limit },
    context: { quiet: true },
  });
  const list = (data ?? previousData)?.reportExports;
  const unfinished = list?.rows.filter(({ status }) => status === 'PENDING' || status === 'IN_PROGRESS') ?? [];
  const isGoingOn = unfinished.length > 0;
  useEffect(() => {
    if (!isGoingOn) return;
    startPolling(pollMs);
    return stopPolling;
  }, [isGoingOn, startPolling, stopPolling]);
  useEffect(() => {
    if (ended) refetch().catch(() => undefined);
  }, [ended, refetch]);
  return { list, unfinished, error, refetch };
}
