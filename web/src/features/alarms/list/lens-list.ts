import type { AlarmRowMessage } from '../../../../../domain/live/socket-events.ts';
import type { AlarmOrderField, AlarmRowFragment, SortDirection } from '../../../generated/graphql.ts';

/** What socket messages do not carry. */
type Unheard = 'properties' | 'snoozeReason' | 'snoozedBy';

/** A row's alarm. `properties` is null until it and what else a message does not carry are read. */
export type LensAlarm = Omit<AlarmRowFragment, Unheard> &
  Partial<Pick<AlarmRowFragment, 'snoozeReason' | 'snoozedBy'>> & {
    properties: AlarmRowFragment['properties'] | null;
  };

export interface LensSort {
  field: AlarmOrderField;
  direction: SortDirection;
}

export interface LensRow {
  alarm: LensAlarm;
  /** When the alarm left the lens; it stays drawn, dimmed, until the next merge or sweep. ms */
  leftAt: number | null;
  /** When a live change last touched the row, for its tint. ms */
  changedAt: number | null;
}

/** The list of one lens as drawn, and what waits to be drawn. */
export interface LensList {
  sort: LensSort;
  rows: LensRow[];
  /** Arrivals behind the "n new" pill, newest first. */
  waiting: LensAlarm[];
  /** Last alarm of the last page read: nothing that sorts after it is known while `hasMore`. */
  edge: LensAlarm | null;
  hasMore: boolean;
  /** Newest version heard of by alarm, and whether the alarm was in the lens then. */
  heard: ReadonlyMap<string, { version: number; inLens: boolean }>;
}

interface Page {
  alarms: LensAlarm[];
  hasMore: boolean;
}
/** `untouched`: nothing is focused, selected or hovered and the list is at its top, so rows may move. */
interface Message {
  alarm: AlarmRowMessage;
  untouched: boolean;
  now: number;
}

export type LensAction =
  | ({ type: 'started'; sort: LensSort } & Page)
  | ({ type: 'paged' } & Page)
  | ({ type: 'refetched'; now: number } & Page)
  | ({ type: 'ingress' | 'egress' | 'updated' } & Message)
  | { type: 'merged' }
  | { type: 'swept'; now: number; keep: (id: string) => boolean }
  | { type: 'located'; ids: string[]; alarms: LensAlarm[] };

/** How long a row that left stays drawn. */
export const leftRowStaysMs = 10_000;

export const emptyList = (sort: LensSort): LensList => ({
  sort,
  rows: [],
  waiting: [],
  edge: null,
  hasMore: true,
  heard: new Map(),
});

const sortKey: Record<AlarmOrderField, (alarm: LensAlarm) => number | string> = {
  ALARM_TIME: (alarm) => alarm.latestAlarmTime ?? '',
  PRIORITY: (alarm) => alarm.priority,
  NUISANCE_COUNT: (alarm) => alarm.nuisanceCount,
  SNOOZE_EXPIRES_AT: (alarm) => alarm.snoozeExpiresAt ?? '',
};
const compareKeys = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);

/** Order of two alarms under a sort; equal ones by alarm time, then id, newest first. */
export function compareAlarms(sort: LensSort, a: LensAlarm, b: LensAlarm): number {
  const key = sortKey[sort.field];
  const bySort = compareKeys(key(a), key(b)) * (sort.direction === 'ASC' ? 1 : -1);
  return bySort || compareKeys(sortKey.ALARM_TIME(b), sortKey.ALARM_TIME(a)) || compareKeys(Number(b.id), Number(a.id));
}

const drawn = (alarm: LensAlarm): LensRow => ({ alarm, leftAt: null, changedAt: null });
const hasRow = (list: LensList, id: string) => list.rows.some((row) => row.alarm.id === id);
const isBeyondEdge = (list: LensList, alarm: LensAlarm) =>
  list.hasMore && list.edge !== null && compareAlarms(list.sort, alarm, list.edge) > 0;

/** A message as a row's alarm, with the properties that an earlier reading brought. */
function fromMessage(list: LensList, message: AlarmRowMessage): LensAlarm {
  const known =
    list.rows.find((row) => row.alarm.id === message.id)?.alarm ?? list.waiting.find(({ id }) => id === message.id);
  return { ...message, properties: known?.properties ?? null, cursor: known?.cursor ?? null };
}

const hear = (list: LensList, alarm: { id: string; version: number }, inLens: boolean): LensList => ({
  ...list,
  heard: new Map(list.heard).set(alarm.id, { version: alarm.version, inLens }),
});

/** An alarm that belongs in the list: changed in place, drawn, or waiting. */
function arrive(list: LensList, { alarm: message, untouched, now }: Message): LensList {
  const alarm = fromMessage(list, message);
  if (hasRow(list, alarm.id)) {
    const rows = list.rows.map((row) => (row.alarm.id === alarm.id ? { alarm, leftAt: null, changedAt: now } : row));
    return { ...list, rows };
  }
  if (isBeyondEdge(list, alarm)) return list;
  const waiting = list.waiting.filter(({ id }) => id !== alarm.id);
  if (!untouched) return { ...list, waiting: [alarm, ...waiting] };
  const at = list.rows.findIndex((row) => compareAlarms(list.sort, alarm, row.alarm) < 0);
  const rows = list.rows.toSpliced(at < 0 ? list.rows.length : at, 0, { ...drawn(alarm), changedAt: now });
  return { ...list, rows, waiting };
}

