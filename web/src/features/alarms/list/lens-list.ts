import type { AlarmRowMessage } from '#domain/live/socket-events.ts';
import type { LensSort } from '#features/lists/lens-address.ts';
import type { AlarmCmmsFragment, AlarmOrderField, AlarmRowFragment } from '#generated/graphql.ts';

/** Fields not in socket messages. */
type Unheard = 'properties' | 'snoozeReason' | 'snoozedBy';

/** A row's alarm. `properties` is null until the fields that a message does not carry are read. */
export type LensAlarm = Omit<AlarmRowFragment, Unheard> &
  Partial<Pick<AlarmRowFragment, 'snoozeReason' | 'snoozedBy'> & AlarmCmmsFragment> & {
    properties: AlarmRowFragment['properties'] | null;
  };

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
  /** True if more arrived than are held: a merge reads the list again. */
  hasMissed: boolean;
  /** Last alarm of the last page read: nothing that sorts after it is known while `hasMore`. */
  edge: LensAlarm | null;
  hasMore: boolean;
  /** Newest known version by alarm, and whether the alarm was in the lens then; latest messages come last. */
  heard: ReadonlyMap<string, { version: number; inLens: boolean }>;
}

interface Page {
  alarms: LensAlarm[];
  hasMore: boolean;
}
export interface LensEvent {
  type: 'ingress' | 'egress' | 'updated';
  alarm: AlarmRowMessage;
}
/** `untouched`: nothing is focused, selected or hovered and the list is at its top, so rows may move. */
interface Hearing {
  untouched: boolean;
  now: number;
}

export type LensAction =
  | ({ type: 'started'; sort: LensSort } & Page)
  | ({ type: 'paged' } & Page)
  | ({ type: 'refetched'; now: number } & Page)
  | ({ type: 'heard'; events: readonly LensEvent[] } & Hearing)
  | { type: 'merged' }
  | { type: 'swept'; now: number; keep: (id: string) => boolean }
  | { type: 'located'; ids: string[]; alarms: LensAlarm[] };

/** Time a row that left stays drawn. */
export const leftRowStaysMs = 10_000;
/**
 * Limits of a list in a flood: arrivals behind its pill, rows while it draws them at its top, and alarms it remembers;
 * rows further down are read again when somebody scrolls there.
 */
export const heldMost = { waiting: 1_000, rows: 300, heard: 5_000 } as const;

