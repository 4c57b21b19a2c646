import { randomUUID } from 'node:crypto';
import { ActivityCancellationDetails } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { alarmState, instanceRow, outboxOf, storeAlarms, storeInstances } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { noFiles } from '../../tests/support/no-files.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { createActivities } from './activities.ts';
import type { RecountProgress } from './nuisance-counts.ts';
import type { ForgetProgress } from './old-incidents.ts';
import type { StaleProgress } from './stale-alarms.ts';
import type { SweepResult } from './types.ts';

const now = Date.UTC(2026, 4, 8, 12);
const dayAgo = now - 24 * 3_600_000;
const clock = fixedClock(new Date(now));
const env = testEnv();
const warehouse = createWarehouseClient(env, 'test-activities');
const temporal = createTemporal(env);

let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let activities: ReturnType<typeof createActivities>;
/** Two customers, in the order in which they are processed. */
let first: number;
let second: number;

beforeAll(async () => {
  own = await ownDatabase(env);
  db = own.db;
  activities = createActivities({
    db,
    warehouse,
    clock,
    temporal,
    chunk: 2,
    arrived: async () => true,
    exportFiles: noFiles,
  });
});
afterAll(() => Promise.all([own.drop(), warehouse.close(), temporal.close()]));
beforeEach(async () => {
  [first = 0, second = 0] = [newCustomerId(), newCustomerId()].toSorted((a, b) => a - b);
  for (const id of [first, second]) await createCustomer(db, { id, name: 'Test' });
});
// each test sees only its own alarms: no other test file uses this database
afterEach(() => db('alarm_state').delete());

async function attempt<T>(
  run: () => Promise<T>,
  options: { from?: unknown; stopAfterHeartbeats?: number; shutdown?: boolean } = {},
): Promise<{ result: T | null; error: unknown; heartbeats: unknown[] }> {
  const environment = new MockActivityEnvironment({ heartbeatDetails: options.from });
  const heartbeats: unknown[] = [];
  environment.on('heartbeat', (details) => {
    heartbeats.push(details);
    if (heartbeats.length !== options.stopAfterHeartbeats) return;
    if (options.shutdown)
      environment.cancel('WORKER_SHUTDOWN', new ActivityCancellationDetails({ workerShutdown: true }));
    else environment.cancel('CANCELLED', new ActivityCancellationDetails({ cancelRequested: true }));
  });
  try {
    return { result: await environment.run(run), error: null, heartbeats };
  } catch (error) {
    return { result: null, error, heartbeats };
  }
}

const recount = (scope: 'counted' | 'all') => () => activities[`recount-${scope}`]();
const counts = async () =>
  (await db('alarm_state').orderBy(['customer_id', 'id']).select('nuisance_count as count')).map((row) => row.count);

