import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incidentWindowMinutes } from '../constants.ts';
import { groupStarts, type Start } from './group.ts';
import { createReplay, type PastStart } from './replay.ts';

const windowMs = incidentWindowMinutes * 60_000;
type Feeds = Array<[number, number]>;

/** Groups all starts at once, without the incremental steps: each takes its best cause, and causes join. */
function groupPlainly(starts: readonly Start[], feeds: Feeds): number[][] {
  const before = (a: Start, b: Start) => a.at - b.at || a.alarmId - b.alarmId;
  const causeOf = (start: Start): Start | undefined => {
    const near = starts.filter((other) => other !== start && Math.abs(other.at - start.at) <= windowMs);
    const upstream = near.filter(({ assetId }) => feeds.some(([a, b]) => a === assetId && b === start.assetId));
    const same = near.filter((other) => other.assetId === start.assetId && before(other, start) < 0);
    return upstream.sort(before)[0] ?? same.sort(before)[0];
  };
  const groups = new Map(starts.map((start) => [start, new Set([start.alarmId])]));
  for (const start of starts) {
    const cause = causeOf(start);
    if (!cause) continue;
    const all = new Set([...(groups.get(start) ?? []), ...(groups.get(cause) ?? [])]);
    for (const [other, group] of groups)
      if (group.has(start.alarmId) || group.has(cause.alarmId)) groups.set(other, all);
  }
  return [...new Set(groups.values())].map((group) => [...group]);
}

const sorted = (groups: number[][]): string[] => groups.map((group) => [...group].sort((a, b) => a - b).join()).sort();

const assets = 6;
/** Any edges between a few assets, cycles included. */
const feedsArbitrary = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 1, max: assets }), fc.integer({ min: 1, max: assets }))
    .filter(([source, target]) => source !== target),
  { maxLength: 10, selector: String },
);
const startsArbitrary = fc
  .array(fc.record({ minute: fc.integer({ min: 0, max: 20 }), assetId: fc.integer({ min: 1, max: assets }) }), {
    maxLength: 14,
  })
  .map((given) =>
    given.map(
      ({ minute, assetId }, index): PastStart => ({
        ...{ alarmId: index + 1, at: minute * 60_000, assetId, endedAt: null },
      }),
    ),
  );
/** The starts in another order, some of them twice, cut into batches. */
const deliveriesOf = (starts: PastStart[]) =>
  fc
    .tuple(
      fc.shuffledSubarray(starts, { minLength: starts.length }),
      fc.subarray(starts),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 30, maxLength: 30 }),
    )
    .map(([all, again, sizes]) => {
      const rest = [...all, ...again];
      const batches: PastStart[][] = [];
      for (const size of sizes) if (rest.length > 0) batches.push(rest.splice(0, size));
      return batches;
    });

describe('grouping', () => {
  test('BEY.1 any order, repetition and batching of the same starts yields the groups of a plain model', () => {
    const cases = fc
      .tuple(feedsArbitrary, startsArbitrary)
      .chain(([feeds, starts]) => fc.tuple(fc.constant(feeds), fc.constant(starts), deliveriesOf(starts)));
    fc.assert(
      fc.property(cases, ([feeds, starts, batches]) => {
        const replay = createReplay(feeds);
        for (const batch of batches) replay.add(batch);
        expect(sorted(replay.groups())).toEqual(sorted(groupPlainly(starts, feeds as Feeds)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('BEY.1 an alarm stays in its incident while it goes on, however often it starts', () => {
    const replay = createReplay([[1, 2]]);
    const minute = 60_000;
    replay.add([
      { alarmId: 1, assetId: 1, at: 0, endedAt: 60 * minute },
      { alarmId: 2, assetId: 2, at: minute, endedAt: 2 * minute },
    ]);
    for (let at = 10; at < 50; at += 10)
      replay.add([{ alarmId: 2, assetId: 2, at: at * minute, endedAt: (at + 1) * minute }]);
    expect(sorted(replay.groups())).toEqual(['1,2']);
    expect(replay.count()).toMatchObject({ rowsBefore: 2, rowsAfter: 1, restarts: 4 });
    // long after all of it returned to normal it begins anew
    replay.add([{ alarmId: 2, assetId: 2, at: 120 * minute, endedAt: null }]);
    expect(replay.count()).toMatchObject({ rowsBefore: 3, rowsAfter: 2, incidents: 1 });
  });

  const known = (alarmId: number, assetId: number, incidentId: number | null, isPlaced = false) => ({
    ...{ alarmId, at: 0, assetId, cause: null, incidentId, isPlaced },
  });
  const none = { fixed: new Set<number>(), whole: new Set<number>() };

  test('BEY.1 what a person split off is moved by no grouping, and is nobody’s cause', () => {
    const grouped = groupStarts({
      ...none,
      known: [known(1, 1, null, true)],
      fresh: [
        { alarmId: 2, at: 1, assetId: 2 },
        { alarmId: 3, at: 1, assetId: 0 },
      ],
      feeds: [
        [1, 2],
        [0, 1],
      ],
    });
    expect(grouped.changed.map(({ alarmId, incidentId }) => [alarmId, incidentId])).toEqual([
      [2, null],
      [3, null],
    ]);
  });

  test('BEY.1 an incident that people have changed loses no alarm to a better cause', () => {
    const member = { ...known(2, 2, 7), cause: { alarmId: 1, at: 0, assetId: 1, isUpstream: false } };
    const given = {
      known: [known(1, 2, 7), member],
      fresh: [{ alarmId: 3, at: 0, assetId: 3 }],
      feeds: [[3, 2]] as Feeds,
    };
    expect(groupStarts({ ...given, ...none }).contested).toEqual([7]);
    const { changed, contested } = groupStarts({ ...given, ...none, fixed: new Set([7]) });
    expect(contested).toEqual([]);
    expect(changed.find(({ alarmId }) => alarmId === 2)).toBeUndefined();
  });

  test('BEY.1 two incidents that meet under one cause become the older; new ones are numbered below 0', () => {
    const { changed, merged } = groupStarts({
      ...none,
      known: [known(1, 2, 7), known(2, 3, 5)],
      fresh: [
        { alarmId: 3, at: 1, assetId: 1 },
        { alarmId: 4, at: 1, assetId: 8 },
        { alarmId: 5, at: 1, assetId: 9 },
      ],
      feeds: [
        [1, 2],
        [1, 3],
        [8, 9],
      ],
    });
    expect(merged).toEqual([{ from: 7, into: 5 }]);
    expect(Object.fromEntries(changed.map(({ alarmId, incidentId }) => [alarmId, incidentId]))).toEqual({
      ...{ 1: 5, 2: 5, 3: 5, 4: -1, 5: -1 },
    });
  });
});
