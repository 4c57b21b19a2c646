import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UserRowFragment, UsersQueryVariables } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { usersQuery, userTilesQuery } from './user-queries.ts';

interface Listed {
  users: UserRowFragment[];
  count: number;
}

/** Time in which changes of people are gathered, ms: one decision may change many. */
const gatherMs = 150;
const pageMax = 200;

/** The list of people and its tiles, as they are now: what others change comes in place. */
export function useUsers(variables: UsersQueryVariables, { hasTiles }: { hasTiles: boolean }) {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  const requested = useMemo(() => JSON.parse(key) as UsersQueryVariables, [key]);
  const [listed, setListed] = useState<Listed | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef<Listed | null>(null);
  const reading = useRef(0);
  const show = useCallback((next: Listed) => {
    latest.current = next;
    setListed(next);
    setError(null);
  }, []);
  const read = useCallback(
    async (more: Partial<UsersQueryVariables>) => {
      const query = {
        query: usersQuery,
        variables: { ...requested, ...more },
        context: { quiet: true },
        ...alwaysFresh,
      };
      const { data } = await client.query(query);
      if (!data) throw new Error('There is no answer');
      return data.getUsers;
    },
    [client, requested],
  );

  /** Reads the list from its start, as far as it was shown. */
  const again = useCallback(async () => {
    reading.current += 1;
    const mine = reading.current;
    const limit = Math.min(pageMax, latest.current?.users.length ?? 0) || null;
    try {
      const next = await read({ page: { limit } });
      if (mine === reading.current) show(next);
    } catch (failure) {
      if (mine === reading.current) setError(failure);
      throw failure;
    }
  }, [read, show]);
  const more = useCallback(async () => {
    const mine = reading.current;
    const shown = latest.current;
    const next = await read({ page: { after: shown?.users.at(-1)?.cursor ?? null } });
    if (mine === reading.current && shown) show({ users: [...shown.users, ...next.users], count: next.count });
  }, [read, show]);

  const tiles = useQuery(userTilesQuery, { skip: !hasTiles, context: { quiet: true } });
  const { refetch } = tiles;
  const readTiles = useCallback(async () => void (hasTiles && (await refetch())), [hasTiles, refetch]);
  /** Reads some people again: they change or go in place; somebody new is placed by reading the list. */
  const refresh = useCallback(
    async (ids: readonly string[]) => {
      const mine = reading.current;
      const found = await read({ where: { ...requested.where, ids: [...ids] }, page: { limit: pageMax } });
      const shown = latest.current;
      if (mine !== reading.current || !shown) return;
      const byId = new Map(found.users.map((user) => [user.id, user]));
      const isKnown = (id: string) => shown.users.some((user) => user.id === id);
      if (found.users.some(({ id }) => !isKnown(id))) return again();
      const users = shown.users.flatMap((user) =>
        // its place is that of the row that it stands in
        ids.includes(user.id)
          ? [byId.get(user.id)].flatMap((now) => (now ? [{ ...now, cursor: user.cursor }] : []))
          : [user],
      );
      show({ users, count: shown.count - (shown.users.length - users.length) });
    },
    [read, requested, again, show],
  );

  useEffect(() => {
    latest.current = null;
    setListed(null);
    setError(null);
    again().catch(() => undefined);
    return () => {
      reading.current += 1;
    };
  }, [again]);

  const live = useLive();
  useEffect(() => {
    const changed = new Set<string>();
    let areMany = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.watchPeople((id) => {
      if (id !== null) changed.add(id);
      areMany ||= id === null || changed.size > pageMax;
      timer ??= setTimeout(() => {
        timer = undefined;
        const read = areMany ? again() : refresh([...changed]);
        areMany = false;
        changed.clear();
        Promise.all([read, readTiles()]).catch(() => undefined);
      }, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live, again, refresh, readTiles]);

  // after a lost connection changes may have been missed
  const connection = useLiveState((state) => state.connection);
  const first = useRef(connection);
  useEffect(() => {
    if (connection <= 1 || connection === first.current) return;
    first.current = connection;
    Promise.all([again(), readTiles()]).catch(() => undefined);
  }, [connection, again, readTiles]);

  return { listed, error, again, more, refresh, tiles, readTiles };
}