describe('recounting', () => {
  const fleeting = (alarmId: number) => instanceRow({ alarmId, startedAt: now - 3_600_000, endedAt: now - 3_590_000 });

  test('all counts every alarm of every customer, and tells how far it is', async () => {
    await storeAlarms(db, [
      ...[1, 2, 3].map((id) => alarmState({ customerId: first, id })),
      ...[1, 2].map((id) => alarmState({ customerId: second, id })),
    ]);
    await storeInstances(warehouse, first, [fleeting(1), fleeting(3)]);
    await storeInstances(warehouse, second, [fleeting(2)]);

    const { result, heartbeats } = await attempt<SweepResult>(recount('all'));

    expect(result).toEqual({ checked: 5, changed: 3 });
    expect(await counts()).toEqual([1, 0, 1, 0, 1]);
    expect(heartbeats).toEqual([
      { checked: 2, changed: 1, after: { customerId: first, id: 2 } },
      { checked: 4, changed: 2, after: { customerId: second, id: 1 } },
      { checked: 5, changed: 3, after: { customerId: second, id: 2 } },
    ] satisfies RecountProgress[]);
  });

  test('counted looks only at alarms whose count is above 0', async () => {
    const nuisance = { fleetingCount: 1, nuisanceCount: 1 };
    await storeAlarms(db, [
      alarmState({ customerId: first, id: 1, ...nuisance }),
      alarmState({ customerId: first, id: 2 }),
      alarmState({ customerId: second, id: 3, ...nuisance }),
    ]);
    await storeInstances(warehouse, first, [fleeting(2)]);
    await storeInstances(warehouse, second, [fleeting(3)]);
    expect((await attempt<SweepResult>(recount('counted'))).result).toEqual({ checked: 2, changed: 1 });
    expect(await counts()).toEqual([0, 0, 1]);
  });

  test('the attempt after a crash goes on behind the last position and adds to what was done', async () => {
    await storeAlarms(
      db,
      [1, 2, 3].map((id) => alarmState({ customerId: first, id })),
    );
    await storeInstances(warehouse, first, [1, 2, 3].map(fleeting));
    const from: RecountProgress = { checked: 2, changed: 2, after: { customerId: first, id: 2 } };
    expect((await attempt<SweepResult>(recount('all'), { from })).result).toEqual({ checked: 3, changed: 3 });
    expect(await counts()).toEqual([0, 0, 1]);
  });

  test('a second run changes nothing and writes nothing', async () => {
    await storeAlarms(db, [alarmState({ customerId: first, id: 1 })]);
    await storeInstances(warehouse, first, [fleeting(1)]);
    await attempt(recount('all'));
    expect((await attempt<SweepResult>(recount('all'))).result).toEqual({ checked: 1, changed: 0 });
    expect(await outboxOf(db, first)).toHaveLength(1);
  });

  test('it leaves between two chunks: cancelled for good, or for the next worker when this one stops', async () => {
    await storeAlarms(
      db,
      [1, 2, 3].map((id) => alarmState({ customerId: first, id })),
    );
    await storeInstances(warehouse, first, [1, 2, 3].map(fleeting));
    const stopped = await attempt(recount('all'), { stopAfterHeartbeats: 1, shutdown: true });
    expect(stopped.error).toMatchObject({ name: 'ApplicationFailure', nonRetryable: false });
    expect(await counts()).toEqual([1, 1, 0]);
    const cancelled = await attempt(recount('all'), { stopAfterHeartbeats: 1 });
    expect(cancelled.error).toMatchObject({ name: 'CancelledFailure' });
    expect(await counts()).toEqual([1, 1, 0]);
    expect((await attempt<SweepResult>(recount('all'), { from: stopped.heartbeats.at(-1) })).result).toEqual({
      checked: 3,
      changed: 3,
    });
  });
});

describe('sweeping for stale alarms', () => {
  async function standing(customerId: number, count: number) {
    const systemId = await createExternalSystem(db, {
      customerId,
      name: 'BAS',
      displayName: 'BAS',
      schema: 'generic',
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: 'generic-json-1',
    });
    await storeAlarms(
      db,
      Array.from({ length: count }, (_, index) =>
        alarmState({ customerId, systemId, id: index + 1, latestAlarmAt: dayAgo - index }),
      ),
    );
  }
  const stale = async () =>
    (await db('alarm_state').where({ is_stale: true }).orderBy(['customer_id', 'id']).select('id')).map(
      (row) => row.id,
    );

  test('it marks all that are due and tells how far it is', async () => {
    await standing(first, 3);
    const { result, heartbeats } = await attempt<SweepResult>(activities['stale-alarms']);
    expect(result).toEqual({ marked: 3 });
    expect(heartbeats).toEqual([
      { marked: 2, next: { latestAlarmAt: dayAgo - 1, customerId: first, id: 2 } },
    ] satisfies StaleProgress[]);
    expect(await stale()).toEqual([1, 2, 3]);
  });

  test('the attempt after a crash goes on behind the last position', async () => {
    await standing(first, 3);
    const from: StaleProgress = { marked: 2, next: { latestAlarmAt: dayAgo - 1, customerId: first, id: 2 } };
    expect((await attempt<SweepResult>(activities['stale-alarms'], { from })).result).toEqual({ marked: 3 });
    expect(await stale()).toEqual([1]);
  });
});

