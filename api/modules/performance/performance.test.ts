import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { industryGrid } from '../../../domain/constants.ts';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

/**
 * Two days of a small building, worked out on paper; the test looks at them a month later. Times are UTC.
 *
 * Alarms: 1 (priority 5), 2 (priority 3), 3 (priority 2), 4 (none), 5 (deleted).
 * Occurrences:
 *   1: 04-30 23:55 to 23:56 · 05-01 00:04 to 00:30 · 10:00:00, then every 30 s until 10:05:30, each ended after 20 s
 *      · 10:10:00, then every 30 s until 10:15:00, each superseded after 20 s
 *   2: 04-29 00:00 to 05-02 06:00      3: 05-01 12:00, still active
 *   4: 05-02 20:00 to 20:05 · 05-02 20:15 to 20:16 · 05-03 00:00 to 00:30      5: 05-01 10:00 to 10:01
 */
const at = (text: string): number => Date.parse(`2026-${text}Z`);
const range = { start: '2026-05-01T00:00:00Z', end: '2026-05-03T00:00:00Z' };
const hourMs = 3_600_000;

let api: TestApi;
let customerId: number;
let person: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(at('06-01T12:00:00')) } });
  customerId = await api.newCustomer();
  person = await api.newPerson(customerId, 'STANDARD');
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms([1, 2, 3, 4].map((id) => ({ customerId, id, systemId })));
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [5, 3, 2, 0, 4].map((priority, index) => ({
      ...{ customer_id: customerId, alarm_id: index + 1, created_at: '2026-04-01T00:00:00.000Z', system_id: systemId },
      ...{ contextual_name: `Alarm ${index + 1}`, priority, version: 1, is_deleted: index === 4 ? 1 : 0 },
    })),
  });
  const one = (alarmId: number, from: string, to: string | null) =>
    instanceRow({ alarmId, startedAt: at(from), endedAt: to === null ? null : at(to) });
  const burst = (from: string, count: number, endSource: 'SOURCE' | 'SUPERSEDED') =>
    Array.from({ length: count }, (_, index) => {
      const startedAt = at(from) + index * 30_000;
      return instanceRow({ alarmId: 1, startedAt, endedAt: startedAt + 20_000, endSource });
    });
  await storeInstances(api.warehouse, customerId, [
    one(1, '04-30T23:55:00', '04-30T23:56:00'),
    one(1, '05-01T00:04:00', '05-01T00:30:00'),
    ...burst('05-01T10:00:00', 12, 'SOURCE'),
    ...burst('05-01T10:10:00', 11, 'SUPERSEDED'),
    one(2, '04-29T00:00:00', '05-02T06:00:00'),
    one(3, '05-01T12:00:00', null),
    one(4, '05-02T20:00:00', '05-02T20:05:00'),
    one(4, '05-02T20:15:00', '05-02T20:16:00'),
    one(4, '05-03T00:00:00', '05-03T00:30:00'),
    one(5, '05-01T10:00:00', '05-01T10:01:00'),
  ]);
});
afterAll(() => api?.stop());

interface Measured {
  name: string;
  value: number | null;
  status: string;
}
interface Performance {
  measures: Measured[];
  hours: number;
  instances: number;
  alarms: number;
  days: unknown[];
  hoursOfWeek: Array<{ hour: number; instances: number }>;
  priorities: unknown[];
  topTen: unknown[];
  worst: unknown[];
  floods: unknown[];
  floodCount: number;
}
const document = `query ($input: AlarmPerformanceInput!) { alarmPerformance(input: $input) {
  measures { name value status } hours instances alarms days { date instances stale } hoursOfWeek { hour instances }
  priorities { priority instances } topTen { alarmId name value } worst { kind count worst { alarmId name value } }
  floods { start end instances peak } floodCount } }`;
const ask = (input: object = {}, by = person) =>
  api.gql<{ alarmPerformance: Performance }>(document, by, { input: { range, timezone: 'UTC', ...input } });
