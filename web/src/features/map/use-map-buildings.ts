import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { listLimits, mapBuildingsMax } from '#domain/constants.ts';
import type { MapBuildingMessage } from '#domain/live/socket-events.ts';
import { errorMessage } from '#session/apollo.ts';
import { useLive } from '#session/live-context.tsx';
import { useStable } from '#ui/use-stable.ts';
import { type Building, buildingOf, isUnchanged, withMessage } from './buildings.ts';
import { type Reading, readBuildings, readPage, takeAhead } from './read-buildings.ts';

interface MapBuildings {
  buildings: ReadonlyMap<string, Building>;
  /** Buildings that the term finds; null until counted. */
  total: number | null;
  status: 'loading' | 'ready' | 'failed';
  error?: string | undefined;
}

const nothing: MapBuildings = { buildings: new Map(), total: null, status: 'loading' };
/** Minimum time between drawings of what has changed, ms. */
const gatherMs = 100;
/** Minimum time between drawings while pages are read, ms: each gathers and draws all buildings again. */
const readingMs = 500;

/**
 * Reads the buildings that a term finds, page by page, and follows what happens to them: what the server says of one
 * while pages are still read counts more than the page. A building with a new version is read again, with its shape;
 * all are once a connection begins, since nothing was said of changes before it.
 */
export function useMapBuildings(searchTerm: string) {
  const client = useApolloClient();
  const live = useLive();
  const [shown, setShown] = useState(nothing);
  const [again, setAgain] = useState(0);
  const known = useRef(new Map<string, Building>());
  const received = useRef(new Map<string, MapBuildingMessage | null>());
  const unread = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Keeps a building as it was read; returns whether that changes what is drawn. */
  const put = (building: Building): boolean => {
    const message = received.current.get(building.id);
    if (message === null) return false;
    const latest = message ? withMessage(building, message) : building;
    const before = known.current.get(building.id);
    known.current.set(building.id, latest);
    return !before || !isUnchanged(before, latest);
  };
  const draw = (): void =>
    setShown((before) => ({
      ...before,
      buildings: new Map(known.current),
      // where all are known, their number follows what comes and goes
      total:
        before.status === 'ready' && (before.total ?? Infinity) <= mapBuildingsMax ? known.current.size : before.total,
    }));

  /** All that is known, once a reading is done. */
  const whole = ({ total }: Reading): MapBuildings => ({ buildings: new Map(known.current), total, status: 'ready' });

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

  /** Shows the pages of the first reading as they come. */
  const showFirst = useStable(async (reading: Reading): Promise<void> => {
    received.current = new Map();
    let drawnAt = performance.now();
    let taken = 0;
    const take = (): void => {
      for (; taken < reading.found.length; taken += 1) put(reading.found[taken] as Building);
    };
    reading.onPage = () => {
      if (!reading.isWanted || performance.now() - drawnAt < readingMs) return;
      take();
      draw();
      drawnAt = performance.now();
    };
    try {
      await reading.done;
      if (!reading.isWanted) return;
      take();
      setShown(whole(reading));
    } catch (error) {
      if (!reading.isWanted) return;
      // the pages that were read
      take();
      const buildings = new Map(known.current);
      setShown((before) => ({ ...before, buildings, status: 'failed', error: errorMessage(error) }));
    }
  });

  /** Takes over what another reading finds, and draws if that is anything new; what is shown outlives a failure. */
  const catchUp = useStable(async (reading: Reading): Promise<void> => {
    received.current = new Map();
    await reading.done.catch(() => {
      reading.isWanted = false;
    });
    if (!reading.isWanted) return;
    const changed = reading.found.filter(put);
    const found = new Set(reading.found.map(({ id }) => id));
    const gone = [...known.current.keys()].filter((id) => !found.has(id) && !received.current.has(id));
    for (const id of gone) known.current.delete(id);
    const isNew = changed.length + gone.length > 0;
    setShown((before) => (isNew || before.status === 'failed' ? whole(reading) : before));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` reads once more
  useEffect(() => {
    known.current = new Map();
    // taken at once or never: what happens later would be missing from it
    const ahead = takeAhead(client);
    let reading = (searchTerm === '' && ahead) || readBuildings(client, searchTerm);
    let work = showFirst(reading);
    let { connection } = live.state();
    const stop = live.subscribe(() => {
      const { connection: latest } = live.state();
      if (latest === connection) return;
      connection = latest;
      work = work.then(async () => {
        if (!reading.isWanted) return;
        reading = readBuildings(client, searchTerm);
        await catchUp(reading);
      });
    });
    return () => {
      stop();
      reading.isWanted = false;
    };
  }, [client, live, searchTerm, again]);

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
