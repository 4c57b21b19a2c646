import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawEmailDays, rawPayloadDays } from '../domain/constants.ts';
import { testEnv } from '../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from './client.ts';
import { migrateWarehouse } from './migrate.ts';

let warehouse: WarehouseClient;
beforeAll(() => {
  warehouse = createWarehouseClient(testEnv(), 'test');
});
afterAll(() => warehouse.close());

/** Tables whose rows are kept for a limited time, with the column it is counted from (SYS.8). */
const keptDays: Record<string, { days: number; from: string }> = {
  raw_events: { days: rawPayloadDays, from: 'received_at' },
  outcomes: { days: rawPayloadDays, from: 'received_at' },
};

async function tables(): Promise<
  Array<{ name: string; sorting_key: string; partition_key: string; engine_full: string }>
> {
  const answer = await warehouse.query({
    query: `SELECT name, sorting_key, partition_key, engine_full FROM system.tables
      WHERE database = currentDatabase() AND name <> 'schema_migrations' AND engine <> 'MaterializedView'
        AND name NOT LIKE '%_rebuilt' ORDER BY name`,
    format: 'JSONEachRow',
  });
  return answer.json();
}

describe('every table of the warehouse', () => {
  test('is one of those the architecture names', async () => {
    expect((await tables()).map((table) => table.name)).toEqual([
      'activity',
      'alarms',
      'daily_snapshots',
      'events',
      'instances',
      'lasting_instances',
      'outcomes',
      'people',
      'raw_events',
      'rule_log',
      'status_entries',
      'teams',
      'ticket_activity',
      'ticket_alarms',
      'tickets',
    ]);
  });

  test('has the customer first in its key, replaces by version, is partitioned by month and forgets what it should', async () => {
    for (const table of await tables()) {
      expect(table.sorting_key, table.name).toMatch(/^customer_id, /);
      expect(table.engine_full, table.name).toMatch(/^ReplacingMergeTree\(version\b/);
      expect(table.partition_key, table.name).toMatch(/^toYYYYMM\(\w+\)$/);
      const kept = keptDays[table.name];
      if (kept)
        expect(table.engine_full, table.name).toContain(`TTL toDateTime(${kept.from}) + toIntervalDay(${kept.days})`);
      else expect(table.engine_full, table.name).not.toContain('TTL');
    }
  });

  test('keeps mails for less long than what machines send (INT.10)', async () => {
    const raw = (await tables()).find((table) => table.name === 'raw_events');
    expect(raw?.engine_full).toContain(`toDateTime(received_at) + toIntervalDay(${rawEmailDays}) WHERE door = 'email'`);
  });

  test('keeps one row a key over partitions: the partition follows from the key or never changes for it', async () => {
    const outside = (await tables()).filter((table) => {
      const column = /^toYYYYMM\((\w+)\)$/.exec(table.partition_key)?.[1] ?? '';
      return !table.sorting_key.split(', ').includes(column);
    });
    // received_at is a message's first receipt; creation times of alarms, tickets, people and teams never change, nor does the end of a stay
    expect(outside.map((table) => table.name)).toEqual([
      'alarms',
      'outcomes',
      'people',
      'raw_events',
      'status_entries',
      'teams',
      'ticket_alarms',
      'tickets',
    ]);
  });
});

test('every table and column of the warehouse says what it means', async () => {
  const ask = async (query: string) => (await warehouse.query({ query, format: 'JSONCompactEachRow' })).json();
  const mute = "database = currentDatabase() AND comment = '' AND NOT match(table, '(_view|_rebuilt)$')";
  expect(await ask(`SELECT name AS table FROM system.tables WHERE ${mute}`)).toEqual([]);
  expect(await ask(`SELECT table, name FROM system.columns WHERE ${mute}`)).toEqual([]);
});

test('migrations are applied once; a file that has changed since is refused', async () => {
  expect(await migrateWarehouse(testEnv())).toEqual([]);
  const { mkdtemp, writeFile, rm } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, '001_raw_events.sql'), 'CREATE TABLE something_else (id UInt8) ENGINE = Memory;');
  await expect(migrateWarehouse(testEnv(), folder)).rejects.toThrow(/has changed since it was applied/);
  await rm(folder, { recursive: true });
});
