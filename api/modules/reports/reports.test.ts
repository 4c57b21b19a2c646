import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
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
