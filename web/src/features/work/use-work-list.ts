import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import type { Criterion } from '#features/criteria/criteria.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { viewerTimezone } from '#ui/format.ts';
import { emptyWorkList, type WorkTile, workListReducer, workPageSize } from './work-list.ts';
import { workListQuery } from './work-queries.ts';

export interface WorkQuestion {
  lensId: string;
  criteria: Criterion[];
  searchTerm: string;
  /** True if the live feed applies: a filter is active; a lens's own criteria count. */
  isLive: boolean;
}

type ReadTile = WorkTile & { cursor: string };
type Heard = { type: 'ingress' | 'egress' | 'updated'; ticket: WorkTile };

/** Reads the tickets of a list: pages, and live events after the first page. */
export function useWorkList(question: WorkQuestion) {
  const client = useApolloClient();
  const live = useLive();
  const key = useId();
  const connection = useLiveState((state) => state.connection);
  const accessChanges = useLiveState((state) => state.accessChanges);
  const [list, dispatch] = useReducer(workListReducer, emptyWorkList);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(question);
  const now = useRef(list);
  now.current = list;

  const readPage = useCallback(
    async (offset: number, after: string | null) => {
      const { lensId, criteria, searchTerm }: WorkQuestion = JSON.parse(asked);
      const { data } = await client.query({
        query: workListQuery,
        variables: {
          searchTerm: searchTerm || null,
          criterion: { lensId, criteria, timezone: viewerTimezone() },
          limit: workPageSize,
          after,
        },
        fetchPolicy: 'no-cache',
        context: { failure: 'Failed to get work tickets', quiet: offset === 0 },
      });
      const { workTickets = [], count = 0 } = data?.workTicketsAndCount ?? {};
      return { type: 'page' as const, workTickets: workTickets as ReadTile[], offset, totalCount: count };
    },
    [client, asked],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection, changed teams or another attempt read the list again
  useEffect(() => {
    let isDropped = false;
    const { lensId, criteria, searchTerm, isLive }: WorkQuestion = JSON.parse(asked);
    // events received before the first page
    let early: Heard[] | null = [];
    const take = (event: Heard) => {
      if (early) early.push(event);
      else dispatch(event);
    };
    const feed = isLive
      ? live.openWork(
          { key: `${key}${asked}`, lensId, criteria, searchTerm: searchTerm || null, timezone: viewerTimezone() },
          {
            ingress: (ticket) => take({ type: 'ingress', ticket }),
            egress: (ticket) => take({ type: 'egress', ticket }),
            updated: (ticket) => take({ type: 'updated', ticket }),
          },
        )
      : null;
    const read = async () => {
      await feed?.opened;
      if (isDropped) return;
      const page = await readPage(0, null);
      if (isDropped) return;
      dispatch(page);
      setError(null);
      for (const event of early ?? []) dispatch(event);
      early = null;
    };
    dispatch({ type: 'loading' });
    read().catch((failure: unknown) => {
      if (isDropped) return;
      setError(failure);
      dispatch({ type: 'failed' });
    });
    return () => {
      isDropped = true;
      feed?.close();
    };
  }, [live, connection, accessChanges, asked, key, readPage, attempt]);

  const loadMore = useCallback(() => {
    const { loading, offset, after } = now.current;
    if (loading || after === null) return;
    dispatch({ type: 'loading' });
    readPage(offset, after).then(dispatch, () => dispatch({ type: 'failed' }));
  }, [readPage]);

  return { list, error, loadMore, dispatch, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