test('ANA.8 the hourly sweep of exports deletes files that are due, and exports that are long over', async () => {
  const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000);
  const ended = { customer_id: first, list: 'work-history', format: 'csv', input: '{}', file_name: 'x.csv' };
  const of = (id: string, more: object) => ({
    ...{ ...ended, id, request_hash: Buffer.from(id), created_by: randomUUID(), created_at: daysAgo(60), ...more },
  });
  const [due, old] = [randomUUID(), randomUUID()];
  await db('report_exports').insert([
    of(due, { status: 'COMPLETE', completed_at: daysAgo(8), expires_at: daysAgo(1) }),
    of(old, { status: 'FAILED', error: 'gone', completed_at: daysAgo(31) }),
  ]);
  const { result } = await attempt<SweepResult>(() => activities['export-files']());
  expect(result).toEqual({ evicted: 1, deleted: 1 });
  expect(await db('report_exports').where({ customer_id: first }).select('id', 'is_evicted')).toEqual([
    { id: due, is_evicted: true },
  ]);
});

describe('keeping newest payloads (SYS.8)', () => {
  const systemId = 9;
  // the archive expires rows by the real time
  const today = Date.now();
  const received = (daysAgo: number): string => new Date(today - daysAgo * 24 * 3_600_000).toISOString();
  const keep = () =>
    createActivities({
      db,
      warehouse,
      temporal,
      exportFiles: noFiles,
      clock: fixedClock(new Date(today)),
      chunk: 2,
      arrived: async () => true,
    }).payloads();

  /** Writes an event to the warehouse with its message, which has another item before it. */
  async function archive(customerId: number, alarmId: number, payload: string, daysAgo: number): Promise<void> {
    const payloadId = randomUUID();
    const of = { customer_id: customerId, system_id: systemId, received_at: received(daysAgo), version: 1 };
    await warehouse.insert({
      table: 'events',
      format: 'JSONEachRow',
      values: [
        {
          ...of,
          alarm_id: alarmId,
          event_id: randomUUID(),
          payload_id: payloadId,
          kind: 'ALARM',
          source_state: 'offnormal',
          occurred_at: of.received_at,
        },
      ],
    });
    await warehouse.insert({
      table: 'raw_events',
      format: 'JSONEachRow',
      values: [
        {
          ...of,
          message_id: randomUUID(),
          door: 'api',
          format: 'array',
          payload_ids: [randomUUID(), payloadId],
          body: `[{"other":1},${payload}]`,
        },
      ],
    });
  }
  const hold = (customerId: number, alarmId: number) =>
    db('alarm_payloads').insert({
      customer_id: customerId,
      alarm_id: alarmId,
      payload_id: randomUUID(),
      received_at: received(60),
      payload: '{"first":true}',
    });
  const held = async () =>
    (await db('alarm_payloads').whereIn('customer_id', [first, second]).orderBy(['customer_id', 'alarm_id'])).map(
      (row) => [row.customer_id === first ? 'first' : 'second', row.alarm_id, row.payload],
    );

  test('alarms that have been quiet take over what the archive will forget, once, and the rest stays there', async () => {
    for (const alarmId of [1, 2, 3]) {
      await hold(first, alarmId);
      await archive(first, alarmId, `{"old":${alarmId}}`, 50);
    }
    await archive(first, 1, '{"newest":1}', 20);
    await archive(first, 2, '{"newest":2}', 1);
    await hold(second, 4);
    await archive(second, 4, '{"newest":4}', 11);

    expect((await attempt(keep)).result).toMatchObject({ kept: 3 });
    expect(await held()).toEqual([
      ['first', 1, '{"newest":1}'],
      // the archive keeps its newest for long
      ['first', 2, '{"first":true}'],
      ['first', 3, '{"old":3}'],
      ['second', 4, '{"newest":4}'],
    ]);
    expect((await attempt(keep)).result).toEqual({ kept: 0 });
  });

  test('the attempt after a crash goes on behind the last position', async () => {
    for (const customerId of [first, second]) {
      await hold(customerId, 1);
      await archive(customerId, 1, '{"newest":1}', 20);
    }
    const from = { kept: 1, after: { customerId: first, id: 1 } };
    expect((await attempt(keep, { from })).result).toEqual({ kept: 2 });
    expect(await held()).toEqual([
      ['first', 1, '{"first":true}'],
      ['second', 1, '{"newest":1}'],
    ]);
  });
});