export const emptyList = (sort: LensSort): LensList => ({
  sort,
  rows: [],
  waiting: [],
  hasMissed: false,
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

/** Fields of an earlier reading that messages do not carry; the snooze's reason only while that snooze lasts. */
function unheardOf(known: LensAlarm, { snoozeExpiresAt }: AlarmRowMessage): Partial<LensAlarm> {
  const { cmmsConfigStatus, cmmsMappedAssetName, cmmsMappedAssetValue, cmmsMappedLocationName } = known;
  return {
    ...{ cmmsConfigStatus, cmmsMappedAssetName, cmmsMappedAssetValue, cmmsMappedLocationName },
    cmmsMappedLocationValue: known.cmmsMappedLocationValue,
    ...(snoozeExpiresAt === known.snoozeExpiresAt && { snoozeReason: known.snoozeReason, snoozedBy: known.snoozedBy }),
  };
}

/** A message as a row's alarm, plus the rest of an earlier reading. */
const fromMessage = (message: AlarmRowMessage, known: LensAlarm | undefined): LensAlarm => ({
  ...message,
  ...(known && unheardOf(known, message)),
  properties: known?.properties ?? null,
  cursor: known?.cursor ?? null,
});

type Heard = Map<string, { version: number; inLens: boolean }>;
/** Latest message about an alarm; `hasLeft`: it was out of the lens since the list was drawn. */
interface News {
  message: AlarmRowMessage;
  inLens: boolean;
  hasLeft: boolean;
}

/** Reduces events to one per alarm, latest last; records them in `heard` and skips those that change nothing. */
function newsOf(events: readonly LensEvent[], heard: Heard, drawnById: ReadonlyMap<string, LensRow>) {
  const news = new Map<string, News>();
  for (const { type, alarm: message } of events) {
    const { id, version } = message;
    const known = heard.get(id);
    if (version < Math.max(known?.version ?? 0, drawnById.get(id)?.alarm.version ?? 0)) continue;
    if (type === 'updated' && known?.inLens === false) continue;
    const inLens = type !== 'egress';
    const hasLeft = !inLens || (news.get(id)?.hasLeft ?? false);
    // reset, so that it comes last
    heard.delete(id);
    heard.set(id, { version, inLens });
    news.delete(id);
    news.set(id, { message, inLens, hasLeft });
  }
  for (const id of heard.keys()) {
    if (heard.size <= heldMost.heard) break;
    heard.delete(id);
  }
  return news;
}

/** Applies a batch of events in one pass over the list: alarms change in place, are drawn, wait, or leave. */
function hearAll(list: LensList, events: readonly LensEvent[], { untouched, now }: Hearing): LensList {
  const heard: Heard = new Map(list.heard);
  const drawnById = new Map(list.rows.map((row) => [row.alarm.id, row]));
  const news = newsOf(events, heard, drawnById);
  if (news.size === 0) return list;
  const waitingById = new Map(list.waiting.map((alarm) => [alarm.id, alarm]));
  const alarmOf = ({ message }: News): LensAlarm =>
    fromMessage(message, drawnById.get(message.id)?.alarm ?? waitingById.get(message.id));
  const isDropped = ({ hasLeft }: News) => untouched && hasLeft;

  const rows = list.rows.flatMap((row): LensRow[] => {
    const one = news.get(row.alarm.id);
    if (!one) return [row];
    if (isDropped(one)) return [];
    const alarm = alarmOf(one);
    return [one.inLens ? { alarm, leftAt: null, changedAt: now } : { ...row, alarm, leftAt: row.leftAt ?? now }];
  });
  const waitsNoMore = new Set<string>();
  const came: LensAlarm[] = [];
  for (const [id, one] of news) {
    if (one.hasLeft) waitsNoMore.add(id);
    if (!one.inLens || (drawnById.has(id) && !isDropped(one))) continue;
    const alarm = alarmOf(one);
    if (isBeyondEdge(list, alarm)) continue;
    waitsNoMore.add(id);
    came.push(alarm);
  }
  const waiting = list.waiting.filter(({ id }) => !waitsNoMore.has(id));
  if (!untouched) {
    waiting.unshift(...came.toReversed());
    const hasMissed = list.hasMissed || waiting.length > heldMost.waiting;
    return { ...list, heard, rows, hasMissed, waiting: waiting.slice(0, heldMost.waiting) };
  }
  for (const alarm of came) {
    const at = rows.findIndex((row) => compareAlarms(list.sort, alarm, row.alarm) < 0);
    rows.splice(at < 0 ? rows.length : at, 0, { ...drawn(alarm), changedAt: now });
  }
  return shortened({ ...list, heard, rows, waiting });
}

/** Drops rows beyond the limit, back to one whose cursor the next page can be read from. */
function shortened(list: LensList): LensList {
  if (list.rows.length <= heldMost.rows) return list;
  const last = list.rows.findLastIndex(({ alarm }, index) => index < heldMost.rows && alarm.cursor);
  const edge = list.rows[last]?.alarm;
  return edge ? { ...list, rows: list.rows.slice(0, last + 1), edge, hasMore: true } : list;
}

/** Adds a page below. Newer versions from the socket win over the page. */
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
  return shortened({ ...list, rows, waiting: [], hasMissed: false });
}

function locate(list: LensList, ids: string[], alarms: LensAlarm[]): LensList {
  const asked = new Set(ids);
  const read = new Map(alarms.map((alarm) => [alarm.id, alarm]));
  const located = (alarm: LensAlarm): LensAlarm => {
    if (alarm.properties || !asked.has(alarm.id)) return alarm;
    const again = read.get(alarm.id);
    return {
      ...alarm,
      ...(again && unheardOf(again, alarm)),
      cursor: alarm.cursor ?? again?.cursor ?? null,
      properties: again?.properties ?? [],
    };
  };
  return {
    ...list,
    // a row that stays the same is not drawn again
    rows: list.rows.map((row) => {
      const alarm = located(row.alarm);
      return alarm === row.alarm ? row : { ...row, alarm };
    }),
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
    case 'heard':
      return hearAll(list, action.events, action);
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
