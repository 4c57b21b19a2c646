import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../platform/database.ts';
import { newCustomerId, testEnv } from '../tests/support/engines.ts';
import { alarmIdsFor } from './alarms/rows/alarm-ids.ts';
import { createCustomer } from './customers/create-customer.ts';

let db: Database;
let customerId: number;
beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 4, name: 'test' });
});
afterAll(() => db.destroy());
beforeEach(async () => {
  customerId = newCustomerId();
  await createCustomer(db, { id: customerId, name: `Test ${customerId}` });
});

/** A process that stores `count` alarms of a partition; one that is killed gets no further than storing them. */
async function store(partition: number, count: number, isKilled = false): Promise<number[]> {
  const ids = alarmIdsFor(db, `alarms.normalised/${partition}`);
  const held = await ids.hold(customerId, count);
  const trx = await db.transaction();
  await ids.use(trx, customerId, held);
  await (isKilled ? trx.rollback() : trx.commit());
  return held;
}

test('ALM.2: numbers that a killed process had taken are given by who goes on with its partition, before any other', async () => {
  expect(await store(0, 3)).toEqual([1, 2, 3]);
  expect(await store(0, 300, true)).toHaveLength(300);
  expect(await store(0, 2)).toEqual([4, 5]);
  // another partition does not wait for it
  expect(await store(1, 2)).toEqual([304, 305]);
  expect(await store(0, 300)).toEqual([...Array.from({ length: 298 }, (_, index) => 6 + index), 306, 307]);
  expect(await store(0, 1)).toEqual([308]);
});

test('partitions that take numbers at the same time have none in common, and leave none out', async () => {
  const taken = await Promise.all(Array.from({ length: 12 }, (_, partition) => store(partition, 1 + partition)));
  const numbers = taken.flat().sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 78 }, (_, index) => index + 1));
});