describe('entries of before they were recorded (ALM.13)', () => {
  const hour = 3_600_000;
  const person = randomUUID();
  let version: number;
  beforeEach(() => {
    version = 1;
  });
  /** A change of status as an earlier release has recorded it. */
  const change = (alarmId: number, at: number, from: string, to: string, more: object = {}) => {
    version += 1;
    const by = { user_id: person, ...more };
    return {
      customer_id: first,
      id: randomUUID(),
      alarm_id: alarmId,
      field: 'status',
      prev_value: from,
      rev_value: to,
      ...by,
      created_at: new Date(at),
      version,
    };
  };
  const published = async () => (await outboxOf(db, first)).flatMap(({ entries }) => entries);

  test('what activity shows is published once, and marked', async () => {
    await storeAlarms(db, [
      alarmState({ customerId: first, id: 1, status: 'Declined', enteredStatusAt: now - hour }),
      alarmState({ customerId: first, id: 2 }),
      // known only by a return to normal: it has entered nothing
      alarmState({ customerId: first, id: 3, status: 'Inactive', isActive: false, latestAlarmAt: null }),
    ]);
    await db('alarm_activity').insert([
      change(1, now - 5 * hour, 'Intake', 'Snoozed', { metadata: { triageDuration: hour, snoozeDuration: 3 * hour } }),
      change(1, now - 2 * hour, 'Snoozed', 'Intake', { metadata: { snoozeDuration: 3 * hour }, user_id: null }),
      change(1, now - hour, 'Intake', 'Declined', { metadata: { triageDuration: hour } }),
      // how long it was in this status nothing shows
      change(2, now - 3 * hour, 'Declined', 'Dispatched'),
    ]);
    const { result } = await attempt<SweepResult>(activities['past-entries']);
    expect(result).toEqual({ alarms: 3 });
    const rows = await published();
    expect(rows.map(({ alarmId, status, enteredAt, leftAt }) => [alarmId, status, enteredAt, leftAt])).toEqual([
      [1, 'Intake', now - 6 * hour, now - 5 * hour],
      [1, 'Snoozed', now - 5 * hour, now - 2 * hour],
      [1, 'Intake', now - 2 * hour, now - hour],
    ]);
    expect(rows.every(({ isReconstructed }) => isReconstructed)).toBe(true);
    expect(rows[1]).toMatchObject({
      fromStatus: 'Intake',
      cause: 'PERSON',
      userId: person,
      leftCause: 'SWEEP',
      leftUserId: null,
    });
    expect((await attempt(activities['past-entries'])).result).toEqual({ alarms: 0 });
    expect(await published()).toEqual(rows);
  });

  test('an action that was undone has ended nothing', async () => {
    await storeAlarms(db, [alarmState({ customerId: first, id: 1, enteredStatusAt: now - 6 * hour })]);
    await db('alarm_activity').insert([
      change(1, now - 5 * hour, 'Intake', 'Declined', { metadata: { triageDuration: hour } }),
      change(1, now - 4 * hour, 'Declined', 'Intake', { metadata: { isUndo: true } }),
    ]);
    await attempt(activities['past-entries']);
    expect(await published()).toEqual([]);
  });

  test('what an alarm was in when entries began to be recorded is one of them once it is left', async () => {
    await storeAlarms(db, [alarmState({ customerId: first, id: 1, status: 'Snoozed', snoozeExpiresAt: now })]);
    await attempt(activities.snoozes);
    expect(await published()).toMatchObject([
      { entryId: '0', status: 'Snoozed', leftAt: now, toStatus: 'Intake', leftCause: 'SWEEP', isReconstructed: true },
    ]);
  });
});

describe('the sweep for snoozes', () => {
  test('SNZ.2: it ends those that are over, of all customers, a chunk at a time, and no other', async () => {
    const snoozed = { status: 'Snoozed', snoozeExpiresAt: now };
    await storeAlarms(db, [
      ...[1, 2, 3].map((id) => alarmState({ customerId: first, id, ...snoozed })),
      alarmState({ customerId: second, id: 1, ...snoozed, isActive: false }),
      alarmState({ customerId: second, id: 2, status: 'Snoozed', snoozeExpiresAt: now + 1 }),
    ]);
    const { result } = await attempt(activities.snoozes);
    expect(result).toEqual({ ended: 4 });
    const states = await db('alarm_state')
      .orderBy(['customer_id', 'id'])
      .select('status', 'snooze_expires_at as until');
    expect(states.map(({ status }) => status)).toEqual(['Intake', 'Intake', 'Intake', 'Inactive', 'Snoozed']);
    expect(states.map(({ until }) => until !== null)).toEqual([false, false, false, false, true]);
    const published = (await outboxOf(db, second)).flatMap(({ activity }) => activity);
    expect(published).toMatchObject([
      { alarmId: 1, field: 'status', prevValue: 'Snoozed', revValue: 'Inactive', userId: null },
    ]);
    expect((await attempt(activities.snoozes)).result).toEqual({ ended: 0 });
  });
});