async function measured(input: object = {}): Promise<Performance> {
  const { data, errors } = await ask(input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.alarmPerformance;
}
const valuesOf = ({ measures }: { measures: Measured[] }) =>
  Object.fromEntries(measures.map(({ name, value, status }) => [name, [value, status]]));

describe('two days of a small building', () => {
  test('KPI.23 rates, peaks and floods, per position', async () => {
    const performance = await measured();
    expect(performance).toMatchObject({ hours: 48, instances: 27, alarms: 3 });
    expect(valuesOf(performance)).toMatchObject({
      PER_DAY: [27 / 2, 'GOOD'],
      PER_HOUR: [27 / 48, 'GOOD'],
      PER_WINDOW: [27 / 288, 'GOOD'],
      PEAK_HOUR: [23, 'NEAR'],
      PEAK_WINDOW: [12, 'BEYOND'],
      PEAK_MINUTE: [2, 'GOOD'],
      TIME_IN_FLOOD: [2 / 288, 'GOOD'],
      TOP_TEN_SHARE: [1, 'BEYOND'],
    });
    expect(performance.floodCount).toBe(1);
    expect(performance.floods).toEqual([
      { start: '2026-05-01T10:00:00.000Z', end: '2026-05-01T10:20:00.000Z', instances: 23, peak: 12 },
    ]);
    expect(performance.days).toEqual([
      { date: '2026-05-01', instances: 25, stale: 1 },
      { date: '2026-05-02', instances: 2, stale: 2 },
    ]);
    // the first of May is a Friday
    expect(performance.hoursOfWeek.toSorted((a, b) => a.hour - b.hour)).toEqual([
      { hour: 4 * 24, instances: 1 },
      { hour: 4 * 24 + 10, instances: 23 },
      { hour: 4 * 24 + 12, instances: 1 },
      { hour: 5 * 24 + 20, instances: 2 },
    ]);
  });

  test('NUIS.2 NUIS.3 NUIS.6 chattering, fleeting, stale and standing alarms, each with the worst', async () => {
    const performance = await measured();
    expect(valuesOf(performance)).toMatchObject({
      CHATTERING: [1, 'BEYOND'],
      FLEETING: [2, 'BEYOND'],
      STALE_PER_DAY: [2, 'GOOD'],
      STANDING: [1, 'NO_TARGET'],
    });
    const alarm = (id: number, value: number) => ({ alarmId: String(id), name: `Alarm ${id}`, value });
    expect(performance.worst).toEqual([
      // the one at 00:04 chatters because of one before the period, the first at 10:00 does not
      { kind: 'CHATTERING', count: 1, worst: [alarm(1, 1 + 11 + 11)] },
      // superseded ones have no real duration; one of exactly five minutes is not fleeting
      { kind: 'FLEETING', count: 2, worst: [alarm(1, 12), alarm(4, 1)] },
      { kind: 'STALE', count: 2, worst: [alarm(2, 78 * hourMs), alarm(3, 36 * hourMs)] },
      { kind: 'STANDING', count: 1, worst: [alarm(3, 36 * hourMs)] },
    ]);
    expect(performance.topTen).toEqual([alarm(1, 24), alarm(4, 2), alarm(3, 1)]);
    expect(performance.priorities).toEqual([
      { priority: 5, instances: 24 },
      { priority: 2, instances: 1 },
      { priority: 0, instances: 2 },
    ]);
  });

  test('of the alarms that the criteria take; what history does not know is refused by name', async () => {
    const low = { criteria: [{ field: 'priority', values: ['2', '0'] }] };
    const performance = await measured(low);
    expect(performance).toMatchObject({ instances: 3, alarms: 2, floodCount: 0 });
    expect(valuesOf(performance)).toMatchObject({ STALE_PER_DAY: [1, 'GOOD'], CHATTERING: [0, 'GOOD'] });
    const { errors } = await ask({ criteria: [{ field: 'status', values: ['Intake'] }] });
    expect(errors?.[0]).toMatchObject({
      message: 'History cannot be filtered by Status',
      extensions: { code: 'INVALID' },
    });
  });

  test('only hours that have passed count, and what is still to come has no values', async () => {
    const today = await measured({ range: { start: '2026-06-01T00:00:00Z', end: '2026-06-02T00:00:00Z' } });
    expect(today.hours).toBe(12);
    expect(today.days).toEqual([{ date: '2026-06-01', instances: 0, stale: 1 }]);
    // alarm 3 is active still
    expect(valuesOf(today)).toMatchObject({
      PER_HOUR: [0, 'GOOD'],
      TOP_TEN_SHARE: [null, 'UNKNOWN'],
      STANDING: [1, 'NO_TARGET'],
    });
    const tomorrow = await measured({ range: { start: '2026-06-02T00:00:00Z', end: '2026-06-03T00:00:00Z' } });
    expect(tomorrow).toMatchObject({ hours: 0, instances: 0, days: [] });
    expect(new Set(tomorrow.measures.map(({ value }) => value))).toEqual(new Set([null]));
  });

  test('a range without end, of ten years, or in an unknown timezone is refused', async () => {
    const codeOf = async (input: object) => (await ask(input)).errors?.[0]?.extensions.code;
    expect(await codeOf({ range: { start: range.end, end: range.start } })).toBe('INVALID');
    expect(await codeOf({ range: { ...range, start: '2016-05-01T00:00:00Z' } })).toBe('INVALID');
    expect(await codeOf({ timezone: 'Mars/Olympus' })).toBe('INVALID');
  });
});

test('KPI.23 the industry grid is the recommended measures, with the numbers of the page and of the tile of KPI.4', async () => {
  const { industryGrid: grid, kpi } = await api.read<{
    industryGrid: { measures: Measured[]; positions: number };
    kpi: { currentPeriod: { numerator: number; denominator: number } };
  }>(
    `query ($input: AlarmPerformanceInput!, $kpi: KpiInput!) {
      industryGrid(input: $input) { positions measures { name value status } }
      kpi(metricType: ALARMS_PER_HOUR, input: $kpi) { currentPeriod { numerator denominator } } }`,
    person,
    { input: { range, timezone: 'UTC' }, kpi: { range, timezone: 'UTC' } },
  );
  const { measures } = await measured();
  expect(grid.positions).toBe(1);
  expect(grid.measures).toEqual(measures.filter(({ name }) => name !== 'STANDING'));
  expect(grid.measures).toHaveLength(Object.keys(industryGrid).length);
  const { numerator, denominator } = kpi.currentPeriod;
  expect(valuesOf(grid).PER_HOUR).toEqual([numerator / denominator, 'GOOD']);
});

test('the page is for those who have counts, the grid for those who see KPIs', async () => {
  const gridOf = (by: TestPerson) =>
    api.gql('query ($input: AlarmPerformanceInput!) { industryGrid(input: $input) { positions } }', by, {
      input: { range },
    });
  const codes = async (role: 'ADMIN' | 'VENDOR' | 'OCCUPANT' | 'NONE') => {
    const by = await api.newPerson(customerId, role);
    const answers = [await ask({}, by), await gridOf(by)];
    return answers.map(({ errors }) => errors?.[0]?.extensions.code);
  };
  expect(await codes('ADMIN')).toEqual([undefined, undefined]);
  expect(await codes('VENDOR')).toEqual([undefined, undefined]);
  expect(await codes('OCCUPANT')).toEqual(['FORBIDDEN', undefined]);
  expect(await codes('NONE')).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});
