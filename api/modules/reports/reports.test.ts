import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import { storeTickets } from '../../../tests/support/kpi-facts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let person: TestPerson;
let systemId: number;
const hourMs = 3_600_000;
const at = (text: string) => Date.parse(`${text}Z`);
const range = { start: '2026-05-01T00:00:00Z', end: '2026-05-08T00:00:00Z' };

beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  person = await api.newPerson(customerId, 'STANDARD');
  systemId = await api.newSystem(customerId);
  await api.storeAlarms([1, 2, 3].map((id) => ({ customerId, id, systemId })));
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [
      { alarm_id: 1, point_path: 'AHU-1', condition: 'High', priority: 5 },
      { alarm_id: 2, point_path: 'AHU-1', condition: 'Low', priority: 3 },
      { alarm_id: 3, point_path: null, condition: 'High', priority: 3 },
      { alarm_id: 4, point_path: 'AHU-9', condition: 'High', priority: 3, version: 2, is_deleted: 1 },
    ].map((row) => ({
      customer_id: customerId,
      created_at: '2026-04-01T00:00:00.000Z',
      system_id: systemId,
      contextual_name: `Alarm ${row.alarm_id}`,
      version: 1,
      ...row,
    })),
  });
  await storeInstances(api.warehouse, customerId, [
    // began before the range: its time counts from the range's start
    instanceRow({ alarmId: 1, startedAt: at('2026-04-30T22:00'), endedAt: at('2026-05-01T03:00') }),
    instanceRow({ alarmId: 1, startedAt: at('2026-05-02T10:00'), endedAt: at('2026-05-02T11:00') }),
    instanceRow({ alarmId: 1, startedAt: at('2026-05-02T12:00'), endedAt: at('2026-05-02T13:00') }),
    instanceRow({ alarmId: 2, startedAt: at('2026-05-03T10:00'), endedAt: at('2026-05-03T12:00') }),
    // still open: its time counts until the range's end
    instanceRow({ alarmId: 3, startedAt: at('2026-05-07T23:00') }),
    instanceRow({ alarmId: 3, startedAt: at('2026-05-08T00:00') }),
    instanceRow({ alarmId: 4, startedAt: at('2026-05-03T10:00'), endedAt: at('2026-05-03T12:00') }),
  ]);
});
afterAll(() => api?.stop());

interface Counts {
  alarmCounts: {
    rows: Array<Record<'value' | 'label', string | null> & Record<string, number>>;
    total: Record<string, number>;
  };
}
const counts = (groupBy: string, more: object = {}, by = person) =>
  api.gql<Counts>(
    `query ($groupBy: AlarmCountField!, $range: DateRange!, $criteria: [CriterionInput!], $limit: Int) {
      alarmCounts(groupBy: $groupBy, range: $range, criteria: $criteria, limit: $limit) {
        rows { value label instances alarms timeInAlarm share cumulativeShare } total { instances alarms timeInAlarm } } }`,
    by,
    { groupBy, range, ...more },
  );

