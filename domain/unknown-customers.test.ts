import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnv } from '../tests/support/engines.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import { rowsRead } from '../tests/support/rows-read.ts';
import { customersWithEntities } from './asset-management/recompute-activity.ts';
import { customersWithFeeds } from './incidents/customers-with-feeds.ts';
import { readLatest } from './incidents/start-rows.ts';

// Statements on hot paths read by key what the statistics do not know, and not all rows of a customer or of all customers.
let own: Awaited<ReturnType<typeof ownDatabase>>;
const [large, added] = [1, 2];
const many = 20_000;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  const { db } = own;
  await db('customers').insert([large, added].map((id) => ({ id, name: `Customer ${id}` })));
  await db.raw(
    `insert into entities (customer_id, id, class, name, name_key, kind, created_at)
     select ?::int, n, 'AHU', 'Unit ' || n, 'unit' || n, 'equipment', now() from generate_series(1, ?::int) as n`,
    [large, many],
  );
  await db.raw(
    `insert into entity_relations (customer_id, source_id, kind, target_id, status, origin, created_at)
     select ?::int, n, 'feeds', n + 1, 'CONFIRMED', 'IMPORT', now() from generate_series(1, ?::int - 1) as n`,
    [large, many],
  );
  const starts = `insert into incident_starts (customer_id, alarm_id, started_at, asset_id)
     select ?::int, n, '2026-11-01', n from generate_series(1, ?::int) as n`;
  await db.raw(starts, [large, many]);
  await db.raw('vacuum analyze entities, entity_relations, incident_starts');
  await db.raw(starts, [added, many]);
});
afterAll(() => own?.drop());

test.each([
  ['relations', customersWithFeeds],
  ['assets', customersWithEntities],
])('whether customers have %s is read off one row of each', async (_, which) => {
  expect(await rowsRead(own.db, (db) => which(db, [added]))).toBe(0);
  expect(await rowsRead(own.db, async (db) => expect(await which(db, [large, added])).toEqual(new Set([large])))).toBe(
    1,
  );
});

test('the newest starts of alarms are read by key', async () => {
  const starts = Array.from({ length: 100 }, (_, n) => ({ alarmId: 1 + n * 7, at: Date.parse('2026-11-02') }));
  const read = await rowsRead(own.db, async (db) =>
    expect((await readLatest(db, added, starts)).size).toBe(starts.length),
  );
  expect(read).toBe(starts.length);
});
