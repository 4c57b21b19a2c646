import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let person: TestPerson;
let support: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  person = await api.newPerson(customerId);
  support = await api.newPerson(customerId, 'SUPER');
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms([1, 2, 3, 4].map((id) => ({ customerId, id, systemId })));
});
afterAll(() => api.stop());

interface StoredInstance {
  alarmId: number;
  startedAt: string;
  id?: string;
  customerId?: number;
  endedAt?: string;
  endSource?: string;
  ackedAt?: string;
  ackedBy?: string;
  value?: string;
  unit?: string;
  version?: number;
  isDeleted?: boolean;
}

const store = (instances: StoredInstance[]): Promise<unknown> =>
  api.warehouse.insert({
    table: 'instances',
    format: 'JSONEachRow',
    values: instances.map((one) => ({
      customer_id: one.customerId ?? customerId,
      alarm_id: one.alarmId,
      started_at: one.startedAt,
      instance_id: one.id ?? randomUUID(),
      ended_at: one.endedAt ?? null,
      end_source: one.endSource ?? (one.endedAt ? 'SOURCE' : null),
      acked_at: one.ackedAt ?? null,
      acked_by: one.ackedBy ?? null,
      value: one.value ?? null,
      unit: one.unit ?? null,
      version: one.version ?? 1,
      is_deleted: Number(one.isDeleted ?? false),
    })),
  });

describe('occurrences', () => {
  const query = (args: string) =>
    `{ alarmInstancesAndCount(where: { alarmId: "1" }${args}) { count alarmInstances {
      id alarmId alarmTime endTime endTimeSource duration ackBy ackTime processVariableValue { value unit } } } }`;

  test('ALM-004 ALM-044 lists instances newest first, corrected and withdrawn ones as they are now', async () => {
    const corrected = randomUUID();
    const withdrawn = randomUUID();
    await store([
      { alarmId: 1, id: corrected, startedAt: '2026-05-01T10:00:00.000Z' },
      {
        alarmId: 1,
        id: corrected,
        startedAt: '2026-05-01T10:00:00.000Z',
        endedAt: '2026-05-01T10:04:00.500Z',
        ackedAt: '2026-05-01T10:01:00.000Z',
        ackedBy: 'pm',
        value: '78.2',
        unit: '°F',
        version: 2,
      },
      { alarmId: 1, startedAt: '2026-05-02T10:00:00.000Z' },
      { alarmId: 1, id: withdrawn, startedAt: '2026-05-01T12:00:00.000Z' },
      { alarmId: 1, id: withdrawn, startedAt: '2026-05-01T12:00:00.000Z', version: 2, isDeleted: true },
      { alarmId: 1, customerId: customerId + 1, startedAt: '2026-05-03T10:00:00.000Z' },
    ]);
    const { alarmInstancesAndCount: read } = await api.read<{
      alarmInstancesAndCount: { count: number; alarmInstances: unknown[] };
    }>(query(''), person);
    expect(read).toEqual({
      count: 2,
      alarmInstances: [
        expect.objectContaining({
          alarmTime: '2026-05-02T10:00:00.000Z',
          endTime: null,
          duration: null,
          processVariableValue: null,
        }),
        {
          id: corrected,
          alarmId: '1',
          alarmTime: '2026-05-01T10:00:00.000Z',
          endTime: '2026-05-01T10:04:00.500Z',
          endTimeSource: 'SOURCE',
          duration: 240_500,
          ackBy: 'pm',
          ackTime: '2026-05-01T10:01:00.000Z',
          processVariableValue: { value: '78.2', unit: '°F' },
        },
      ],
    });
    const oldest = await api.read<{ alarmInstancesAndCount: { alarmInstances: Array<{ id: string }> } }>(
      query(', orderBy: { field: ALARM_TIME, direction: ASC }, limit: 1'),
      person,
    );
    expect(oldest.alarmInstancesAndCount.alarmInstances[0]?.id).toBe(corrected);
  });
});