describe('occurrences by an attribute', () => {
  test('are counted with their alarms, their time within the range, their share and that of those before', async () => {
    const { data, errors } = await counts('point');
    expect(errors).toBeUndefined();
    expect(data?.alarmCounts).toEqual({
      rows: [
        {
          value: 'AHU-1',
          label: null,
          instances: 3,
          alarms: 2,
          timeInAlarm: 7 * hourMs,
          share: 0.75,
          cumulativeShare: 0.75,
        },
        { value: null, label: null, instances: 1, alarms: 1, timeInAlarm: hourMs, share: 0.25, cumulativeShare: 1 },
      ],
      total: { instances: 4, alarms: 3, timeInAlarm: 8 * hourMs },
    });
  });

  test('by source and alarm carry the name that people see', async () => {
    const bySource = (await counts('externalSystemId')).data?.alarmCounts.rows;
    expect(bySource).toMatchObject([{ value: String(systemId), label: 'Air systems', instances: 4 }]);
    const byAlarm = (await counts('alarmId', { limit: 1 })).data?.alarmCounts;
    expect(byAlarm?.rows).toMatchObject([{ value: '1', label: 'Alarm 1', instances: 2, cumulativeShare: 0.5 }]);
    expect(byAlarm?.total.instances).toBe(4);
  });

  test('are those of the alarms that the criteria take; what history does not know is refused by name', async () => {
    const low = { criteria: [{ field: 'condition', values: ['Low'] }] };
    expect((await counts('priority', low)).data?.alarmCounts.rows).toMatchObject([{ value: '3', instances: 1 }]);
    const { errors } = await counts('priority', { criteria: [{ field: 'status', values: ['Intake'] }] });
    expect(errors?.[0]).toMatchObject({
      message: 'History cannot be filtered by Status',
      extensions: { code: 'INVALID', fields: [{ path: 'criteria.0.field' }] },
    });
  });

  test('ANA-025 are for those who have reports', async () => {
    const occupant = await api.newPerson(customerId, 'OCCUPANT');
    expect((await counts('point', {}, occupant)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    for (const role of ['ADMIN', 'MANAGER', 'VENDOR'] as const)
      expect((await counts('point', {}, await api.newPerson(customerId, role))).errors, role).toBeUndefined();
  });
});

test('the trend has every day of the range, by the days of the timezone', async () => {
  const { alarmInstanceTrend } = await api.read<{ alarmInstanceTrend: Array<{ date: string; count: number }> }>(
    `query ($range: DateRange!) { alarmInstanceTrend(range: $range, timezone: "UTC",
      criteria: [{ field: "point", isExclusion: false, values: ["AHU-1"] }]) { date count } }`,
    person,
    { range },
  );
  expect(alarmInstanceTrend.map(({ count }) => count)).toEqual([0, 2, 1, 0, 0, 0, 0]);
  expect(alarmInstanceTrend[0]?.date).toBe('2026-05-01');
});

test('recent actions are what people decided, newest first, each with its alarm as it is now', async () => {
  const decided = (alarm_id: number, minute: number, user_id: string | null) => ({
    customer_id: customerId,
    alarm_id,
    created_at: new Date(at('2026-05-01T10:00') + minute * 60_000).toISOString(),
    activity_id: randomUUID(),
    field: 'priority',
    prev_value: '3',
    rev_value: '5',
    user_id,
    metadata: '',
    version: 1,
  });
  await api.warehouse.insert({
    table: 'activity',
    format: 'JSONEachRow',
    values: [decided(1, 1, person.id), decided(2, 2, null), decided(9, 3, person.id)],
  });
  const { recentActions } = await api.read<{ recentActions: unknown[] }>(
    '{ recentActions(limit: 10) { alarmId alarm { displayId } activity { field revValue user { id } } } }',
    person,
  );
  const activity = { field: 'priority', revValue: '5', user: { id: person.id } };
  expect(recentActions).toEqual([
    { alarmId: '9', alarm: null, activity },
    { alarmId: '1', alarm: { displayId: 'A1' }, activity },
  ]);
});

describe('the report of alarms', () => {
  let actors: number;
  let ada: TestPerson;
  const minuteMs = 60_000;
  const start = at('2026-05-01T00:00');
  /** Occurrences a quarter of an hour apart, each of so many seconds. */
  const every = (alarmId: number, seconds: number[], gapMs = 15 * minuteMs, first = start) => {
    let next = first;
    return seconds.map((lasts) => {
      const startedAt = next;
      next = startedAt + lasts * 1_000 + gapMs;
      return instanceRow({ alarmId, startedAt, endedAt: startedAt + lasts * 1_000 });
    });
  };
  beforeAll(async () => {
    actors = await api.newCustomer();
    ada = await api.newPerson(actors, 'ADMIN');
    const system = await api.newSystem(actors);
    await api.storeAlarms([1, 2, 3, 4].map((id) => ({ customerId: actors, id, systemId: system })));
    await api.warehouse.insert({
      table: 'alarms',
      format: 'JSONEachRow',
      values: [1, 2, 3, 4].map((alarm_id) => ({
        ...{ customer_id: actors, alarm_id, system_id: system, created_at: '2026-04-01T00:00:00.000Z', version: 1 },
      })),
    });
    await storeInstances(api.warehouse, actors, [
      // 10 occurrences: 8 of 40 s, 2 of an hour
      ...every(1, [...Array(8).fill(40), 3_600, 3_600]),
      // 6 of ten minutes, each a minute after the last return
      ...every(2, Array(6).fill(600), minuteMs),
      // 3 of 30 hours
      ...every(3, Array(3).fill(30 * 3_600)),
      // one, without anybody who acts
      ...every(4, [120]),
    ]);
    await storeTickets(api, actors, [
      { id: 1, createdAt: start - 1, alarms: [1], by: ada, assignee: ada },
      { id: 2, createdAt: start, closedAt: start + 1, isResolved: true, alarms: [1], by: ada, assignee: ada },
    ]);
    await api.warehouse.insert({
      table: 'activity',
      format: 'JSONEachRow',
      values: [ada.id, ada.id, null].map((user_id) => ({
        ...{ customer_id: actors, alarm_id: 1, created_at: new Date(start + minuteMs).toISOString(), user_id },
        ...{ activity_id: randomUUID(), field: 'status', prev_value: null, rev_value: null, metadata: '', version: 1 },
      })),
    });
  });

  const report = (more: object = {}, by = ada) =>
    api.gql<{ alarmReport: { rows: Array<Record<string, unknown>>; total: { instances: number } } }>(
      `query ($range: DateRange!, $criteria: [CriterionInput!], $limit: Int) {
        alarmReport(range: $range, criteria: $criteria, limit: $limit) { rows { rank alarmId displayId name instances share
          cumulativeShare timeInAlarm chatteringCount fleetingCount staleCount decisions workCount openTicket { id }
          ownerTeams fix { kind count of seconds timeShare } } total { instances } } }`,
      by,
      { range, ...more },
    );

  test('ANA-006 BEY.9: the alarms that occurred most, what was done about each, and a fix with its numbers', async () => {
    const { data, errors } = await report();
    expect(errors).toBeUndefined();
    const [first, second, third, fourth] = data?.alarmReport.rows ?? [];
    expect(data?.alarmReport.total.instances).toBe(20);
    expect(first).toEqual({
      ...{ rank: 1, alarmId: '1', displayId: 'A1', name: 'Alarm 1', instances: 10, share: 0.5, cumulativeShare: 0.5 },
      ...{ timeInAlarm: (8 * 40 + 7_200) * 1_000, chatteringCount: 0, fleetingCount: 8, staleCount: 0 },
      // ticket 1 is older than the range, and still open; what the system did automatically is no decision
      ...{ decisions: 2, workCount: 1, openTicket: { id: '1' }, ownerTeams: [] },
      fix: { kind: 'ON_DELAY', count: 8, of: 10, seconds: 40, timeShare: null },
    });
    expect(second).toMatchObject({
      ...{ rank: 2, alarmId: '2', instances: 6, share: 0.3, cumulativeShare: 0.8, chatteringCount: 0 },
      fix: { kind: 'OFF_DELAY', count: 5, of: 6, seconds: 60 },
    });
    expect(third).toMatchObject({ alarmId: '3', staleCount: 3, fix: { kind: 'REPAIR', count: 3, of: 3 } });
    expect(fourth).toMatchObject({ alarmId: '4', openTicket: null, cumulativeShare: 1, fix: { kind: 'REVIEW' } });
  });

  test('ANA-006 says the same as counts by alarm, and its rows sum to the total', async () => {
    const { data } = await report();
    const counted = (await counts('alarmId', {}, ada)).data?.alarmCounts;
    const facts = (rows: Array<Record<string, unknown>> = [], key: string) =>
      rows.map((row) => [row[key], row.instances, row.timeInAlarm, row.share, row.cumulativeShare]);
    expect(facts(data?.alarmReport.rows, 'alarmId')).toEqual(facts(counted?.rows, 'value'));
    const sum = data?.alarmReport.rows.reduce((before, { instances }) => before + Number(instances), 0);
    expect(sum).toBe(data?.alarmReport.total.instances);
    expect(counted?.rows.reduce((before, { instances }) => before + Number(instances), 0)).toBe(
      counted?.total.instances,
    );
  });

  test('ANA-006 is narrowed by criteria and a limit; too much is refused', async () => {
    const only = [{ field: 'alarmId', isExclusion: false, values: ['2', '3'] }];
    expect((await report({ criteria: only })).data?.alarmReport.rows.map(({ alarmId }) => alarmId)).toEqual(['2', '3']);
    expect((await report({ limit: 1 })).data?.alarmReport.rows).toHaveLength(1);
    expect((await report({ limit: 51 })).errors?.[0]?.extensions.code).toBe('INVALID');
  });

  test('ANA-025 is for those who have reports or the counts of analytics; open work for those who see it', async () => {
    const occupant = await api.newPerson(actors, 'OCCUPANT');
    expect((await report({}, occupant)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    for (const area of ['reporting', 'analytics.counts']) {
      const { data, errors } = await report({}, await api.newPerson(actors, { [area]: ['VIEW'] }));
      expect(errors).toBeUndefined();
      expect(data?.alarmReport.rows[0]).toMatchObject({ workCount: 1, openTicket: null });
    }
  });
});
