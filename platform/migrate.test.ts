import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationSource } from '../migrations/index.ts';
import { migrateDatabase } from '../migrations/migrate.ts';
import { testEnv } from '../tests/support/engines.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import { until } from '../tests/support/until.ts';
import { createDatabase, type Database } from './database.ts';

/** A migration of tables that may be large, and that the product writes meanwhile. */
const tried = '117_let_go';

let own: Awaited<ReturnType<typeof ownDatabase>>;
let other: Database;
beforeEach(async () => {
  own = await ownDatabase(testEnv(), (db) =>
    db.migrate.latest({
      migrationSource: {
        ...migrationSource,
        getMigrations: async () => (await migrationSource.getMigrations([])).filter((name) => name < tried),
      },
    }),
  );
  other = createDatabase(own.url, { pool: 2, name: 'test-other' });
  await own.db('customers').insert({ id: 1_000, name: 'Plant', created_at: new Date() });
  const rule = { id: 1, name: 'Rule', execution_order: 1, created_at: new Date(), updated_at: new Date() };
  await own.db('automation_rules').insert({ customer_id: 1_000, ...rule });
});
afterEach(async () => {
  await other?.destroy();
  await own?.drop();
});

/** Writes as the product does, without waiting for anybody. */
const writeTimer = (alarmId: number) =>
  other.transaction(async (trx) => {
    await trx.raw(`set local lock_timeout = '50ms'`);
    await trx('automation_rules').where({ customer_id: 1_000, id: 1 }).forNoKeyUpdate().first('id');
    const at = new Date();
    await trx('automation_timers').insert({
      ...{ customer_id: 1_000, rule_id: 1, alarm_id: alarmId, entry: '1', alarm_version: 1, chain: 1 },
      ...{ triggered_at: at, due_at: at },
    });
  });
const waiting = async (condition: string): Promise<boolean> =>
  (
    await other.raw(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and ${condition}`,
    )
  ).rows.length > 0;

test('the product writes while an index is built, which an earlier try has left unfinished; two processes migrate once', async () => {
  for (const alarmId of [1, 2]) await writeTimer(alarmId);
  const unfinished = own.db.raw(
    'create unique index concurrently automation_timers_waiting_next on automation_timers (chain)',
  );
  await expect(unfinished).rejects.toThrow('could not create unique index');
  // whoever builds an index waits for the end of a reader that began before
  const reader = await other.transaction(undefined, { isolationLevel: 'repeatable read' });
  await reader.raw('select 1 from customers');

  const migrated = Promise.all([migrateDatabase(own.db, undefined), migrateDatabase(own.db, undefined)]);
  await until('an index to be built', () => waiting(`query like 'create unique index concurrently%'`));
  await writeTimer(3);
  await reader.commit();
  const [first, second] = (await migrated).sort((a, b) => b.length - a.length) as [string[], string[]];
  expect([first[0], second]).toEqual([tried, []]);

  await expect(writeTimer(3)).rejects.toThrow('automation_timers_pkey');
  const { rows } = await own.db.raw(
    `select c.relname as name, i.indisvalid as "isValid", pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'automation_timers'::regclass order by 1`,
  );
  expect(rows).toEqual([
    { name: 'automation_timers_begun', isValid: true, definition: expect.stringContaining('next_action') },
    { name: 'automation_timers_done', isValid: true, definition: expect.any(String) },
    {
      name: 'automation_timers_due',
      isValid: true,
      definition: expect.stringContaining('rule_id, generation, due_at'),
    },
    { name: 'automation_timers_pkey', isValid: true, definition: expect.any(String) },
    {
      ...{ name: 'automation_timers_waiting', isValid: true },
      definition: expect.stringMatching(/^CREATE UNIQUE INDEX .* \(customer_id, alarm_id, rule_id, generation\)/),
    },
  ]);
});

test('a migration gives up a lock that is held for long, so that nobody queues behind it, and tries again', async () => {
  const holder = await other.transaction();
  await holder('automation_rules').where({ customer_id: 1_000, id: 1 }).forNoKeyUpdate().first('id');
  const migrated = migrateDatabase(own.db, undefined);
  const isWaiting = () => waiting(`query like '%alter table automation_rules%'`);
  await until('it to wait', isWaiting);
  await until('it to give up', async () => !(await isWaiting()));
  await holder.commit();
  expect((await migrated)[0]).toBe(tried);
});
