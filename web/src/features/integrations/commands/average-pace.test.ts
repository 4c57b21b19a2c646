import { expect, test } from 'vitest';
import { averagePace } from './average-pace.ts';

test('rate and end follow from what is done in the time that it ran', () => {
  expect(averagePace(60_000, { items: 1_200, share: 0.25 })).toEqual({ itemsPerSecond: 20, leftMs: 180_000 });
  expect(averagePace(10_000, { items: 50, share: null })).toEqual({ itemsPerSecond: 5, leftMs: null });
});

test('there is no end before something is done, nor once all is, and no rate at once', () => {
  expect(averagePace(60_000, { items: 0, share: 0 })).toEqual({ itemsPerSecond: 0, leftMs: null });
  expect(averagePace(60_000, { items: 9, share: 0.001 })?.leftMs).toBeNull();
  expect(averagePace(60_000, { items: 9, share: 1 })?.leftMs).toBeNull();
  expect(averagePace(500, { items: 9, share: 0.5 })).toBeNull();
});
