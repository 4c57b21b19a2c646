import { expect, test } from 'vitest';
import { fixDelaysSeconds } from '../constants.ts';
import { type JudgedAlarm, suggestFix } from './suggest-fix.ts';

/** Counts for each delay: as many as have at most so many seconds. */
const within = (...seconds: number[]) =>
  fixDelaysSeconds.map((delay) => seconds.filter((second) => second <= delay).length);
const times = (count: number, seconds: number): number[] => Array(count).fill(seconds);

const judged = (given: Partial<JudgedAlarm>): JudgedAlarm => ({
  ...{ alarmId: 1, instances: 96, chattering: 0, fleeting: 0, stale: 0 },
  ...{ endedWithin: within(), returnedWithin: within() },
  ...{ numbers: 0, lowest: null, highest: null, unit: null, decisions: 1, workCount: 1, timeShare: 0 },
  ...given,
});

test('BEY.9: what ends by itself gets the shortest delay that suppresses nearly all that the longest does', () => {
  const ends = [...times(50, 12), ...times(34, 40), ...times(3, 250), ...times(9, 4_000)];
  expect(suggestFix(judged({ endedWithin: within(...ends) }))).toMatchObject({
    kind: 'ON_DELAY',
    seconds: 40,
    count: 84,
    of: 96,
  });
  // less than half of them: no delay
  const few = [...times(47, 12), ...times(49, 4_000)];
  expect(suggestFix(judged({ endedWithin: within(...few) })).kind).toBe('REVIEW');
});

test('BEY.9: what comes back at once gets an off-delay, and a deadband where its values are numbers', () => {
  const returnedWithin = within(...times(71, 30), ...times(25, 9_000));
  expect(suggestFix(judged({ returnedWithin }))).toMatchObject({ kind: 'OFF_DELAY', seconds: 30, count: 71, of: 96 });
  const values = { numbers: 90, lowest: 74.8, highest: 75.3, unit: '°F' };
  const { kind, spread, unit, seconds, count } = suggestFix(judged({ returnedWithin, ...values }));
  expect([kind, seconds, count, unit]).toEqual(['DEADBAND', 30, 71, '°F']);
  expect(spread).toBeCloseTo(0.5);
  // one and the same number is a state, not a measured value; and so are a few numbers among words
  expect(suggestFix(judged({ returnedWithin, ...values, lowest: 1, highest: 1 })).kind).toBe('OFF_DELAY');
  expect(suggestFix(judged({ returnedWithin, ...values, numbers: 20 })).kind).toBe('OFF_DELAY');
});

test('BEY.9: of two delays the one that suppresses more is suggested', () => {
  const both = { endedWithin: within(...times(60, 10)), returnedWithin: within(...times(90, 10)) };
  expect(suggestFix(judged(both))).toMatchObject({ kind: 'OFF_DELAY', count: 90 });
  expect(suggestFix(judged({ ...both, endedWithin: within(...times(90, 10)) }))).toMatchObject({ kind: 'ON_DELAY' });
});

test('BEY.9: what stands is repaired; what is mostly in alarm has its limit reviewed; what nobody acts on is routed', () => {
  expect(suggestFix(judged({ instances: 14, stale: 7 }))).toMatchObject({ kind: 'REPAIR', count: 7, of: 14 });
  expect(suggestFix(judged({ timeShare: 0.63 }))).toMatchObject({ kind: 'LIMIT', timeShare: 0.63 });
  expect(suggestFix(judged({ decisions: 0, workCount: 0 }))).toMatchObject({ kind: 'ROUTE', count: 96 });
  expect(suggestFix(judged({ decisions: 0, workCount: 1 })).kind).toBe('REVIEW');
});

test('BEY.9: a few occurrences prove nothing, and none is no failure', () => {
  expect(suggestFix(judged({ instances: 4, endedWithin: within(...times(4, 1)) })).kind).toBe('REVIEW');
  expect(suggestFix(judged({ instances: 0, endedWithin: [], returnedWithin: [] })).kind).toBe('REVIEW');
});
