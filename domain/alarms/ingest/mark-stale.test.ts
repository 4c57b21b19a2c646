import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { alarmState, outboxOf, shownOf, storeAlarms } from '../../../tests/support/alarm-rows.ts';
import { customerWithSystem } from '../../../tests/support/customer-with-system.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import type { AlarmState } from '../model/state.ts';
import { stateColumns, stateFromRow } from '../rows/alarm-state-rows.ts';
import { applyEvents } from './apply-events.ts';
import { markStale, type StalePosition } from './mark-stale.ts';

const now = Date.UTC(2026, 4, 8, 12);
const dayAgo = now - 24 * 3_600_000;
const clock = fixedClock(new Date(now));

let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let customerId: number;
let systemId: number;

beforeAll(async () => {
  own = await ownDatabase(testEnv());
  db = own.db;
});
afterAll(() => own.drop());
beforeEach(async () => {
  ({ customerId, systemId } = await customerWithSystem(db));
});

const store = (...given: Array<Partial<AlarmState> & { id: number }>) =>
  storeAlarms(
    db,
    given.map((one) => alarmState({ customerId, systemId, latestAlarmAt: dayAgo, ...one })),
  );

async function stored(customer = customerId): Promise<AlarmState[]> {
  const { rows } = await db.raw(`select ${stateColumns} from alarm_state s where customer_id = ? order by id`, [
    customer,
  ]);
  return rows.map(stateFromRow);
}

async function sweep(limit = 100): Promise<number[]> {
  const marked: number[] = [];
  let after: StalePosition | null = null;
  do {
    const chunk = await markStale({ db, clock }, { after, limit });
    marked.push(chunk.marked);
    after = chunk.next;
  } while (after);
  return marked;
}

const staleIds = async (customer?: number) =>
  (await stored(customer)).filter((one) => one.isStale).map((one) => one.id);

test('ALM-052 an alarm is stale once it has been active for exactly 24 h, not a millisecond before', async () => {
  await store({ id: 1 }, { id: 2, latestAlarmAt: dayAgo + 1 }, { id: 3, latestAlarmAt: dayAgo - 1 });
  await sweep();
  expect(await staleIds()).toEqual([1, 3]);
});

test('inactive, deleted and already stale alarms stay as they are', async () => {
  const before = await store(
    { id: 1, isActive: false, status: 'Inactive' },
    { id: 2, deletedAt: now - 1 },
    { id: 3, isStale: true, version: 9 },
  );
  expect(await sweep()).toEqual([0]);
  expect(await stored()).toEqual(before);
});

test('alarms of every status become stale, but none of an integration that is switched off', async () => {
  await store({ id: 1, status: 'Snoozed' }, { id: 2, status: 'Dispatched' }, { id: 3, status: 'Declined' });
  await db('external_systems').where({ customer_id: customerId }).update({ is_active: false });
  await sweep();
  expect(await staleIds()).toEqual([]);
  await db('external_systems').where({ customer_id: customerId }).update({ is_active: true });
  await sweep();
  expect(await staleIds()).toEqual([1, 2, 3]);
});

test('becoming stale is a new version, an activity row without a person and one message with both', async () => {
  const [before] = await store({ id: 1, version: 4 });
  await sweep();
  const [after] = await stored();
  expect(after).toEqual({ ...before, isStale: true, version: 5 });
  const [row, ...others] = await db('alarm_activity').where({ customer_id: customerId });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    alarm_id: 1,
    field: 'isStale',
    prev_value: 'false',
    rev_value: 'true',
    user_id: null,
    automation_rule_id: null,
    cause: 'SWEEP',
    metadata: null,
    created_at: new Date(now),
    version: 5,
  });
  const messages = await outboxOf(db, customerId);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.alarms).toEqual([
    {
      state: shownOf(after),
      previous: { isStale: false, version: 4 },
      cause: 'SWEEP',
      entryId: expect.any(String),
      ruleChain: 0,
    },
  ]);
  expect(messages[0]?.activity).toMatchObject([{ activityId: row.id, alarmId: 1, field: 'isStale', createdAt: now }]);
});

test('a sweep in chunks finds every alarm of every customer once', async () => {
  const other = await customerWithSystem(db);
  await store({ id: 1 }, { id: 2 }, { id: 3, latestAlarmAt: dayAgo - 5 });
  await storeAlarms(
    db,
    [1, 2].map((id) => alarmState({ ...other, id, latestAlarmAt: dayAgo })),
  );
  expect(await sweep(2)).toEqual([2, 2, 1]);
  expect([await staleIds(), await staleIds(other.customerId)]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
  const mine = await outboxOf(db, customerId);
  expect(mine.flatMap((message) => message.alarms.map((change) => change.state.id)).sort()).toEqual([1, 2, 3]);
  expect(await sweep(2)).toEqual([0]);
});

test('an alarm that somebody is changing is left to the next sweep, without waiting', async () => {
  await store({ id: 1 }, { id: 2 });
  await db.transaction(async (trx) => {
    await trx('alarm_state').where({ customer_id: customerId, id: 1 }).update({ is_pinned: true });
    expect(await sweep()).toEqual([1]);
  });
  expect(await staleIds()).toEqual([2]);
  expect(await sweep()).toEqual([1]);
  expect((await stored())[0]).toMatchObject({ isPinned: true, isStale: true });
});

test('a return to normal and a new instance both end being stale', async () => {
  const [before] = await store({ id: 1, isStale: true });
  if (!before) throw new Error('the alarm was not stored');
  const apply = (kind: 'ALARM' | 'RTN') =>
    applyEvents(
      before,
      before,
      [
        {
          id: '00000000-0000-8000-8000-000000000001',
          kind,
          at: now,
          sourceRecordId: null,
          sourceState: kind === 'RTN' ? 'normal' : 'offnormal',
          value: null,
          unit: null,
          ackedBy: null,
          priority: 3,
        },
      ],
      now,
    )?.state.isStale;
  expect([apply('RTN'), apply('ALARM')]).toEqual([false, false]);
});
