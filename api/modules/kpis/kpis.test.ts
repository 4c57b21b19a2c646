import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { may, openKpiMonth } from '../../../tests/support/kpi-month.ts';
import type { TestApi, TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let ada: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  ({ api, customerId, ada, ben } = await openKpiMonth());
});
afterAll(() => api?.stop());

interface Period {
  numerator: number | null;
  denominator: number | null;
  median: number | null;
}
interface Result {
  currentPeriod: Period;
  previousPeriod: Period;
  trend: Array<Period & { start: string; end: string }>;
  levels: Array<{ priority: number; instances: number }>;
  since: string | null;
  stateUnknownSince: string | null;
  metricConfig: { metricType: string; metricCategory: string; format: string };
  note: { text: string; person: { displayName: string } } | null;
}
const document = `query ($metricType: KpiMetricType!, $input: KpiInput!) {
  kpi(metricType: $metricType, input: $input) {
    currentPeriod { numerator denominator median } previousPeriod { numerator denominator median }
    trend { start end numerator denominator median } levels { priority instances } since stateUnknownSince
    metricConfig { metricType metricCategory format } note { text person { displayName } } } }`;
const ask = (metricType: string, input: object = {}, by = ada) =>
  api.gql<{ kpi: Result }>(document, by, { metricType, input: { range: may, timezone: 'UTC', ...input } });
