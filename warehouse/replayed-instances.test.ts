import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../platform/root.ts';
import { instanceRow, storeInstances } from '../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from './client.ts';

let warehouse: WarehouseClient;
beforeAll(() => {
  warehouse = createWarehouseClient(testEnv(), 'test-replayed');
});
afterAll(() => warehouse.close());

test('KPI.15 of instances that were stored before, those are replayed that a replay began and nobody saw', async () => {
  const customerId = newCustomerId();
  const [begun, week] = [Date.UTC(2025, 0, 10), 7 * 86_400_000];
  const span = (alarmId: number, endedAt: number | null = begun + 2 * week) =>
    instanceRow({ alarmId, startedAt: begun, endedAt });
  // 1: heard in time, 2: by a replay, 3: by a replay and into Intake, 4: by a replay and still active
  await storeInstances(warehouse, customerId, [span(1), span(2), span(3), span(4, null)]);
  const insert = (table: string, values: object[]) =>
    warehouse.insert({
      table,
      format: 'JSONEachRow',
      values: values.map((row) => ({ customer_id: customerId, version: 1, ...row })),
    });
  const time = new Date(begun).toISOString();
  await insert(
    'events',
    [1, 2, 3, 4].map((alarmId) => ({
      ...{ alarm_id: alarmId, event_id: randomUUID(), kind: 'ALARM', source_state: 'offnormal' },
      ...{ occurred_at: time, received_at: time, is_replayed: Number(alarmId > 1) },
    })),
  );
  await insert('status_entries', [
    { alarm_id: 3, entry_id: '1', status: 'Intake', entered_at: time, cause: 'REPLAY', left_at: time },
  ]);

  const file = await readFile(fromRoot('warehouse/migrations/026_replayed_instances.sql'), 'utf8');
  const statement = file.slice(file.indexOf('INSERT INTO instances'));
  await warehouse.command({
    query: statement.replace('WHERE', `WHERE customer_id = ${customerId} AND`).replace(';', ''),
  });
  for (const table of ['instances', 'lasting_instances']) {
    const result = await warehouse.query({
      query: `SELECT alarm_id FROM ${table} FINAL WHERE customer_id = ${customerId} AND is_replayed = 1`,
      format: 'JSONCompactEachRow',
    });
    expect((await result.json<[string]>()).map(([id]) => Number(id))).toEqual([2]);
  }
});