describe('the sweep for old incidents (BEY.1)', () => {
  const day = 24 * 3_600_000;
  const longAgo = now - 91 * day;
  /** Stores an incident of alarms that started long ago, by when each returned to normal; null: it has not. */
  async function incident(customerId: number, id: number, ends: ReadonlyArray<number | null>, given: object = {}) {
    await db('incidents').insert({ customer_id: customerId, id, created_at: new Date(longAgo), ...given });
    const alarms = ends.map((latestEndAt, index) =>
      alarmState({
        ...{ customerId, id: id * 10 + index, isActive: latestEndAt === null, latestAlarmAt: longAgo },
        latestEndAt,
      }),
    );
    await storeAlarms(db, alarms);
    await db('incident_starts').insert(
      alarms.map((alarm) => ({
        ...{ customer_id: customerId, alarm_id: alarm.id, started_at: new Date(longAgo), asset_id: 1, incident_id: id },
        ...(alarm.id !== id * 10 && {
          ...{ cause_alarm_id: id * 10, cause_started_at: new Date(longAgo), cause_asset_id: 1 },
          is_cause_upstream: false,
        }),
      })),
    );
  }
  const over = longAgo + 60_000;
  const left = async (customerId: number) =>
    (await db('incidents').where({ customer_id: customerId }).orderBy('id')).map(({ id }) => id);
  afterEach(async () => {
    await db('incident_starts').delete();
    await db('incidents').delete();
  });

  test('it forgets those that are long over, of all customers, with what became part of them, and no other', async () => {
    await incident(first, 1, [over, over]);
    await incident(first, 2, [over, null]);
    await incident(first, 3, [over, now - 89 * day]);
    await incident(first, 4, [over], { merged_into: 1 });
    await incident(first, 5, [over, over], { created_at: new Date(now - day) });
    await incident(second, 6, [over, over]);
    // an older start in it, of an alarm that began anew since
    await db('incident_starts').insert({
      ...{ customer_id: second, alarm_id: 70, started_at: new Date(longAgo), asset_id: 1, incident_id: 6 },
      is_latest: false,
    });
    const { result, heartbeats } = await attempt<SweepResult>(activities['old-incidents']);
    expect(result).toEqual({ forgotten: 2 });
    expect(heartbeats[0]).toEqual({ forgotten: 1, after: { customerId: first, id: 2 } } satisfies ForgetProgress);
    expect([await left(first), await left(second)]).toEqual([[2, 3, 5], []]);
    // the newest start of each alarm stays, as of one alone
    expect(
      await db('incident_starts').where({ customer_id: second }).orderBy('alarm_id').select('alarm_id', 'incident_id'),
    ).toEqual([60, 61].map((alarm_id) => ({ alarm_id, incident_id: null })));
    expect((await outboxOf(db, second)).flatMap(({ incidents }) => incidents)).toEqual([
      { id: 6, alarmIds: expect.arrayContaining([60, 61]) },
    ]);
    expect((await attempt(activities['old-incidents'])).result).toEqual({ forgotten: 0 });
  });

  test('a deleted alarm keeps no incident', async () => {
    await incident(first, 1, [over, null]);
    await db('alarm_state')
      .where({ customer_id: first, id: 11 })
      .update({ deleted_at: new Date(now) });
    expect((await attempt(activities['old-incidents'])).result).toEqual({ forgotten: 1 });
  });

  test('the attempt after a crash goes on behind the last position', async () => {
    await incident(first, 1, [over]);
    await incident(first, 2, [over]);
    const from: ForgetProgress = { forgotten: 4, after: { customerId: first, id: 1 } };
    expect((await attempt(activities['old-incidents'], { from })).result).toEqual({ forgotten: 5 });
    expect(await left(first)).toEqual([1]);
  });
});
