import { expect, test } from 'vitest';
import { readDurations, readNumbers, readTimes, readTimesOfDay } from './ranges.ts';

const chicago = { now: Date.parse('2026-11-01T06:30:00Z'), timezone: 'America/Chicago' };
const times = (text: string, moment = chicago) => {
  const { min, max } = readTimes('Alarm Time', text)?.(moment) ?? { min: null, max: null };
  return [min, max].map((at) => (at === null ? null : new Date(at).toISOString()));
};

test('windows count hours from now, back, forward and to either side', () => {
  expect(times('-24h..now')).toEqual(['2026-10-31T06:30:00.000Z', '2026-11-01T06:30:00.000Z']);
  expect(times('-168h..now')[0]).toBe('2026-10-25T06:30:00.000Z');
  expect(times('-720h..now')[0]).toBe('2026-10-02T06:30:00.000Z');
  expect(times('-2160h..now')[0]).toBe('2026-08-03T06:30:00.000Z');
  expect(times('now..+24h')[1]).toBe('2026-11-02T06:30:00.000Z');
  expect(times('-720h..+720h')).toEqual(['2026-10-02T06:30:00.000Z', '2026-12-01T06:30:00.000Z']);
});

test('days are those of the timezone that asks, with 25 hours where clocks go back', () => {
  const whole = ['2026-11-01T05:00:00.000Z', '2026-11-02T05:59:59.999Z'];
  expect(times('2026-11-01')).toEqual(whole);
  expect(times('0d..0d')).toEqual(whole);
  expect(times('0d', { ...chicago, timezone: 'UTC' })).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-11-01T23:59:59.999Z',
  ]);
  expect(times('-1d..+1d')).toEqual(['2026-10-31T05:00:00.000Z', '2026-11-03T05:59:59.999Z']);
});

test('an instant takes in all that it names', () => {
  expect(times('2026-05-01T08:00Z..2026-05-01T17:30Z')).toEqual([
    '2026-05-01T08:00:00.000Z',
    '2026-05-01T17:30:59.999Z',
  ]);
  expect(times('2026-05-01T08:00:05Z')).toEqual(['2026-05-01T08:00:05.000Z', '2026-05-01T08:00:05.999Z']);
  expect(times('2026-05-01T08:00:05.123Z')).toEqual(['2026-05-01T08:00:05.123Z', '2026-05-01T08:00:05.123Z']);
});

test('numbers and durations may be open to a side', () => {
  expect(readNumbers('Count', '3..')).toEqual({ min: 3, max: null });
  expect(readNumbers('Count', '..7')).toEqual({ min: null, max: 7 });
  expect(readNumbers('Count', '5')).toEqual({ min: 5, max: 5 });
  expect(readNumbers('Count', '..')).toBeNull();
  expect(readDurations('Time in Alarm', '5m..2d1h30m')).toEqual({ min: 300_000, max: 178_200_000 });
  expect(readDurations('Time in Alarm', '26h..')).toEqual({ min: 93_600_000, max: null });
});

test('times of day may go over midnight, and are open to a side', () => {
  const during = (text: string) => readTimesOfDay('Alarm Time of Day', text);
  expect(during('22:00..06:30')).toEqual({ from: 1_320, to: 390 });
  expect(during('..06:30')).toEqual({ from: 0, to: 390 });
  expect(during('22:00..')).toEqual({ from: 1_320, to: 1_439 });
  expect(during('..')).toBeNull();
  for (const wrong of ['24:00..', '7:00..8:00', '06:60', '06:30..07:00..08:00', 'night'])
    expect(() => during(wrong), wrong).toThrow();
});
