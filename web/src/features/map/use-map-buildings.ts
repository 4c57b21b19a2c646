import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { listLimits, mapBuildingsAtOnce, mapBuildingsMax } from '#domain/constants.ts';
import type { MapBuildingMessage } from '#domain/live/socket-events.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { mapTexts as texts } from '#texts/map.ts';
import { useStable } from '#ui/use-stable.ts';
import { type Building, buildingOf, withMessage } from './buildings.ts';
import { mapBuildingCountQuery, mapBuildingsQuery } from './map-queries.ts';

interface MapBuildings {
  buildings: ReadonlyMap<string, Building>;
  /** Buildings that the term finds; null until counted. */
  total: number | null;
  status: 'loading' | 'ready' | 'failed';
  error?: string | undefined;
}

const nothing: MapBuildings = { buildings: new Map(), total: null, status: 'loading' };
const options = { ...alwaysFresh, context: { failure: texts.failed, quiet: true } };
/** Minimum time between drawings of what has changed, ms. */
const gatherMs = 100;
/** Minimum time between drawings while pages are read, ms: each gathers and draws all buildings again. */
const readingMs = 500;

interface PageVariables {
  searchTerm?: string;
  limit?: number;
  after?: string;
  ids?: string[];
}

async function readPage(client: ApolloClient, variables: PageVariables) {
  const { data } = await client.query({ query: mapBuildingsQuery, variables, ...options });
  return data?.getMapViewBuildingAssets.buildingAssets ?? [];
}

async function count(client: ApolloClient, searchTerm: string): Promise<number | null> {
  const { data } = await client.query({ query: mapBuildingCountQuery, variables: { searchTerm }, ...options });
  return data?.getMapViewBuildingAssets.count ?? null;
}

/**
 * Reads the buildings that a term finds, page by page, and follows what happens to them: what the server says of one
 * while pages are still read counts more than the page. A building with a new version is read again, with its shape.
 */
export function useMapBuildings(searchTerm: string) {
  const client = useApolloClient();
  const live = useLive();
  const connection = useLiveState((state) => Math.max(1, state.connection));
  const [shown, setShown] = useState(nothing);
  const [again, setAgain] = useState(0);
  const known = useRef(new Map<string, Building>());
  const received = useRef(new Map<string, MapBuildingMessage | null>());
  const unread = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = (building: Building): void => {
    const message = received.current.get(building.id);
    if (message === null) return;
    known.current.set(building.id, message ? withMessage(building, message) : building);
  };
  const draw = (change: Partial<MapBuildings> = {}): void =>
    setShown((before) => ({ ...before, ...change, buildings: new Map(known.current) }));

  const readChanged = useStable(async (ids: string[]) => {
    for (let at = 0; at < ids.length; at += listLimits.limit)
      for (const answered of await readPage(client, { ids: ids.slice(at, at + listLimits.limit) }))
        put(buildingOf(answered));
    draw();
  });

  const onChange = useStable((id: string, message: MapBuildingMessage | null) => {
    received.current.set(id, message);
    const before = known.current.get(id);
    if (!message) known.current.delete(id);
    else if (before) known.current.set(id, withMessage(before, message));
    const isFound = message?.name.toLowerCase().includes(searchTerm.toLowerCase());
    if (message && before?.version !== message.version && (before || isFound)) unread.current.add(id);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const ids = [...unread.current];
      unread.current.clear();
      if (ids.length > 0) readChanged(ids).catch(() => undefined);
      else draw();
    }, gatherMs);
  });

  useEffect(() => live.watchMap(onChange), [live, onChange]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // a new connection may have missed something
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` and `connection` read once more
  useEffect(() => {
    let isWanted = true;
    known.current = new Map();
    received.current = new Map();
    const read = async (): Promise<void> => {
      // a list without its number is a list
      const total = count(client, searchTerm).catch(() => null);
      let drawnAt = performance.now();
      for (let after: string | undefined, isMore = true; isMore; ) {
        const page = await readPage(client, { searchTerm, limit: mapBuildingsAtOnce, ...(after && { after }) });
        if (!isWanted) return;
        for (const answered of page) put(buildingOf(answered));
        if (performance.now() - drawnAt >= readingMs) {
          draw();
          drawnAt = performance.now();
        }
        after = page.at(-1)?.cursor;
        const most = Math.min(mapBuildingsMax, (await total) ?? mapBuildingsMax);
        isMore = page.length === mapBuildingsAtOnce && known.current.size < most;
      }
      draw({ total: await total, status: 'ready' });
    };
    read().catch((error: unknown) => {
      if (isWanted) setShown((before) => ({ ...before, status: 'failed', error: errorMessage(error) }));
    });
    return () => {
      isWanted = false;
    };
  }, [client, searchTerm, connection, again]);

  return {
    ...shown,
    reload: () => {
      setShown(nothing);
      setAgain((times) => times + 1);
    },
    /** Shows a building as the server has answered it. */
    put: (building: Building) => {
      known.current.set(building.id, building);
      draw();
    },
  };
}
