import { groupBy } from '../../platform/group-by.ts';
import { incidentWindowMinutes } from '../constants.ts';
import { type GroupedStart, groupStarts, keyOf, type Start } from './group.ts';

/** A start of history, with when it returned to normal; null: not yet. Times are milliseconds since the epoch. */
export interface PastStart extends Start {
  endedAt: number | null;
}

/** Rows that people would have seen. */
export interface Replayed {
  /** A row for each alarm that started, without the restarts of alarms whose incident went on. */
  rowsBefore: number;
  /** A row for each incident, and for each alarm alone. */
  rowsAfter: number;
  incidents: number;
  /** Alarms in the largest incident. */
  largest: number;
}

const windowMs = incidentWindowMinutes * 60_000;
/** Starts that lie further back than this are forgotten: none that is to come reaches them. */
const keptMs = 12 * windowMs;

/**
 * Groups starts in memory as incidents do in the product: for trials on history. Starts are added in the order of their time, or
 * in any order within an hour.
 */
export function createReplay(feeds: ReadonlyArray<readonly [source: number, target: number]>) {
  const sources = groupBy(feeds, ([, target]) => target);
  const targets = groupBy(feeds, ([source]) => source);
  const starts = new Map<string, GroupedStart>();
  const onAsset = new Map<number, string[]>();
  const members = new Map<number, Set<string>>();
  /** Newest start of each alarm. */
  const latest = new Map<number, string>();
  /** When the last alarm of an incident returned to normal, as far as is known. */
  const lastEnd = new Map<number, number>();
  const ends = new Map<string, number>();
  let made = 0;
  let restarts = 0;

  const isGoingOn = (start: GroupedStart, at: number): boolean =>
    start.incidentId !== null && (lastEnd.get(start.incidentId) ?? 0) + windowMs >= at;
  const noteEnd = (id: number | null, key: string): void => {
    if (id !== null) lastEnd.set(id, Math.max(lastEnd.get(id) ?? 0, ends.get(key) ?? 0));
  };

  function take(start: PastStart): Start[] {
    const known = starts.get(latest.get(start.alarmId) ?? '');
    const end = start.endedAt ?? Number.POSITIVE_INFINITY;
    if (known && start.at <= known.at) return [];
    if (known && isGoingOn(known, start.at)) {
      restarts += 1;
      ends.set(keyOf(known), Math.max(end, ends.get(keyOf(known)) ?? 0));
      noteEnd(known.incidentId, keyOf(known));
      return [];
    }
    // one that is alone is nobody's cause once its alarm has started again
    if (known && known.incidentId === null) forget(known);
    latest.set(start.alarmId, keyOf(start));
    ends.set(keyOf(start), end);
    return [{ alarmId: start.alarmId, at: start.at, assetId: start.assetId }];
  }

  let alone = 0;
  function forget(start: GroupedStart): void {
    alone += 1;
    starts.delete(keyOf(start));
    const others = onAsset.get(start.assetId)?.filter((key) => key !== keyOf(start)) ?? [];
    onAsset.set(start.assetId, others);
  }

  function nearOf(fresh: readonly Start[]) {
    const assets = [...new Set(fresh.map(({ assetId }) => assetId))];
    const edges = assets.flatMap((assetId) => [...(sources.get(assetId) ?? []), ...(targets.get(assetId) ?? [])]);
    const near = new Set([...assets, ...edges.flat()]);
    const times = fresh.map(({ at }) => at);
    const [from, to] = [Math.min(...times) - windowMs, Math.max(...times) + windowMs];
    const known = [...near].flatMap((id) =>
      (onAsset.get(id) ?? []).flatMap((key) => {
        const start = starts.get(key);
        return start && start.at >= from && start.at <= to ? start : [];
      }),
    );
    return { edges, known, from };
  }

  function apply(fresh: readonly Start[]): void {
    const { edges, known, from } = nearOf(fresh);
    const near = { fresh, known, feeds: edges, fixed: new Set<number>(), whole: new Set<number>() };
    let grouped = groupStarts(near);
    if (grouped.contested.length > 0) {
      const whole = grouped.contested.flatMap((id) => [...(members.get(id) ?? [])]);
      const all = new Map(known.map((start) => [keyOf(start), start]));
      for (const key of whole) all.set(key, starts.get(key) as GroupedStart);
      grouped = groupStarts({ ...near, known: [...all.values()], whole: new Set(grouped.contested) });
    }
    const numbers = new Map<number, number>();
    const numberOf = (id: number | null): number | null => {
      if (id === null || id > 0) return id;
      const number = numbers.get(id) ?? ++made;
      numbers.set(id, number);
      return number;
    };
    for (const start of grouped.changed) put({ ...start, incidentId: numberOf(start.incidentId) }, from);
    for (const { from: gone, into } of grouped.merged)
      for (const key of members.get(gone) ?? []) {
        const start = starts.get(key);
        if (start) put({ ...start, incidentId: numberOf(into) }, from);
      }
  }

  function put(start: GroupedStart, from: number): void {
    const key = keyOf(start);
    const before = starts.get(key);
    starts.set(key, start);
    if (!before) {
      const keys = onAsset.get(start.assetId) ?? [];
      const reached = keys.filter((one) => (starts.get(one)?.at ?? 0) >= from - keptMs);
      onAsset.set(start.assetId, [...reached, key]);
    }
    if (before && before.incidentId !== null && before.incidentId !== start.incidentId)
      members.get(before.incidentId)?.delete(key);
    if (start.incidentId === null) return;
    const own = members.get(start.incidentId) ?? new Set();
    own.add(key);
    members.set(start.incidentId, own);
    noteEnd(start.incidentId, key);
  }

  return {
    /** Adds starts that become known together. */
    add(batch: readonly PastStart[]): void {
      const fresh = new Map<number, Start>();
      const applyFresh = (): void => {
        if (fresh.size > 0) apply([...fresh.values()]);
        fresh.clear();
      };
      for (const start of batch) {
        // whether it stays where it is follows from what became of its start before
        if (fresh.has(start.alarmId)) applyFresh();
        for (const one of take(start)) fresh.set(one.alarmId, one);
      }
      applyFresh();
    },
    /** Returns the groups so far: alarms together, those alone as one each, in no order. */
    groups(): number[][] {
      const byIncident = groupBy(starts.values(), ({ incidentId, alarmId }) => incidentId ?? `alone ${alarmId}`);
      return [...byIncident.values()].map((group) => group.map(({ alarmId }) => alarmId));
    },
    /** Returns the starts with their causes. */
    starts: (): GroupedStart[] => [...starts.values()],
    /** Counts rows so far. */
    count(): Replayed & { restarts: number } {
      const sizes = [...members.values()].map(({ size }) => size).filter((size) => size > 0);
      const alarms = starts.size + alone;
      const grouped = sizes.reduce((sum, size) => sum + size, 0);
      return {
        ...{ rowsBefore: alarms, rowsAfter: alarms - grouped + sizes.length, incidents: sizes.length },
        ...{ largest: Math.max(0, ...sizes), restarts },
      };
    },
  };
}
