import { useApolloClient } from '@apollo/client/react';
import { startTransition, useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import { listLimits, pageSizes } from '#domain/constants.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import type { LensSort } from '#features/lists/lens-address.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { viewerTimezone } from '#ui/format.ts';
import { lensAlarmsQuery, rowProperties } from './alarm-fragments.ts';
import { emptyList, type LensEvent, lensListReducer } from './lens-list.ts';
import { useLocations } from './use-locations.ts';

export interface LensQuestion {
  lensId: string;
  criteria: Criterion[];
  searchTerm: string;
  sort: LensSort;
  /** The live feed applies only while a filter is active; a lens's own criteria count. */
  isLive: boolean;
  /** True if a column shows maintenance system values. */
  withCmms: boolean;
}

interface Options {
  question: LensQuestion;
  /** Rows to read first, to restore a list as it was left. */
  firstRows: number;
  /** True if rows may move now. */
  isUntouched: () => boolean;
  /** Rows that stay although they left. */
  isKept: (id: string) => boolean;
}

/** Minimum time between drawings of the list, in ms. */
const drawEveryMs = 100;

/** The error link has shown a toast for it. */
const alreadySaid = () => undefined;

/**
 * The rows of one lens: pages, live events, and what waits behind the pill. A page is read after the feed is open, so
 * that nothing falls between the two; a feed opened later has the list compared with a fresh reading.
 */
export function useLensList({ question, firstRows, isUntouched, isKept }: Options) {
  const client = useApolloClient();
  const live = useLive();
  const key = useId();
  const connection = useLiveState((state) => state.connection);
  const [list, dispatch] = useReducer(lensListReducer, question.sort, emptyList);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(question);

  const now = useRef({ isUntouched, isKept, list, firstRows });
  now.current = { isUntouched, isKept, list, firstRows };
  /** The feed that a first page waits for, and the first page that a later feed waits for. */
  const feed = useRef<Promise<void>>(Promise.resolve());
  const firstPage = useRef<{ asked: string; attempt: number; read: Promise<void> } | null>(null);
  /** Events before the first page; null once it is drawn. */
  const early = useRef<LensEvent[] | null>([]);
  const isPaging = useRef(false);
  /** Cancels reading once the list's query changes or it is left. */
  const reading = useRef(new AbortController());

  const readPage = useCallback(
    async (rows: number, { after = null, isFirst = false }: { after?: string | null; isFirst?: boolean } = {}) => {
      const limit = Math.min(listLimits.limit, Math.max(pageSizes.lensTable, rows));
      const { lensId, criteria, searchTerm, sort, withCmms }: LensQuestion = JSON.parse(asked);
      const { data } = await client.query({
        query: lensAlarmsQuery,
        variables: {
          lensId,
          criteria,
          searchTerm: searchTerm || null,
          sort: [sort],
          timezone: viewerTimezone(),
          properties: rowProperties,
          limit,
          after,
          withCmms,
        },
        fetchPolicy: 'no-cache',
        context: {
          failure: 'Failed to get alarms',
          quiet: isFirst,
          fetchOptions: { signal: reading.current.signal },
          // a request of its own: it may be cancelled
          queryDeduplication: false,
        },
      });
      const alarms = data?.fastAlarms ?? [];
      return { alarms, hasMore: alarms.length === limit };
    },
    [client, asked],
  );

  /** Events not drawn yet. */
  const pending = useRef<{ events: LensEvent[]; timer?: ReturnType<typeof setTimeout>; drawnAt: number }>({
    events: [],
    drawnAt: 0,
  });
  const take = useCallback((event: LensEvent) => {
    if (early.current) return void early.current.push(event);
    const heard = pending.current;
    heard.events.push(event);
    heard.timer ??= setTimeout(
      () => {
        const { events } = heard;
        Object.assign(heard, { events: [], timer: undefined, drawnAt: performance.now() });
        const untouched = now.current.isUntouched();
        // drawn in slices, at lower priority than input
        startTransition(() => dispatch({ type: 'heard', events, untouched, now: Date.now() }));
      },
      Math.max(0, heard.drawnAt + drawEveryMs - performance.now()),
    );
  }, []);

  useEffect(() => {
    const { lensId, criteria, searchTerm, isLive }: LensQuestion = JSON.parse(asked);
    if (connection === 0 || !isLive) return;
    const { opened, close } = live.openLens(
      { key: `${key}${asked}`, lensId, criteria, searchTerm: searchTerm || null, timezone: viewerTimezone() },
      {
        ingress: (alarm) => take({ type: 'ingress', alarm }),
        egress: (alarm) => take({ type: 'egress', alarm }),
        updated: (alarm) => take({ type: 'updated', alarm }),
      },
    );
    feed.current = opened;
    const earlier = firstPage.current;
    if (earlier?.asked !== asked) return close;
    let isClosed = false;
    const compare = async () => {
      await Promise.all([opened, earlier.read]);
      if (isClosed || early.current) return;
      const page = await readPage(now.current.list.rows.length);
      if (!isClosed) dispatch({ type: 'refetched', now: Date.now(), ...page });
    };
    compare().catch(alreadySaid);
    return () => {
      isClosed = true;
      close();
    };
  }, [live, connection, asked, key, take, readPage]);

  useEffect(() => {
    let isDropped = false;
    const cancel = new AbortController();
    reading.current = cancel;
    early.current = [];
    // the page that is read now includes these
    pending.current.events = [];
    setStatus('loading');
    const read = async () => {
      await feed.current;
      if (isDropped) return;
      const page = await readPage(now.current.firstRows, { isFirst: true });
      if (isDropped) return;
      dispatch({ type: 'started', sort: JSON.parse(asked).sort, ...page });
      setStatus('ready');
      setError(null);
      const events = early.current ?? [];
      early.current = null;
      for (const event of events) take(event);
    };
    const fail = (failure: unknown) => {
      if (isDropped) return;
      setError(failure);
      setStatus('failed');
    };
    firstPage.current = { asked, attempt, read: read().catch(fail) };
    return () => {
      isDropped = true;
      cancel.abort();
    };
  }, [readPage, take, asked, attempt]);

  const hasLeavers = list.rows.some((row) => row.leftAt !== null);
  useEffect(() => {
    if (!hasLeavers) return;
    const timer = setInterval(() => dispatch({ type: 'swept', now: Date.now(), keep: now.current.isKept }), 1_000);
    return () => clearInterval(timer);
  }, [hasLeavers]);

  useLocations(list, question, (ids, alarms) => dispatch({ type: 'located', ids, alarms }));

  const loadMore = useCallback(() => {
    const { edge, hasMore } = now.current.list;
    if (isPaging.current || early.current || !hasMore || !edge?.cursor) return;
    isPaging.current = true;
    readPage(pageSizes.lensTable, { after: edge.cursor })
      .then((page) => {
        if (firstPage.current?.asked === asked) dispatch({ type: 'paged', ...page });
      })
      .catch(alreadySaid)
      .finally(() => {
        isPaging.current = false;
      });
  }, [readPage, asked]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const merge = useCallback(() => {
    if (now.current.list.hasMissed) reload();
    else dispatch({ type: 'merged' });
  }, [reload]);

  return {
    list,
    status,
    error,
    loadMore,
    merge,
    reload,
  };
}
