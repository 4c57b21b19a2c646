import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listLimits } from '#domain/constants.ts';
import type { IncidentLineFragment } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { useStable } from '#ui/use-stable.ts';
import type { AlarmRow, LensAlarm, StoodFor } from '../list/alarm-list.ts';
import type { LensQuestion } from '../list/use-lens-list.ts';
import { foldRows, groupOf } from './fold-rows.ts';
import { incidentMembersQuery, incidentsOfAlarmsQuery } from './incident-queries.ts';
import { alarmsOfRows, unreadOf } from './row-alarms.ts';
import { useRowAlarms } from './use-row-alarms.ts';

/** Delay until incidents are read, in ms: a flood is a few reads. */
const gatherMs = 200;
/** Maximum number of alarms that an open incident draws; its row says how many that is of all. */
const drawnMost = 1_000;
/** Maximum number of incidents of earlier pages that are sent to the server. */
const sentMost = 1_000;

interface Options {
  /** The list's question. */
  question: LensQuestion;
  rows: AlarmRow[];
  /** True while rows are grouped. */
  isOn: boolean;
  /** Reads the list again: a row stood for others that have to be shown now. */
  reload: () => void;
}

type Incidents = ReadonlyMap<string, IncidentLineFragment | null>;

/** Groups the rows of a list by incident, live: what the incidents of its alarms are is read beside the list. */
export function useCauses({ question, rows, isOn, reload }: Options) {
  const client = useApolloClient();
  const live = useLive();
  const connection = useLiveState((state) => state.connection);
  const [incidentOf, setIncidentOf] = useState<Incidents>(new Map());
  const [opened, setOpened] = useState<ReadonlyMap<string, readonly LensAlarm[]>>(new Map());
  /** Counts what made known incidents out of date. */
  const [changes, setChanges] = useState(0);
  const stale = useRef(new Set<string>());
  const latest = useRef({ rows, incidentOf, opened });
  latest.current = { rows, incidentOf, opened };
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const unread = useCallback(
    () =>
      latest.current.rows
        .map(({ item }) => item.id)
        .filter((id) => stale.current.has(id) || !latest.current.incidentOf.has(id))
        .slice(0, listLimits.limit),
    [],
  );
  const readMembers = useStable(async (incidentId: string) => {
    const alarms: LensAlarm[] = [];
    for (let isMore = true; isMore && alarms.length < drawnMost; ) {
      const { data } = await client.query({
        query: incidentMembersQuery,
        variables: { id: incidentId, limit: listLimits.limit, offset: alarms.length },
        ...alwaysFresh,
        context: { quiet: true },
      });
      const page = data?.incident.alarms ?? [];
      alarms.push(...page);
      isMore = page.length === listLimits.limit;
    }
    setOpened((before) => new Map(before).set(incidentId, alarms));
  });
  const read = useStable(async () => {
    const ids = unread();
    if (ids.length === 0) return;
    for (const id of ids) stale.current.delete(id);
    const { data } = await client.query({
      query: incidentsOfAlarmsQuery,
      variables: { ids },
      ...alwaysFresh,
      context: { quiet: true },
    });
    const found = new Map((data?.fastAlarms ?? []).map(({ id, incident }) => [id, incident]));
    // an alarm that was split off has no row yet
    const hasShrunk = ids.some((id) => isSmaller(latest.current.incidentOf.get(id), found.get(id)));
    setIncidentOf((before) => {
      const next = new Map(before);
      for (const id of ids) next.set(id, found.get(id) ?? null);
      return next;
    });
    setChanges((count) => count + 1);
    if (hasShrunk) reload();
  });

  useEffect(() => {
    void [rows, changes];
    if (!isOn || timer.current !== null || unread().length === 0) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      read().catch(() => undefined);
    }, gatherMs);
  }, [isOn, rows, changes, unread, read]);

  const outdate = useStable((ids: ReadonlySet<string>, alarmIds: readonly string[]) => {
    // what is not known yet is read anyway
    for (const id of alarmIds) if (latest.current.incidentOf.has(id)) stale.current.add(id);
    for (const [id, incident] of latest.current.incidentOf) if (incident && ids.has(incident.id)) stale.current.add(id);
    setChanges((count) => count + 1);
    for (const id of latest.current.opened.keys()) if (ids.has(id)) readMembers(id).catch(() => undefined);
  });
  useEffect(() => {
    if (!isOn) return;
    return live.watchIncidents((ids, alarmIds) => outdate(new Set(ids), alarmIds));
  }, [isOn, live, outdate]);
  useEffect(() => {
    // events may have been missed
    if (connection > 1) outdate(new Set(latest.current.opened.keys()), [...latest.current.incidentOf.keys()]);
  }, [connection, outdate]);

  const { held, read: readAlarms, want, outdate: outdateAlarms, versionOf } = useRowAlarms(question);
  const [aloneId, setAlone] = useState<string | null>(null);
  const drawn = useRef(new WeakMap<AlarmRow, AlarmRow>());
  const shown = useMemo(
    () => (isOn ? foldRows(rows, { incidentOf, opened, held, aloneId }, drawn.current) : rows),
    [isOn, rows, incidentOf, opened, held, aloneId],
  );
  useReplaced({ shown, isOn, reload });

  const toggle = useStable((incidentId: string, isOpen?: boolean) => {
    const wasOpen = opened.has(incidentId);
    if (isOpen === wasOpen) return;
    if (!wasOpen) return void readMembers(incidentId).catch(() => undefined);
    setOpened((before) => new Map([...before].filter(([id]) => id !== incidentId)));
  });
  /** Opens or closes the incident of a row, if it has one. */
  const setOpen = useStable((alarmId: string | null, isOpen: boolean) => {
    const incident = shown.find(({ item }) => item.id === alarmId)?.group?.incident;
    if (incident) toggle(incident.id, isOpen);
  });
  /** Returns the incidents that have a row. */
  const shownIncidents = useStable(() =>
    [...new Set(rows.flatMap(({ item }) => groupOf(incidentOf.get(item.id))?.id ?? []))].slice(-sentMost),
  );
  /** Calls `act` with the alarms that rows stand for: at once if they are known, else once they are read. */
  const withAlarms = useStable((of: readonly AlarmRow[], act: (alarms: StoodFor[]) => void) => {
    const missing = unreadOf(of);
    if (missing.length === 0) return act(alarmsOfRows(of));
    readAlarms(missing, false).then(
      (found) => act(alarmsOfRows(of, found)),
      () => undefined,
    );
  });
  return {
    ...{ rows: shown, toggle, setOpen, shownIncidents, withAlarms, want, versionOf, setAlone },
    /** Reads again what rows stand for, after something was done to it. */
    outdate: outdateAlarms,
  };
}

type Line = IncidentLineFragment | null | undefined;

/** True if an incident has lost alarms. */
const isSmaller = (before: Line, after: Line): boolean =>
  before != null && (after == null || (after.id === before.id && after.count < before.count));

/**
 * Reads a grouped list again once the row of an incident has left it: others of its alarms, which that row stood for, may be in
 * the list still.
 */
function useReplaced({ shown, isOn, reload }: { shown: readonly AlarmRow[]; isOn: boolean; reload: () => void }): void {
  const leaving = useRef(new Set<string>());
  useEffect(() => {
    const now = new Set(shown.flatMap(({ group }) => group?.incident.id ?? []));
    const isGone = isOn && [...leaving.current].some((id) => !now.has(id));
    leaving.current = new Set(
      shown.flatMap(({ group, leftAt }) => (leftAt === null ? [] : (group?.incident.id ?? []))),
    );
    if (isGone) reload();
  }, [shown, isOn, reload]);
}
