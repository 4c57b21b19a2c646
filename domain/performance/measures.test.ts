import { expect, test } from 'vitest';
import { daysOf } from './days.ts';
import { floodsOf } from './floods.ts';
import { measureAll, statusOf } from './measures.ts';

const minute = 60_000;
const from = Date.UTC(2026, 4, 1);

test('KPI.23 floods are windows in a row with more than 10 occurrences, the largest first', () => {
  const until = from + 24 * 60 * minute;
  const windows = new Map([
    [143, 12],
    [1, 11],
    [3, 40],
    [0, 11],
    [2, 10],
    [60, 11],
    [61, 13],
    [62, 11],
  ]);
  const at = (window: number) => from + window * 10 * minute;
  expect(floodsOf(windows, { from, until })).toEqual([
    { start: at(3), end: at(4), instances: 40, peak: 40 },
    { start: at(60), end: at(63), instances: 35, peak: 13 },
    { start: at(0), end: at(2), instances: 22, peak: 11 },
    { start: at(143), end: until, instances: 12, peak: 12 },
  ]);
});

test('KPI.23 a flood of now ends now, and windows begin with the minute that the period begins in', () => {
  const begun = from + 20_000;
  const until = from + 13 * minute;
  expect(floodsOf(new Map([[1, 11]]), { from: begun, until })).toEqual([
    { start: from + 10 * minute, end: until, instances: 11, peak: 11 },
  ]);
});

test('KPI.23 up to the target a value is good, up to the limit near it, beyond it too much', () => {
  const bounds = { target: 150, limit: 300 };
  expect([150, 150.5, 300, 301, null].map((value) => statusOf(value, bounds))).toEqual([
    'GOOD',
    'NEAR',
    'NEAR',
    'BEYOND',
    'UNKNOWN',
  ]);
  expect(statusOf(1, { target: 0, limit: 0 })).toBe('BEYOND');
  expect(statusOf(9, null)).toBe('NO_TARGET');
  expect(measureAll(null).every(({ value }) => value === null)).toBe(true);
});

test('NUIS.6 days add up the changes of stale occurrences, on nights of 23 and 25 hours too', () => {
  const timezone = 'Europe/Berlin';
  const of = { from: Date.UTC(2026, 9, 23, 22), until: Date.UTC(2026, 9, 26, 23), timezone };
  const changes = new Map([
    ['2026-10-24', 2],
    ['2026-10-25', 1],
    ['2026-10-26', -3],
    ['2026-10-27', -1],
  ]);
  expect(daysOf(of, new Map([['2026-10-25', 7]]), changes)).toEqual([
    { date: '2026-10-24', instances: 0, stale: 2 },
    { date: '2026-10-25', instances: 7, stale: 3 },
    { date: '2026-10-26', instances: 0, stale: 0 },
  ]);
  expect(daysOf({ ...of, until: of.from }, new Map(), changes)).toEqual([]);
});
