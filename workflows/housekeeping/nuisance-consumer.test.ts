import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstanceRow } from '../../domain/alarms/changes-message.ts';
import { type EncodedChanges, encodeChanges } from '../../domain/alarms/encode-changes.ts';
import { nuisanceReadStart } from '../../domain/alarms/nuisance.ts';
import { noChanges } from '../../domain/alarms/outbox.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Batch, createStream, topics } from '../../platform/stream.ts';
import { alarmState, instanceRow, storeAlarms, storeInstances } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { until } from '../../tests/support/until.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { createNuisanceConsumer, createNuisanceHandler } from './nuisance-consumer.ts';

const env = testEnv();
const now = Date.UTC(2026, 4, 8, 12);
const clock = fixedClock(new Date(now));
const log = pino({ level: 'silent' });
const warehouse = createWarehouseClient(env, 'test-nuisance');
let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;

beforeAll(async () => {
  own = await ownDatabase(env);
  db = own.db;
});
afterAll(() => Promise.all([own.drop(), warehouse.close()]));

const startedAt = now - 3_600_000;
const fleeting = (alarmId: number, given: Partial<InstanceRow> = {}) =>
  instanceRow({ alarmId, startedAt, endedAt: startedAt + 10_000, ...given });

const message = (customerId: number, ...instances: InstanceRow[]): EncodedChanges[] =>
  encodeChanges({ ...noChanges(customerId, now), instances });

/** Hands messages to the consumer's handler. `looked` is how often it has found something missing. */
function handle(messages: EncodedChanges[][], patienceMs = 60_000) {
  const state = { looked: 0 };
  const batch = {
    messages: messages.flat().map(({ holds, payload }) => ({
      value: Buffer.from(payload),
      headers: { holds },
    })) as unknown as Batch['messages'],
    heartbeat: async () => {
      state.looked += 1;
    },
  };
  return { state, done: createNuisanceHandler({ db, warehouse, clock, log, patienceMs })(batch) };
}

const counts = async (customerId: number): Promise<number[]> =>
  (await db('alarm_state').where({ customer_id: customerId }).orderBy('id').select('nuisance_count as count')).map(
    (row) => row.count,
  );

async function customerWith(...ids: number[]): Promise<number> {
  const customerId = newCustomerId();
  await storeAlarms(
    db,
    ids.map((id) => alarmState({ customerId, id })),
  );
  return customerId;
}

test('an instance is counted as soon as the warehouse has it', async () => {
  const customerId = await customerWith(1);
  const instance = fleeting(1);
  const { state, done } = handle([message(customerId, instance)]);
  await until('the consumer to have missed the instance twice', () => state.looked >= 2);
  expect(await counts(customerId)).toEqual([0]);
  await storeInstances(warehouse, customerId, [instance]);
  await done;
  expect(await counts(customerId)).toEqual([1]);
});

test('an older version of it in the warehouse is not enough', async () => {
  const customerId = await customerWith(1);
  const open = fleeting(1, { endedAt: null, endSource: null });
  await storeInstances(warehouse, customerId, [open]);
  const ended = { ...open, endedAt: startedAt + 10_000, endSource: 'SOURCE' as const, version: 2 };
  const { state, done } = handle([message(customerId, open), message(customerId, ended)]);
  await until('the consumer to have missed the newer version', () => state.looked >= 1);
  await storeInstances(warehouse, customerId, [ended]);
  await done;
  expect(await counts(customerId)).toEqual([1]);
});

test('an instance that a refold took away no longer counts', async () => {
  const customerId = await customerWith(1);
  const instance = fleeting(1);
  await storeInstances(warehouse, customerId, [instance]);
  await handle([message(customerId, instance)]).done;
  expect(await counts(customerId)).toEqual([1]);
  const gone = { ...instance, version: 2, isDeleted: true };
  await storeInstances(warehouse, customerId, [gone]);
  await handle([message(customerId, gone)]).done;
  expect(await counts(customerId)).toEqual([0]);
});

test('when the loader stays away it counts what there is and goes on', async () => {
  const customerId = await customerWith(1, 2);
  const [there, missing] = [fleeting(1), fleeting(2)];
  await storeInstances(warehouse, customerId, [there]);
  await handle([message(customerId, there, missing)], 0).done;
  expect(await counts(customerId)).toEqual([1, 0]);
});

test('an instance too old to count for anything is not waited for', async () => {
  const customerId = await customerWith(1);
  const { state, done } = handle([message(customerId, fleeting(1, { startedAt: nuisanceReadStart(now) - 1 }))]);
  await done;
  expect(state.looked).toBe(0);
});

test('several customers and more instances than one query takes, each counted', async () => {
  const [first, second] = [await customerWith(1, 2, 3), await customerWith(1)];
  const many = Array.from({ length: 700 }, (_, index) =>
    fleeting(1 + (index % 3), { startedAt: startedAt + 1_000 * index, endedAt: startedAt + 1_000 * index + 500 }),
  );
  const other = fleeting(1);
  await storeInstances(warehouse, first, many);
  await storeInstances(warehouse, second, [other]);
  await handle([message(first, ...many), message(second, other)]).done;
  expect(await counts(first)).toEqual([234, 233, 233]);
  expect(await counts(second)).toEqual([1]);
});

test('the consumer reads the topic of changes from its beginning', async () => {
  const customerId = await customerWith(1);
  const instance = fleeting(1);
  await storeInstances(warehouse, customerId, [instance]);
  const fatal: unknown[] = [];
  const stream = createStream({
    brokers: env.KAFKA_BROKERS,
    prefix: `test-${randomUUID()}.`,
    clientId: 'test-nuisance',
    log,
    fatal: (error) => fatal.push(error),
  });
  await stream.ensureTopics({ partitions: 1, replication: 1 });
  const producer = stream.createProducer();
  const messages = message(customerId, instance);
  await producer.start();
  await producer.send([
    {
      topic: topics.changes,
      messages: messages.map(({ holds, payload }) => ({ key: null, value: payload, headers: { holds } })),
    },
  ]);
  await producer.stop();

  const consumer = createNuisanceConsumer({ db, warehouse, clock, log, stream });
  expect(consumer.health().ready).toBe(false);
  await consumer.start();
  await until('the count', async () => (await counts(customerId))[0] === 1);
  expect(consumer.health().ready).toBe(true);
  await consumer.stop();
  expect(fatal).toEqual([]);
});
