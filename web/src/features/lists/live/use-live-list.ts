import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useCallback, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { listLimits, pageSizes } from '#domain/constants.ts';
import type { Live } from '#session/live.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { withHistory } from '#ui/dev-history.ts';
import { type ListSearch, searchVariables } from '../search-variables.ts';
import {
  createListReducer,
  emptyList,
  type ListEvent,
  type ListItem,
  type ListKind,
  type ListPage,
  type LiveList,
} from './live-list.ts';

export interface ListQuestion<Sort> extends ListSearch {
  sort: Sort;
  /** The live feed applies only while a filter is active; a lens's own criteria count. */
  isLive: boolean;
}

type FeedRequest = ReturnType<typeof searchVariables> & { key: string };

interface PageRequest {
  limit: number;
  /** Cursor behind which the page begins; null: the first page. */
  after: string | null;
  /** Options of the query: not cached, for the list holds the rows; a request of its own, because it may be cancelled. */
  options: {
    fetchPolicy: 'no-cache';
    context: { failure: string; quiet: boolean; fetchOptions: { signal: AbortSignal }; isShared: false };
  };
}

/** Source of the rows of a kind: its feed and its pages. */
export interface ListSource<
  Item extends ListItem,
  Message extends { id: string; version: number },
  Sort,
  Question extends ListQuestion<Sort>,
> extends ListKind<Item, Message, Sort> {
  /** Title of a toast: "Failed to get alarms". */
  failure: string;
  openFeed: (
    live: Live,
    request: FeedRequest,
    listener: Record<ListEvent<Message>['type'], (message: Message) => void>,
  ) => { opened: Promise<void>; close: () => void };
  readPage: (client: ApolloClient, question: Question, request: PageRequest) => Promise<ListPage<Item>>;
}

interface Options<Question> {
  question: Question;
  /** Rows to read first, to restore a list as it was left. */
  firstRows?: number;
  /** True if rows may move now. */
  isUntouched?: () => boolean;
  /** Rows that stay although they left. */
  isKept?: (id: string) => boolean;
}

/** Minimum time between drawings of the list, in ms. */
const drawEveryMs = 100;

/** The error link has shown a toast for it. */
const alreadyReported = () => undefined;
const never = () => false;

/**
 * The rows of one list: pages, live events, and what waits behind the pill. A page is read after the feed is open, so
 * that nothing falls between the two; a feed opened later has the list compared with a fresh reading.
 */
export function useLiveList<
  Item extends ListItem,
  Message extends { id: string; version: number },
  Sort,
  Question extends ListQuestion<Sort>,