describe('occurrences per day', () => {
  const daily = async (start: string, end: string, timezone: string, id = 2) =>
    api.gql<{ alarmInstanceDaily: Array<{ date: string; count: number }> }>(
      'query ($id: ID!, $range: DateRange!, $tz: String!) { alarmInstanceDaily(alarmId: $id, range: $range, timezone: $tz) { date count } }',
      person,
      { id: String(id), range: { start, end }, tz: timezone },
    );

  test('ALM-008 every day of the range by the days of the timezone, over both changes of the clock', async () => {
    // New York leaves summer time on 2026-11-01 at 06:00Z and enters it on 2026-03-08 at 07:00Z
    await store(
      [
        '2026-11-01T03:59:59.999Z', // still Oct 31
        '2026-11-01T04:00:00.000Z', // first instant of Nov 1, a day of 25 hours
        '2026-11-01T05:30:00.000Z',
        '2026-11-01T06:30:00.000Z', // the same wall clock again
        '2026-11-02T04:59:59.999Z', // last instant of Nov 1
        '2026-11-02T05:00:00.000Z', // first of Nov 2
        '2026-03-08T04:59:59.999Z', // Mar 7
        '2026-03-08T05:00:00.000Z', // Mar 8, a day of 23 hours
        '2026-03-09T03:59:59.999Z', // last instant of Mar 8
        '2026-03-09T04:00:00.000Z', // Mar 9
      ].map((startedAt) => ({ alarmId: 2, startedAt })),
    );
    const autumn = await daily('2026-10-30T04:00:00Z', '2026-11-03T05:00:00Z', 'America/New_York');
    expect(autumn.data?.alarmInstanceDaily).toEqual([
      { date: '2026-10-30', count: 0 },
      { date: '2026-10-31', count: 1 },
      { date: '2026-11-01', count: 4 },
      { date: '2026-11-02', count: 1 },
    ]);
    const spring = await daily('2026-03-07T05:00:00Z', '2026-03-10T04:00:00Z', 'america/new_york');
    expect(spring.data?.alarmInstanceDaily).toEqual([
      { date: '2026-03-07', count: 1 },
      { date: '2026-03-08', count: 2 },
      { date: '2026-03-09', count: 1 },
    ]);
  });

  test('the same instants fall on other days elsewhere; partial days count what is within', async () => {
    const { data } = await daily('2026-11-01T04:00:00Z', '2026-11-01T06:00:00Z', 'Asia/Kolkata');
    expect(data?.alarmInstanceDaily).toEqual([{ date: '2026-11-01', count: 2 }]);
  });

  test('an alarm without occurrences has its days all the same', async () => {
    const { data } = await daily('2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'UTC', 3);
    const days = data?.alarmInstanceDaily ?? [];
    expect(days).toHaveLength(365);
    expect(days.every((day) => day.count === 0)).toBe(true);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2025-01-01', '2025-12-31']);
  });

  test('unknown timezones, ranges that are too long or end before they start, and times that are none are refused', async () => {
    const [a, b] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'];
    const wrong: Array<[string, string, string, string]> = [
      [a, b, 'Mars/Olympus', 'timezone'],
      [a, b, "UTC') OR 1=1 --", 'timezone'],
      [a, b, '+05:30', 'timezone'],
      [b, a, 'UTC', 'range'],
      ['2024-01-01T00:00:00Z', b, 'UTC', 'range'],
    ];
    for (const [start, end, timezone, path] of wrong) {
      const { errors } = await daily(start, end, timezone);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ path }] });
    }
    expect((await daily('yesterday', b, 'UTC')).errors?.[0]?.extensions.code).toBe('INVALID');
  });
});

