import { expect, test } from 'vitest';
import { countsPath, dayWithin, hoursData, measureText, mixData } from './performance-values.ts';

test('values are shown as counts or percents, small ones with their digits', () => {
  expect([0, 0.1736, 25.24, 1_307.6, null].map((value) => measureText(value, 'COUNT'))).toEqual([
    '0',
    '0.174',
    '25.2',
    '1,308',
    '—',
  ]);
  expect([0, 0.00046, 0.0139, 1].map((value) => measureText(value, 'SHARE'))).toEqual([
    '0 %',
    '0.046 %',
    '1.4 %',
    '100 %',
  ]);
});

test('KPI.6 the mix leaves out what has no priority, and has no shares of nothing', () => {
  const mix = mixData([
    { priority: 5, instances: 1 },
    { priority: 3, instances: 1 },
    { priority: 1, instances: 2 },
    { priority: 0, instances: 96 },
  ]);
  expect(mix.series.map(({ values }) => values)).toEqual([
    [25, 25, 50],
    [5, 15, 80],
  ]);
  expect(mixData([{ priority: 0, instances: 3 }]).series[0]?.values).toEqual([null, null, null]);
});

test('hours of the week are seven rows of 24, from Monday', () => {
  const { points, series } = hoursData([{ hour: 6 * 24 + 23, instances: 4 }]);
  expect([points.length, series.length, series[23]?.values[6], series[0]?.values[0]]).toEqual([7, 24, 4, 0]);
});

test('a day opens its part of the period, to the minute', () => {
  const within = { start: '2026-05-01T10:30:00.000Z', end: '2026-05-02T08:00:20.000Z' };
  expect(dayWithin('2026-05-01', 'UTC', within)).toEqual({ start: within.start, end: '2026-05-02T00:00:00.000Z' });
  const last = dayWithin('2026-05-02', 'UTC', within);
  expect(countsPath(last, 'UTC', [{ field: 'priority', isExclusion: false, values: ['5'] }])).toBe(
    '/reports/counts?by=alarmId&filter=priority%3A5&from=2026-05-02T00%3A00Z&to=2026-05-02T08%3A01Z&zone=UTC',
  );
});
