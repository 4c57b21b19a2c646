import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instanceRow, storeInstances } from '../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from './client.ts';
import { type DerivedTable, listDerivedTables, rebuildTable } from './rebuild.ts';

const day = 86_400_000;
const first = Date.UTC(2025, 0, 10);

let warehouse: WarehouseClient;
let table: DerivedTable;
beforeAll(async () => {
  warehouse = createWarehouseClient(testEnv(), 'test-rebuild');
  const tables = await listDerivedTables(warehouse);
  // another one needs tests like these
  expect(tables.map(({ name }) => name)).toEqual(['lasting_instances']);
  table = tables[0] as DerivedTable;
});
afterAll(() => warehouse.close());

const rowsOf = async (query: string): Promise<unknown[]> => {
  const result = await warehouse.query({ query, format: 'JSONCompactEachRow' });
  return result.json();
};
const columns = 'alarm_id, toString(instance_id), started_at, ended_at, is_replayed';
const stored = (customerId: number) =>
  rowsOf(`SELECT ${columns} FROM lasting_instances FINAL WHERE customer_id = ${customerId} ORDER BY ALL`);
/** Rows that the table should hold, from the instances themselves. */
const expected = (customerId: number) =>
  rowsOf(`SELECT ${columns} FROM instances FINAL WHERE customer_id = ${customerId}
    AND (ended_at IS NULL OR ended_at > started_at + INTERVAL 7 DAY) ORDER BY ALL`);

/** Some instances of several months: one in three ends within a week, one ends later, one is open. */
const instancesOf = (alarmId: number, version = 1) =>
  [0, 1, 2, 3, 4, 5].map((nth) => {
    const startedAt = first + nth * 20 * day + alarmId;
    const endedAt = [startedAt + 7 * day, startedAt + 8 * day, null][nth % 3] ?? null;
    return instanceRow({ alarmId, startedAt, endedAt, version, isReplayed: nth > 2 });
  });

/** Takes rows away, adds one that nothing is known of, and lets another end too early. */
async function damage(customerId: number): Promise<void> {
  await warehouse.command({
    query: `DELETE FROM lasting_instances WHERE customer_id = ${customerId} AND alarm_id = 1`,
    clickhouse_settings: { mutations_sync: '1' },
  });
  await warehouse.insert({
    table: 'lasting_instances',
    format: 'JSONEachRow',
    values: [
      {
        customer_id: customerId,
        alarm_id: 99,
        started_at: '2019-01-01 00:00:00',
        instance_id: randomUUID(),
        version: 9,
      },
    ],
  });
  await warehouse.command({
    query: `INSERT INTO lasting_instances SELECT * REPLACE (started_at AS ended_at, 1000 AS version)
      FROM lasting_instances FINAL WHERE customer_id = ${customerId} AND alarm_id = 2`,
  });
}

/** Stores instances, and ends of open instances, until the work has ended. */
async function whileStoring(customerId: number, work: () => Promise<void>): Promise<void> {
  const state = { isDone: false };
  const storing = (async () => {
    for (let alarmId = 100; !state.isDone; alarmId += 1) {
      const rows = instancesOf(alarmId);
      await storeInstances(warehouse, customerId, rows);
      const ends = rows.map((row) => ({ ...row, endedAt: row.endedAt ?? row.startedAt + 60_000, version: 2 }));
      if (alarmId % 2 === 0) await storeInstances(warehouse, customerId, ends);
    }
  })();
  await work().finally(() => {
    state.isDone = true;
  });
  await storing;
}

test('the view keeps the table right: an instance that ends within a week leaves it, one that is corrected returns', async () => {
  const customerId = newCustomerId();
  const row = instanceRow({ alarmId: 1, startedAt: first });
  const held = async () => (await stored(customerId)).length;
  const store = (change: object) => storeInstances(warehouse, customerId, [{ ...row, ...change }]);
  await store({});
  expect(await held()).toBe(1);
  await store({ endedAt: first + day, version: 2 });
  expect(await held()).toBe(0);
  await store({ endedAt: first + 9 * day, version: 3 });
  // a repetition of what was replaced
  await store({});
  expect(await held()).toBe(1);
  await store({ isDeleted: true, version: 4 });
  expect(await held()).toBe(0);
});

test('a damaged table is right again after a rebuild, with what was stored meanwhile', async () => {
  const customerId = newCustomerId();
  for (const alarmId of [1, 2, 3]) await storeInstances(warehouse, customerId, instancesOf(alarmId));
  await damage(customerId);
  expect(await stored(customerId)).not.toEqual(await expected(customerId));
  await whileStoring(customerId, () => rebuildTable(warehouse, table));
  const found = await stored(customerId);
  expect(found).toEqual(await expected(customerId));
  expect(found.length).toBeGreaterThan(12);
  expect(await rowsOf(`SELECT name FROM system.tables WHERE name LIKE 'lasting_instances_rebuilt%'`)).toEqual([]);
  // and is written as before
  await storeInstances(warehouse, customerId, instancesOf(7));
  expect(await stored(customerId)).toEqual(await expected(customerId));
});

test('a rebuild of one customer keeps the rows of others, and one that was interrupted continues', async () => {
  const [customerId, other] = [newCustomerId(), newCustomerId()];
  for (const id of [customerId, other]) {
    for (const alarmId of [1, 2]) await storeInstances(warehouse, id, instancesOf(alarmId));
    await damage(id);
  }
  const damaged = await stored(other);
  const interrupted = rebuildTable(warehouse, table, {
    customerId,
    onProgress: ({ done }) => {
      if (done === 2) throw new Error('the machine is switched off');
    },
  });
  await expect(interrupted).rejects.toThrow('the machine is switched off');
  const copied: number[] = [];
  await whileStoring(customerId, () =>
    rebuildTable(warehouse, table, { customerId, onProgress: ({ done }) => copied.push(done) }),
  );
  expect(copied[0]).toBe(2);
  expect(await stored(customerId)).toEqual(await expected(customerId));
  expect(await stored(other)).toEqual(damaged);
});