async function measured(metricType: string, input: object = {}): Promise<Result> {
  const { data, errors } = await ask(metricType, input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.kpi;
}
const pair = ({ numerator, denominator }: Period) => [numerator, denominator];

/** Days of a trend with their numbers. */
const days = (trend: Result['trend']) =>
  trend.map(({ start, numerator, denominator }) => `${Number(start.slice(8, 10))} ${numerator}/${denominator}`);
const unknown = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index} null/null`);

describe('a month of a small building', () => {
  test('KPI-001 KPI-016 KPI-019 prioritized alarms', async () => {
    const { currentPeriod, previousPeriod, trend } = await measured('PRIORITIZED_ALARMS');
    expect(pair(currentPeriod)).toEqual([6, 7]);
    expect(pair(previousPeriod)).toEqual([1, 1]);
    expect(trend).toHaveLength(31);
    expect(trend.filter(({ denominator }) => denominator === 1).map(({ start }) => start.slice(8, 10))).toEqual([
      '01',
      '10',
      '11',
      '12',
      '13',
      '16',
      '18',
      '20',
    ]);
    expect(trend.filter(({ denominator }) => denominator === 2).map(({ start }) => start.slice(8, 10))).toEqual(
      Array.from({ length: 11 }, (_, day) => String(day + 21)),
    );
  });

  test('KPI-020 KPI-032 alarms per hour: the hours of the current period that have passed', async () => {
    const { currentPeriod, previousPeriod } = await measured('ALARMS_PER_HOUR');
    expect(pair(currentPeriod)).toEqual([8, 31 * 24]);
    expect(pair(previousPeriod)).toEqual([2, 31 * 24]);
    const running = { range: { start: '2026-06-01T00:00:00Z', end: '2026-06-02T00:00:00Z' } };
    expect(pair((await measured('ALARMS_PER_HOUR', running)).currentPeriod)).toEqual([0, 12]);
  });

  test('KPI-021 actioned alarms: of what stayed for minutes, and what waits, undone and reparsed ones left out', async () => {
    expect(pair((await measured('ACTIONED_ALARMS')).currentPeriod)).toEqual([3, 6]);
    expect(pair((await measured('ACTIONED_ALARMS', { withoutAutomation: true })).currentPeriod)).toEqual([2, 6]);
  });

  test('KPI-022 priority distribution', async () => {
    const { currentPeriod, levels } = await measured('PRIORITY_DISTRIBUTION');
    expect(pair(currentPeriod)).toEqual([3, 7]);
    expect(levels.map(({ instances }) => instances)).toEqual([2, 1, 2, 1, 1]);
  });

  test('KPI-023 work coverage: alarm 1 had a ticket while it was active, alarm 2 only afterwards, alarm 6 none', async () => {
    expect(pair((await measured('WORK_COVERAGE')).currentPeriod)).toEqual([1, 3]);
  });

  test('KPI-024 KPI.15 KPI.17 time to dispatch, in minutes: at most a week, and not from what only a replay knows', async () => {
    const { currentPeriod } = await measured('TIME_TO_DISPATCH');
    const week = 7 * 24 * 60;
    expect(currentPeriod).toEqual({ numerator: 60 + 120 + week, denominator: 3, median: 120 });
    const byPeople = await measured('TIME_TO_DISPATCH', { withoutAutomation: true });
    expect(byPeople.currentPeriod).toEqual({ numerator: 60 + week, denominator: 2, median: week });
  });

  test('KPI-025 time to resolution, in days', async () => {
    const { currentPeriod, previousPeriod } = await measured('TIME_TO_RESOLUTION');
    expect(currentPeriod).toEqual({ numerator: 1 + 2 + 4, denominator: 3, median: 2 });
    expect(previousPeriod).toEqual({ numerator: 1, denominator: 1, median: 1 });
  });

  test('KPI-026 resolution effectiveness', async () => {
    expect(pair((await measured('RESOLUTION_EFFECTIVENESS')).currentPeriod)).toEqual([2, 3]);
  });

  test('KPI-027 repeat work: tickets 1 and 2 repeat another, ticket 5 was reissued', async () => {
    expect(pair((await measured('REPEAT_WORK')).currentPeriod)).toEqual([3, 7]);
  });

  test('KPI-018 registered users now, and as the day before the period knew them', async () => {
    const { currentPeriod, previousPeriod, trend } = await measured('REGISTERED_USERS');
    expect(pair(currentPeriod)).toEqual([2, 3]);
    expect(pair(previousPeriod)).toEqual([1, 4]);
    expect(days(trend)).toEqual(['10 3/5', '11 3/4', ...unknown(12, 30), '31 2/3']);
  });

  test('KPI-017 engaged users: who wrote something, of those registered at the end', async () => {
    const { currentPeriod, previousPeriod } = await measured('ENGAGED_USERS');
    expect(pair(currentPeriod)).toEqual([1, 2]);
    expect(pair(previousPeriod)).toEqual([1, 2]);
  });

  test('KPI-028 KPI-029 open work with inactive alarms, and duplicate work, now and before', async () => {
    const inactive = await measured('OPEN_WORK_INACTIVE_ALARMS');
    expect([pair(inactive.currentPeriod), pair(inactive.previousPeriod)]).toEqual([
      [2, 4],
      [4, 10],
    ]);
    expect(days(inactive.trend)).toEqual(['10 3/8', ...unknown(11, 30), '31 2/4']);
    const duplicate = await measured('DUPLICATE_WORK');
    expect(pair(duplicate.currentPeriod)).toEqual([2, 4]);
    expect(days(duplicate.trend)).toEqual(['10 2/8', ...unknown(11, 30), '31 2/4']);
  });

  test('KPI.14 the trend of a moment ends with now, and nobody knows what comes', async () => {
    const range = { start: '2026-05-30T00:00:00Z', end: '2026-06-04T00:00:00Z' };
    expect(days((await measured('DUPLICATE_WORK', { range })).trend)).toEqual(['31 2/4', '1 2/4']);
    expect(days((await measured('REGISTERED_USERS', { range })).trend)).toEqual(['31 2/3', '1 2/3']);
    // two hours of one day: the day before ended earlier
    const hours = { start: '2026-05-11T08:00:00Z', end: '2026-05-11T10:00:00Z' };
    expect((await measured('REGISTERED_USERS', { range: hours })).trend).toEqual([]);
  });

  test('criteria narrow what is measured; a moment in the past is known for all alarms only', async () => {
    const criteria = [{ field: 'alarmClass', isExclusion: false, values: ['Critical'] }];
    expect(pair((await measured('PRIORITIZED_ALARMS', { criteria })).currentPeriod)).toEqual([1, 1]);
    expect(pair((await measured('TIME_TO_RESOLUTION', { criteria })).currentPeriod)).toEqual([2, 1]);
    const text = [{ field: 'text', isExclusion: false, values: ['nothing has this'] }];
    const { currentPeriod, previousPeriod, trend } = await measured('DUPLICATE_WORK', { criteria: text });
    // the day that has not ended, if any, is all that is known
    expect(trend).toEqual([]);
    expect([pair(currentPeriod), pair(previousPeriod)]).toEqual([
      [0, 0],
      [null, null],
    ]);
  });

  test.each([
    ['KPI-017', 'ENGAGED_USERS', 'ADOPTION', 'PERCENTAGE'],
    ['KPI-018', 'REGISTERED_USERS', 'ADOPTION', 'PERCENTAGE'],
    ['KPI-019', 'PRIORITIZED_ALARMS', 'ADOPTION', 'PERCENTAGE'],
    ['KPI-020', 'ALARMS_PER_HOUR', 'AWARENESS', 'COUNT'],
    ['KPI-021', 'ACTIONED_ALARMS', 'AWARENESS', 'PERCENTAGE'],
    ['KPI-022', 'PRIORITY_DISTRIBUTION', 'AWARENESS', 'PERCENTAGE'],
    ['KPI-023', 'WORK_COVERAGE', 'WORK', 'PERCENTAGE'],
    ['KPI-024', 'TIME_TO_DISPATCH', 'WORK', 'MINUTES'],
    ['KPI-025', 'TIME_TO_RESOLUTION', 'WORK', 'DAYS'],
    ['KPI-026', 'RESOLUTION_EFFECTIVENESS', 'ACCOUNTABILITY', 'PERCENTAGE'],
    ['KPI-027', 'REPEAT_WORK', 'ACCOUNTABILITY', 'PERCENTAGE'],
    ['KPI-028', 'OPEN_WORK_INACTIVE_ALARMS', 'ACCOUNTABILITY', 'PERCENTAGE'],
    ['KPI-029', 'DUPLICATE_WORK', 'ACCOUNTABILITY', 'PERCENTAGE'],
  ])('%s the metric %s belongs to the group %s, in %s', async (_, metricType, metricCategory, format) => {
    const config = { metricType, metricCategory, format };
    expect((await measured(metricType)).metricConfig).toEqual(config);
    const { kpiMetricConfigs } = await api.read<{ kpiMetricConfigs: object[] }>(
      '{ kpiMetricConfigs { metricType metricCategory format } }',
      ada,
    );
    expect(kpiMetricConfigs).toHaveLength(13);
    expect(kpiMetricConfigs).toContainEqual(config);
  });

  test('days of a zone with daylight saving have 23 hours', async () => {
    const range = { start: '2026-03-28T23:00:00Z', end: '2026-03-30T22:00:00Z' };
    const { trend } = await measured('ALARMS_PER_HOUR', { range, timezone: 'Europe/Berlin' });
    expect(trend.map(({ denominator }) => denominator)).toEqual([23, 24]);
  });
});

test('KPI.25 of a period before entries were recorded, actioned alarms say since when they are', async () => {
  const own = await api.newCustomer();
  const carl = await api.newPerson(own, 'ADMIN');
  const sinceOf = async (metricType: string) => (await ask(metricType, {}, carl)).data?.kpi.since;
  expect(await sinceOf('ACTIONED_ALARMS')).toBeNull();
  const recordedFrom = (since: string) =>
    api.db('entry_backfills').insert({ customer_id: own, since }).onConflict('customer_id').merge();
  // within the period, within the one before it, before both
  for (const [since, shown] of [
    ['2026-05-10T00:00:00.000Z', '2026-05-10T00:00:00.000Z'],
    ['2026-04-10T00:00:00.000Z', '2026-04-10T00:00:00.000Z'],
    ['2026-03-01T00:00:00.000Z', null],
  ] as const) {
    await recordedFrom(since);
    expect([await sinceOf('ACTIONED_ALARMS'), await sinceOf('WORK_COVERAGE')]).toEqual([shown, null]);
  }
});

test('while a source is not heard, the state of what rests on alarms is unknown', async () => {
  const own = await api.newCustomer();
  const [carl, system] = [await api.newPerson(own, 'ADMIN'), await api.newSystem(own)];
  const unknownSince = async (metricType: string, range: object) =>
    (await ask(metricType, { range }, carl)).data?.kpi.stateUnknownSince;
  const june = { start: '2026-06-01T00:00:00Z', end: '2026-06-08T00:00:00Z' };
  expect(await unknownSince('ALARMS_PER_HOUR', june)).toBeNull();
  const [heard, lost] = [new Date('2026-06-01T09:00:00Z'), new Date('2026-06-01T09:05:00Z')];
  await api
    .db('external_system_contacts')
    .insert({ customer_id: own, system_id: system, last_access_at: heard })
    .onConflict(['customer_id', 'system_id'])
    .merge();
  await api.db('external_system_issues').insert({
    customer_id: own,
    id: randomUUID(),
    system_id: system,
    issue_type: 'LOST_CONNECTION',
    message: 'No contact',
    created_at: lost,
    opens_at: lost,
  });
  expect(await unknownSince('ALARMS_PER_HOUR', june)).toBe(heard.toISOString());
  // a moment is now, whatever the period
  expect(await unknownSince('OPEN_WORK_INACTIVE_ALARMS', may)).toBe(heard.toISOString());
  expect(await unknownSince('ALARMS_PER_HOUR', may)).toBeNull();
  expect(await unknownSince('REPEAT_WORK', june)).toBeNull();
  await api.db('external_systems').where({ customer_id: own, id: system }).update({ is_active: false });
  expect(await unknownSince('ALARMS_PER_HOUR', june)).toBeNull();
});

describe('bad input is refused', () => {
  test.each([
    ['a period without end', { range: { start: may.start, end: may.start } }],
    ['a period of ten years', { range: { start: '2016-01-01T00:00:00Z', end: may.end } }],
    ['an unknown timezone', { timezone: 'Mars/Olympus' }],
    [
      'criteria on what history does not know',
      { criteria: [{ field: 'status', isExclusion: false, values: ['Intake'] }] },
    ],
    ['an unknown field', { criteria: [{ field: 'mood', isExclusion: false, values: ['x'] }] }],
  ])('%s', async (_, input) => {
    const { errors } = await ask('PRIORITIZED_ALARMS', input);
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
  });
});

describe('settings', () => {
  const update = (config: object, by = ada) =>
    api.gql<{ updateKpiMetricConfigs: object[] }>(
      `mutation ($configs: [KpiMetricConfigInput!]!) { updateKpiMetricConfigs(configs: $configs) { id scale goal warning } }`,
      by,
      { configs: [{ metricType: 'REPEAT_WORK', format: 'PERCENTAGE', scale: 100, goal: 10, warning: 20, ...config }] },
    );

  test('KPI-008 KPI-010 KPI-015 goals are the customer’s own, within the maxima of their units', async () => {
    const { data } = await update({ scale: 60, goal: 12, warning: null });
    expect(data?.updateKpiMetricConfigs).toContainEqual({ id: 'REPEAT_WORK', scale: 60, goal: 12, warning: null });
    const other = await api.newPerson(await api.newCustomer());
    const { kpiMetricConfigs } = await api.read<{ kpiMetricConfigs: object[] }>(
      '{ kpiMetricConfigs { id scale goal warning } }',
      other,
    );
    expect(kpiMetricConfigs).toContainEqual({ id: 'REPEAT_WORK', scale: 100, goal: 10, warning: 20 });
  });

  test.each([
    ['PERCENTAGE', 'REPEAT_WORK', 100],
    ['DAYS', 'TIME_TO_RESOLUTION', 30],
    ['HOURS', 'TIME_TO_RESOLUTION', 24],
    ['MINUTES', 'TIME_TO_DISPATCH', 60],
    ['COUNT', 'ALARMS_PER_HOUR', 100],
  ])('KPI-037 KPI-038 the maximum of %s', async (format, metricType, max) => {
    const config = { format, metricType, scale: max, goal: max, warning: max };
    expect((await update(config)).errors).toBeUndefined();
    expect((await update({ ...config, goal: max + 1 })).errors?.[0]).toMatchObject({
      message: `At most ${max}`,
      extensions: { code: 'INVALID' },
    });
  });

  test('a share is not shown in days, and a standard person sets no goals', async () => {
    expect((await update({ format: 'DAYS', scale: 30 })).errors?.[0]?.extensions.code).toBe('INVALID');
    expect((await update({}, ben)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('KPI-012 the last note of a metric stands beside it, with its author', async () => {
    const note = (text: string) =>
      api.gql('mutation ($note: String!) { updateKpiNote(metricType: REPEAT_WORK, note: $note) { text } }', ada, {
        note: text,
      });
    await note('Belts were replaced twice');
    const shown = (await measured('REPEAT_WORK')).note;
    expect(shown).toMatchObject({ text: 'Belts were replaced twice', person: { displayName: expect.any(String) } });
    expect((await note('x'.repeat(1_001))).errors?.[0]?.extensions.code).toBe('INVALID');
    await note('');
    expect((await measured('REPEAT_WORK')).note).toBeNull();
  });

  test('KPI-009 KPI-011 KPI-030 switched off, the dashboard is for Admins only; an Occupant sees it otherwise', async () => {
    const occupant = await api.newPerson(customerId, 'OCCUPANT');
    const turn = (isEnabled: boolean) =>
      api.read<object>(`mutation { updateKpiDashboardConfig(isEnabled: ${isEnabled}) { isEnabled } }`, ada);
    const codeFor = async (by: TestPerson) => (await ask('REPEAT_WORK', {}, by)).errors?.[0]?.extensions.code;
    expect([await codeFor(ben), await codeFor(occupant)]).toEqual([undefined, undefined]);
    await turn(false);
    expect([await codeFor(ada), await codeFor(ben), await codeFor(occupant)]).toEqual([
      undefined,
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect(await api.read('{ kpiDashboardConfig { isEnabled } }', ben)).toEqual({
      kpiDashboardConfig: { isEnabled: false },
    });
    await turn(true);
    expect(await codeFor(ben)).toBeUndefined();
  });

  test('KPI.22 where the provider has not enabled KPIs, nobody has them, whatever an Admin has switched on', async () => {
    const own = await api.newCustomer();
    const [admin, occupant] = [await api.newPerson(own, 'ADMIN'), await api.newPerson(own, 'OCCUPANT')];
    const enable = (isEnabled: boolean) => api.db('customers').where({ id: own }).update({ is_kpi_enabled: isEnabled });
    const codes = async (by: TestPerson) => {
      const answers = [
        await ask('REPEAT_WORK', {}, by),
        await api.gql('{ kpiMetricConfigs { id } }', by),
        await api.gql('{ kpiDashboardConfig { isEnabled } }', by),
        await api.gql('mutation { updateKpiDashboardConfig(isEnabled: true) { isEnabled } }', by),
      ];
      return answers.map(({ errors }) => errors?.[0]?.extensions.code);
    };
    const forbidden = Array.from({ length: 4 }, () => 'FORBIDDEN');
    await enable(false);
    expect([await codes(admin), await codes(occupant)]).toEqual([forbidden, forbidden]);
    await enable(true);
    expect(await codes(admin)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await codes(occupant)).toEqual([undefined, undefined, undefined, 'FORBIDDEN']);
  });
});