>(
  source: ListSource<Item, Message, Sort, Question>,
  { question, firstRows = 0, isUntouched = never, isKept = never }: Options<Question>,
) {
  const client = useApolloClient();
  const live = useLive();
  const key = useId();
  const connection = useLiveState((state) => state.connection);
  const reducer = useMemo(() => {
    const plain = createListReducer(source);
    return import.meta.env.DEV ? withHistory(plain) : plain;
  }, [source]);
  const [list, dispatch] = useReducer(reducer, question.sort, emptyList<Item, Sort>);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [isPaging, setPaging] = useState(false);
  const queryKey = JSON.stringify(question);

  const now = useRef({ isUntouched, isKept, list, firstRows, isPaging });
  now.current = { isUntouched, isKept, list, firstRows, isPaging };
  /** The feed that a first page waits for, and the first page that a later feed waits for. */
  const feed = useRef<Promise<void>>(Promise.resolve());
  const firstPage = useRef<{ queryKey: string; attempt: number; read: Promise<void> } | null>(null);
  /** Events before the first page; null once it is drawn. */
  const early = useRef<ListEvent<Message>[] | null>([]);
  /** Cancels reading once the list's query changes or it is left. */
  const reading = useRef(new AbortController());

  const readPage = useCallback(
    (rows: number, { after = null, isFirst = false }: { after?: string | null; isFirst?: boolean } = {}) =>
      source.readPage(client, JSON.parse(queryKey), {
        limit: Math.min(listLimits.limit, Math.max(pageSizes.lensTable, rows)),
        after,
        options: {
          fetchPolicy: 'no-cache',
          context: {
            failure: source.failure,
            quiet: isFirst,
            fetchOptions: { signal: reading.current.signal },
            isShared: false,
          },
        },
      }),
    [client, source, queryKey],
  );

  /** Events not drawn yet. */
  const pending = useRef<{ events: ListEvent<Message>[]; timer?: ReturnType<typeof setTimeout>; drawnAt: number }>({
    events: [],
    drawnAt: 0,
  });
  const take = useCallback((event: ListEvent<Message>) => {
    if (early.current) return void early.current.push(event);
    const unapplied = pending.current;
    unapplied.events.push(event);
    unapplied.timer ??= setTimeout(
      () => {
        const { events } = unapplied;
        Object.assign(unapplied, { events: [], timer: undefined, drawnAt: performance.now() });
        const untouched = now.current.isUntouched();
        // drawn in slices, at lower priority than input
        startTransition(() => dispatch({ type: 'received', events, untouched, now: Date.now() }));
      },
      Math.max(0, unapplied.drawnAt + drawEveryMs - performance.now()),
    );
  }, []);

  useEffect(() => {
    const query: Question = JSON.parse(queryKey);
    if (connection === 0 || !query.isLive) return;
    const request = { key: `${key}${queryKey}`, ...searchVariables(query) };
    const { opened, close } = source.openFeed(live, request, {
      ingress: (message) => take({ type: 'ingress', message }),
      egress: (message) => take({ type: 'egress', message }),
      updated: (message) => take({ type: 'updated', message }),
    });
    feed.current = opened;
    const earlier = firstPage.current;
    if (earlier?.queryKey !== queryKey) return close;
    let isClosed = false;
    const compare = async () => {
      await Promise.all([opened, earlier.read]);
      if (isClosed || early.current) return;
      const page = await readPage(now.current.list.rows.length);
      if (!isClosed) dispatch({ type: 'refetched', now: Date.now(), ...page });
    };
    compare().catch(alreadyReported);
    return () => {
      isClosed = true;
      close();
    };
  }, [live, connection, queryKey, key, take, readPage, source]);

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
      dispatch({ type: 'started', sort: JSON.parse(queryKey).sort, ...page });
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
    firstPage.current = { queryKey, attempt, read: read().catch(fail) };
    return () => {
      isDropped = true;
      cancel.abort();
    };
  }, [readPage, take, queryKey, attempt]);

  const hasLeavers = list.rows.some((row) => row.leftAt !== null);
  useEffect(() => {
    if (!hasLeavers) return;
    const timer = setInterval(() => dispatch({ type: 'swept', now: Date.now(), keep: now.current.isKept }), 1_000);
    return () => clearInterval(timer);
  }, [hasLeavers]);

  const loadMore = useCallback(() => {
    const { list: shown, isPaging: isBusy } = now.current;
    if (isBusy || early.current || !shown.hasMore || !shown.edge?.cursor) return;
    now.current.isPaging = true;
    setPaging(true);
    readPage(pageSizes.lensTable, { after: shown.edge.cursor })
      .then((page) => {
        if (firstPage.current?.queryKey === queryKey) dispatch({ type: 'paged', ...page });
      })
      .catch(alreadyReported)
      .finally(() => setPaging(false));
  }, [readPage, queryKey]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const merge = useCallback(() => {
    if (now.current.list.hasMissed) reload();
    else dispatch({ type: 'merged' });
  }, [reload]);
  const addDetails = useCallback((ids: string[], items: Item[]) => dispatch({ type: 'detailed', ids, items }), []);

  return { list: list as LiveList<Item, Sort>, status, error, isPaging, loadMore, merge, reload, addDetails };
}
