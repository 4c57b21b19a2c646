import { expect, test } from 'vitest';
import { boundsOf, previousOf } from './period.ts';

const hours = (bounds: number[]): number[] =>
  bounds.slice(1).map((at, index) => (at - (bounds[index] as number)) / 3_600_000);
const periodOf = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });

test('a week has a part for each local day, also for those of 23 and 25 hours', () => {
  const spring = periodOf('2026-03-27T23:00:00Z', '2026-03-31T22:00:00Z');
  expect(hours(boundsOf(spring, 'Europe/Berlin'))).toEqual([24, 23, 24, 24]);
  const autumn = periodOf('2026-10-24T22:00:00Z', '2026-10-27T23:00:00Z');
  expect(hours(boundsOf(autumn, 'Europe/Berlin'))).toEqual([25, 24, 24]);
});

test('a part of a day at either end is a part', () => {
  const period = periodOf('2026-01-05T18:00:00Z', '2026-01-07T06:00:00Z');
  expect(hours(boundsOf(period, 'UTC'))).toEqual([6, 24, 6]);
  expect(hours(boundsOf(periodOf('2026-01-05T18:00:00Z', '2026-01-05T20:00:00Z'), 'UTC'))).toEqual([2]);
});

test('a quarter has weeks that begin on Mondays, a year has months', () => {
  const quarter = boundsOf(periodOf('2026-01-01T00:00:00Z', '2026-04-01T00:00:00Z'), 'UTC');
  expect(quarter.slice(1, -1).every((at) => new Date(at).getUTCDay() === 1)).toBe(true);
  expect(quarter).toHaveLength(15);
  const year = boundsOf(periodOf('2025-07-01T00:00:00Z', '2026-07-01T00:00:00Z'), 'UTC');
  expect(year.map((at) => new Date(at).toISOString().slice(0, 10)).slice(0, 3)).toEqual([
    '2025-07-01',
    '2025-08-01',
    '2025-09-01',
  ]);
  expect(year).toHaveLength(13);
});

test('ANA.1: a month in which clocks go back has its 31 days', () => {
  const october = boundsOf(periodOf('2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'), 'Europe/Berlin');
  expect(october).toHaveLength(32);
  expect(hours(october)[24]).toBe(25);
});

test('the period before has the same length', () => {
  expect(previousOf({ start: 100, end: 130 })).toEqual({ start: 70, end: 100 });
});
