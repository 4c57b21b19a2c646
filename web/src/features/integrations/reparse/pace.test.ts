import { expect, test } from 'vitest';
import { paceOf, type Reading, withReading } from './pace.ts';

const at = (seconds: number, payloads: number, events = payloads * 2): Reading => ({
  at: seconds * 1_000,
  payloads,
  events,
});

test('rate and end are those of the last readings', () => {
  expect(paceOf([], 100)).toBeNull();
  expect(paceOf([at(0, 0)], 100)).toBeNull();
  expect(paceOf([at(0, 0), at(2, 20), at(4, 40)], 100)).toEqual({ eventsPerSecond: 20, leftMs: 6_000 });
  const many = Array.from({ length: 20 }, (_, n) => at(n, n < 10 ? 0 : (n - 10) * 5));
  const readings = many.reduce<readonly Reading[]>(withReading, []);
  expect(readings).toHaveLength(6);
  expect(paceOf(readings, 95)).toEqual({ eventsPerSecond: 10, leftMs: 10_000 });
});

test('where nothing moves there is no end', () => {
  expect(paceOf([at(0, 7), at(2, 7)], 100)).toEqual({ eventsPerSecond: 0, leftMs: null });
  expect(paceOf([at(0, 0), at(2, 120)], 100)?.leftMs).toBe(0);
});

test('the same moment counts once, and a run that begins anew has a pace of its own', () => {
  const readings = [at(0, 10), at(2, 20)];
  expect(withReading(readings, at(2, 20))).toBe(readings);
  expect(withReading(readings, at(4, 5))).toEqual([at(4, 5)]);
});
