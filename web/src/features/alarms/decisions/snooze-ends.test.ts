import { expect, test } from 'vitest';
import { snoozePresets } from '#domain/constants.ts';
import { presetEnd, presetName, presetOfKey } from './snooze-ends.ts';

test('presets are called by hours and days, and have keys', () => {
  expect(snoozePresets.map(presetName)).toEqual(['1 hour', '4 hours', '8 hours', '24 hours', '7 days', '30 days']);
  expect(['1', '6', '7', 'x'].map(presetOfKey)).toEqual([1, 720, undefined, undefined]);
});

test.each([
  ['spring, an hour shorter', '2026-03-07T18:00:00.000Z', '2026-03-08T18:00:00.000Z'],
  ['autumn, an hour longer', '2026-10-31T17:00:00.000Z', '2026-11-01T17:00:00.000Z'],
])('24 hours are 24 hours across the change of the clocks in %s', (_, from, to) => {
  expect(presetEnd(24, Date.parse(from))).toBe(to);
});
