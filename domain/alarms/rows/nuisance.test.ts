import { describe, expect, test } from 'vitest';
import { derivedInstances } from '../../../tests/support/derived-log.ts';
import type { EndSource } from '../model/state.ts';
import { countNuisance, nuisanceWindowStart } from './nuisance.ts';

const now = Date.UTC(2026, 4, 8, 12);
const second = 1_000;
let ids = 0;
const instance = (startedAt: number, seconds: number | null = null, endSource: EndSource = 'SOURCE') => ({
  id: String(++ids).padStart(4, '0'),
  startedAt,
  endedAt: seconds === null ? null : startedAt + seconds * second,
  endSource: seconds === null ? null : endSource,
});

describe('chattering', () => {
  test('a second start exactly 600 s after the first is chatter, a millisecond later it is not', () => {
    const first = now - 3_600_000;
    expect(countNuisance([instance(first), instance(first + 600 * second)], now).chatteringCount).toBe(1);
    expect(countNuisance([instance(first), instance(first + 600 * second + 1)], now).chatteringCount).toBe(0);
  });

  test('every start but the first of a run counts', () => {
    const starts = [0, 200, 400, 600, 800].map((at) => instance(now - 3_600_000 + at * second));
    expect(countNuisance(starts, now).chatteringCount).toBe(4);
  });

  test('with three starts in 60 s the second is none and the third is chatter', () => {
    const strict = { windowDays: 7, chatterCount: 3, chatterWindowSeconds: 60, fleetingMaxSeconds: 60 };
    const starts = [0, 30, 60, 91].map((at) => instance(now - 3_600_000 + at * second));
    expect(countNuisance(starts, now, strict).chatteringCount).toBe(1);
  });

  test('a start at the edge of the window is chatter by one that lies before it', () => {
    const edge = nuisanceWindowStart(now);
    expect(countNuisance([instance(edge - 600 * second), instance(edge)], now).chatteringCount).toBe(1);
    expect(countNuisance([instance(edge - 600 * second), instance(edge - 1)], now).chatteringCount).toBe(0);
  });
});

describe('fleeting', () => {
  test('an instance of exactly 300 s is not fleeting, one a millisecond shorter is', () => {
    expect(countNuisance([instance(now - 3_600_000, 300)], now).fleetingCount).toBe(0);
    expect(countNuisance([instance(now - 3_600_000, 299.999)], now).fleetingCount).toBe(1);
  });

  test('ends by SUPERSEDED or REPLAY never count, all others do', () => {
    const endedBy = (end: EndSource) => countNuisance([instance(now - 3_600_000, 10, end)], now).fleetingCount;
    expect([endedBy('SUPERSEDED'), endedBy('REPLAY')]).toEqual([0, 0]);
    expect([endedBy('SOURCE'), endedBy('USER'), endedBy('INFERRED')]).toEqual([1, 1, 1]);
  });

  test('an instance that is still active is not fleeting', () => {
    expect(countNuisance([instance(now - 10 * second)], now).fleetingCount).toBe(0);
  });
});

test('an instance that is both counts once as a nuisance', () => {
  const first = now - 3_600_000;
  const counts = countNuisance([instance(first, 10), instance(first + 60 * second, 10)], now);
  expect(counts).toEqual({ chatteringCount: 1, fleetingCount: 2, nuisanceCount: 2 });
});

test('a real log with 721 ended activations has 172 fleeting ones; 211 of exactly 300 s are none', () => {
  const alarms = derivedInstances();
  expect(alarms.flat().filter((one) => one.endedAt !== null)).toHaveLength(721);
  const wide = { windowDays: 365, chatterCount: 2, chatterWindowSeconds: 600, fleetingMaxSeconds: 300 };
  const sum = (limits: typeof wide, of: 'fleetingCount' | 'chatteringCount') =>
    alarms.reduce((total, one) => total + countNuisance(one, Date.UTC(2022, 5, 7), limits)[of], 0);
  expect(sum(wide, 'fleetingCount')).toBe(172);
  expect(sum({ ...wide, fleetingMaxSeconds: 300.001 }, 'fleetingCount')).toBe(172 + 211);
  expect(sum(wide, 'chatteringCount')).toBe(13);
});