function leave(list: LensList, { alarm: message, untouched, now }: Message): LensList {
  const waiting = list.waiting.filter(({ id }) => id !== message.id);
  if (untouched) return { ...list, waiting, rows: list.rows.filter((row) => row.alarm.id !== message.id) };
  const alarm = fromMessage(list, message);
  const rows = list.rows.map((row) =>
    row.alarm.id === alarm.id ? { alarm, leftAt: row.leftAt ?? now, changedAt: row.changedAt } : row,
  );
  return { ...list, rows, waiting };
}

/** Adds a page below. What the socket said later than the page was read stays true. */
function append(list: LensList, { alarms, hasMore }: Page): LensList {
  const newer = (alarm: LensAlarm) => {
    const heard = list.heard.get(alarm.id);
    return heard && heard.version >= alarm.version ? heard : null;
  };
  const fresh = alarms.filter((alarm) => !hasRow(list, alarm.id) && newer(alarm)?.inLens !== false);
  const read = new Map(alarms.map((alarm) => [alarm.id, alarm]));
  const rows = list.rows.map((row) => {
    const again = read.get(row.alarm.id);
    return again && !newer(again) ? { ...row, alarm: again, leftAt: null } : row;
  });
  return {
    ...list,
    rows: [...rows, ...fresh.map(drawn)],
    waiting: list.waiting.filter(({ id }) => !read.has(id)),
    edge: alarms.at(-1) ?? list.edge,
    hasMore,
  };
}

/** Compares the list with a reading of its first rows, made after events may have been missed. */
function reconcile(list: LensList, { alarms, hasMore, now }: Page & { now: number }): LensList {
  const read = new Map(alarms.map((alarm) => [alarm.id, alarm]));
  const last = alarms.at(-1);
  const wasCompared = (alarm: LensAlarm) => !hasMore || (last && compareAlarms(list.sort, alarm, last) <= 0);
  const rows = list.rows.map((row): LensRow => {
    const again = read.get(row.alarm.id);
    if (!again) return wasCompared(row.alarm) ? { ...row, leftAt: row.leftAt ?? now } : row;
    const changed = again.version > row.alarm.version;
    return { alarm: changed ? again : row.alarm, leftAt: null, changedAt: changed ? now : row.changedAt };
  });
  const waiting = alarms
    .filter((alarm) => !hasRow(list, alarm.id))
    .toSorted((a, b) => compareAlarms(newestFirst, a, b));
  const wholeList = list.edge === null || wasCompared(list.edge);
  return { ...list, rows, waiting, ...(wholeList && { edge: last ?? null, hasMore }) };
}
const newestFirst: LensSort = { field: 'ALARM_TIME', direction: 'DESC' };

function merge(list: LensList): LensList {
  const staying = list.rows.filter((row) => row.leftAt === null);
  const rows = [...staying, ...list.waiting.map(drawn)]
    .filter((row) => !isBeyondEdge(list, row.alarm))
    .sort((a, b) => compareAlarms(list.sort, a.alarm, b.alarm));
  return { ...list, rows, waiting: [] };
}

function locate(list: LensList, ids: string[], alarms: LensAlarm[]): LensList {
  const read = new Map(alarms.map((alarm) => [alarm.id, alarm]));
  const located = (alarm: LensAlarm): LensAlarm => {
    if (!ids.includes(alarm.id) || alarm.properties) return alarm;
    const { properties, snoozeReason, snoozedBy } = read.get(alarm.id) ?? {};
    return { ...alarm, snoozeReason, snoozedBy, properties: properties ?? [] };
  };
  return {
    ...list,
    rows: list.rows.map((row) => ({ ...row, alarm: located(row.alarm) })),
    waiting: list.waiting.map(located),
  };
}

/** The live lens list: pure, so that every rule about rows that move or stay can be tested alone. */
export function lensListReducer(list: LensList, action: LensAction): LensList {
  switch (action.type) {
    case 'started':
      return append(emptyList(action.sort), action);
    case 'paged':
      return append(list, action);
    case 'refetched':
      return reconcile(list, action);
    case 'ingress':
    case 'updated':
    case 'egress': {
      const heard = list.heard.get(action.alarm.id);
      const held = list.rows.find((row) => row.alarm.id === action.alarm.id)?.alarm.version;
      if (action.alarm.version < Math.max(heard?.version ?? 0, held ?? 0)) return list;
      // A row that left is not brought back by a change, only by a new ingress.
      if (action.type === 'updated' && heard?.inLens === false) return list;
      const inLens = action.type !== 'egress';
      return (inLens ? arrive : leave)(hear(list, action.alarm, inLens), action);
    }
    case 'merged':
      return merge(list);
    case 'swept':
      return {
        ...list,
        rows: list.rows.filter(
          ({ alarm, leftAt }) => leftAt === null || action.now - leftAt < leftRowStaysMs || action.keep(alarm.id),
        ),
      };
    case 'located':
      return locate(list, action.ids, action.alarms);
  }
}
