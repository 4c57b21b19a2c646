import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { listLimits } from '#domain/constants.ts';
import { type ListSearch, searchVariables } from '#features/lists/search-variables.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { alarmTexts } from '#texts/alarms.ts';
import { useStable } from '#ui/use-stable.ts';
import type { StoodFor } from '../list/alarm-list.ts';
import { alarmsOfRowsQuery } from './incident-queries.ts';

/** Delay until the alarms of the row in hand are read again, in ms: a flood is a few reads. */
const gatherMs = 500;
/** Rows whose alarms are kept: the newest in hand. */
const heldMost = 100;

type Held = ReadonlyMap<string, readonly StoodFor[]>;
const none: Held = new Map();

/**
 * Keeps the alarms that a list has of some incidents: what a verb on their rows acts on. They are read once a row is in hand, and
 * followed while it is, so that what a person presses is what the row said.
 */
export function useRowAlarms(search: ListSearch) {
  const client = useApolloClient();
  const live = useLive();
  const connection = useLiveState((state) => state.connection);
  const [held, setHeld] = useState<Held>(none);
  const wanted = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const versions = useRef(new Map<string, number>());
  /** Number of the newest read, and of the newest one of each incident. */
  const reads = useRef({ count: 0, of: new Map<string, number>() });
  const variables = searchVariables(search);
  const query = JSON.stringify(variables);
  const current = useRef(query);
  current.current = query;

  /** Reads the alarms of incidents, by incident. @throws what the client throws, after a toast unless it is `quiet`. */
  const read = useStable(async (incidentIds: readonly string[], quiet: boolean): Promise<Held> => {
    const number = ++reads.current.count;
    for (const id of incidentIds) reads.current.of.set(id, number);
    const found = new Map(incidentIds.map((id): [string, StoodFor[]] => [id, []]));
    for (let at = 0; at < incidentIds.length; at += listLimits.limit) {
      const { data } = await client.query({
        query: alarmsOfRowsQuery,
        variables: { ...variables, incidentIds: incidentIds.slice(at, at + listLimits.limit) },
        ...alwaysFresh,
        context: { failure: alarmTexts.failed, quiet, isShared: false },
      });
      for (const { incidentId, alarmId, version } of data?.alarmsOfRows ?? [])
        found.get(incidentId)?.push({ id: alarmId, version });
    }
    // the filters are others by now
    if (current.current !== query) return found;
    for (const { id, version } of [...found.values()].flat()) versions.current.set(id, version);
    const newest = [...found].filter(([id]) => reads.current.of.get(id) === number);
    setHeld((before) => new Map([...[...before].filter(([id]) => !found.has(id)), ...newest].slice(-heldMost)));
    return found;
  });

  /** Takes the row of an incident in hand; null: none. */
  const want = useStable((incidentId: string | null) => {
    wanted.current = incidentId;
    if (incidentId !== null) void read([incidentId], true).catch(() => undefined);
  });
  /** Reads the row in hand again if it is out of date, and forgets others that are. */
  const outdate = useStable((isStale: (incidentId: string) => boolean = () => true) => {
    setHeld((before) => {
      const next = [...before].filter(([id]) => id === wanted.current || !isStale(id));
      return next.length === before.size ? before : new Map(next);
    });
    if (wanted.current === null || !isStale(wanted.current)) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      want(wanted.current);
    }, gatherMs);
  });

  useEffect(() => live.watchIncidents((ids) => outdate((id) => ids.includes(id))), [live, outdate]);
  useEffect(() => {
    // events may have been missed
    if (connection > 1) outdate();
  }, [connection, outdate]);
  const before = useRef(query);
  useEffect(() => {
    if (before.current === query) return;
    before.current = query;
    setHeld(none);
    versions.current.clear();
    want(wanted.current);
  }, [query, want]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  /** Returns the version of an alarm as it was read. */
  const versionOf = (alarmId: string): number | undefined => versions.current.get(alarmId);
  return { held, read, want, outdate, versionOf };
}