describe('activity', () => {
  interface Activity {
    field: string;
    revValue: string | null;
    createdAt: string;
    user: { id: string | null; displayName: string } | null;
    externalSystem: { displayName: string } | null;
  }
  const read = async (args: string) =>
    (
      await api.read<{ alarmActivityAndCount: { count: number; alarmActivity: Activity[] } }>(
        `{ alarmActivityAndCount(where: { alarmId: "4" }${args}) { count alarmActivity { id field prevValue revValue createdAt
          user { id displayName } automationRule { id } externalSystem { displayName } metadata { statusUpdateReason snoozeReason snoozeDuration } } } }`,
        person,
      )
    ).alarmActivityAndCount;

  beforeAll(async () => {
    await store([
      {
        alarmId: 4,
        startedAt: '2026-05-01T10:00:00.000Z',
        value: '78.2',
        unit: '°F',
        ackedAt: '2026-05-01T10:03:00.000Z',
        ackedBy: 'pm',
        endedAt: '2026-05-01T10:05:00.000Z',
      },
      { alarmId: 4, startedAt: '2026-05-01T11:00:00.000Z', endedAt: '2026-05-01T11:10:00.000Z', endSource: 'USER' },
    ]);
    const decide = (at: string, userId: string, field: string, prev: string, rev: string, metadata: object | null) =>
      api.db.raw(
        `insert into alarm_activity (customer_id, id, alarm_id, field, prev_value, rev_value, user_id, metadata, created_at, version)
         values (?, ?, 4, ?, ?, ?, ?, ?::jsonb, ?, 1)`,
        [customerId, randomUUID(), field, prev, rev, userId, metadata && JSON.stringify(metadata), at],
      );
    await decide('2026-05-01T10:04:00.000Z', person.id, 'priority', '3', '5', null);
    await decide('2026-05-01T11:10:00.000Z', support.id, 'status', 'Intake', 'Inactive', {
      statusUpdateReason: 'fixed',
      x: 1,
    });
  });

  test('ALM-005 ALM-045 decisions of people and sourceEvents of the source in one list, newest first', async () => {
    const { count, alarmActivity } = await read('');
    expect(count).toBe(6);
    expect(alarmActivity).toMatchObject([
      {
        field: 'status',
        prevValue: 'Intake',
        revValue: 'Inactive',
        externalSystem: null,
        metadata: { statusUpdateReason: 'fixed', snoozeReason: null },
      },
      { field: 'started', revValue: null, createdAt: '2026-05-01T11:00:00.000Z', user: null },
      {
        field: 'ended',
        revValue: 'SOURCE',
        createdAt: '2026-05-01T10:05:00.000Z',
        externalSystem: { displayName: 'Air systems' },
      },
      { field: 'priority', prevValue: '3', revValue: '5', user: { id: person.id }, metadata: null },
      { field: 'acknowledged', revValue: 'pm', createdAt: '2026-05-01T10:03:00.000Z' },
      { field: 'started', revValue: '78.2 °F', createdAt: '2026-05-01T10:00:00.000Z', automationRule: null },
    ]);
  });

  test('decisions or sourceEvents of the source are read alone, and counted so', async () => {
    const of = (kind: string) =>
      api.read<{ alarmActivityAndCount: { count: number; alarmActivity: Array<{ field: string }> } }>(
        `{ alarmActivityAndCount(where: { alarmId: "4", kind: ${kind} }) { count alarmActivity { field } } }`,
        person,
      );
    const decisions = (await of('DECISION')).alarmActivityAndCount;
    expect([decisions.count, decisions.alarmActivity.map(({ field }) => field)]).toEqual([2, ['status', 'priority']]);
    const sourceEvents = (await of('SOURCE')).alarmActivityAndCount;
    expect([sourceEvents.count, sourceEvents.alarmActivity.length]).toEqual([4, 4]);
  });

  test('ALM-063 super users appear under the provider’s name', async () => {
    const { alarmActivity } = await read(', limit: 1');
    expect(alarmActivity[0]?.user).toEqual({ id: null, displayName: 'Support' });
  });

  test('ALM-137 changes are read 20 at a time', async () => {
    await api.db.raw(
      `insert into alarm_activity (customer_id, id, alarm_id, field, prev_value, rev_value, created_at, version)
       select ?, gen_random_uuid(), 3, 'priority', '3', n::text, timestamptz '2026-05-01' + n * interval '1 minute', n
       from generate_series(1, 25) n`,
      [customerId],
    );
    const { alarmActivityAndCount } = await api.read<{
      alarmActivityAndCount: { count: number; alarmActivity: Array<{ revValue: string }> };
    }>('{ alarmActivityAndCount(where: { alarmId: "3" }) { count alarmActivity { revValue } } }', person);
    expect(alarmActivityAndCount.count).toBe(25);
    expect(alarmActivityAndCount.alarmActivity.map(({ revValue }) => Number(revValue))).toEqual(
      Array.from({ length: 20 }, (_, i) => 25 - i),
    );
  });

  test('ALM-066 pages neither overlap nor leave gaps', async () => {
    const all = (await read('')).alarmActivity;
    const paged: Activity[] = [];
    for (let offset = 0; offset < 6; offset += 2)
      paged.push(...(await read(`, limit: 2, offset: ${offset}`)).alarmActivity);
    expect(paged).toEqual(all);
    expect((await read(', limit: 2, offset: 6')).alarmActivity).toEqual([]);
  });
});
