import { afterEach, expect, test } from 'vitest';
import { migrationSource } from '../migrations/index.ts';
import { migrateDatabase } from '../migrations/migrate.ts';
import { testEnv } from '../tests/support/engines.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import { until } from '../tests/support/until.ts';
import { createDatabase, type Database } from './database.ts';

const customer_id = 1_000;
let own: Awaited<ReturnType<typeof ownDatabase>>;
let product: Database;
afterEach(async () => {
  await product?.destroy();
  await own?.drop();
});

/** Makes a database with the migrations before one, and a customer. */
async function databaseBefore(migration: string): Promise<void> {
  own = await ownDatabase(testEnv(), (db) =>
    db.migrate.latest({
      migrationSource: {
        ...migrationSource,
        getMigrations: async () => (await migrationSource.getMigrations([])).filter((name) => name < migration),
      },
    }),
  );
  product = createDatabase(own.url, { pool: 3, name: 'test-product' });
  await own.db('customers').insert({ id: customer_id, name: 'Plant', created_at: new Date() });
}

/** Writes as the product does, without waiting for anybody. */
const write = (table: string, where: object, what: object) =>
  product.transaction(async (trx) => {
    await trx.raw(`set local lock_timeout = '100ms'`);
    return trx(table)
      .where({ customer_id, ...where })
      .update(what);
  });
const migrationWaits = (query: string) => async () =>
  (
    await own.db.raw(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like ?`,
      [query],
    )
  ).rows.length > 0;

test('alarms are written while they are given the assets that they name, also ones that a writer holds', async () => {
  await databaseBefore('080_assets');
  const entity = { customer_id, name_key: 'x', created_at: new Date() };
  await own.db('entities').insert([
    { ...entity, id: 1, class: 'Building', name: 'Annex' },
    { ...entity, id: 2, class: 'AHU', name: 'AHU-2', parent_id: 1 },
  ]);
  // more than one range of them; every second one names the unit, every third one is active
  await own.db.raw(
    `insert into alarms (customer_id, id, system_id, contextual_name, text, formatted_raw_text, properties, property_tokens)
     select 1000, n, 1, 'a', 'a', 'a', case when n % 2 = 0 then '[{"type":"asset_name","entityId":2,"confidence":0.9},
       {"type":"building","entityId":1,"confidence":0}]'::jsonb else '[]' end, '{a=b}' from generate_series(1, 2500) n`,
  );
  await own.db.raw(
    `insert into alarm_state (customer_id, id, fingerprint, system_id, status, entered_status_at, is_active, severity,
       created_at, version, memory)
     select 1000, n, gen_random_uuid(), 1, 'Intake', now(), n % 3 = 0, 'Alarm', now(), 1, '{}' from generate_series(1, 2500) n`,
  );
  const writer = await product.transaction();
  await writer('alarms').where({ customer_id, id: 1_500 }).update({ text: 'b' });
  const migrated = migrateDatabase(own.db, undefined);
  await until('an index of alarms to be built', migrationWaits('create index concurrently alarms_point_entity%'));
  expect(await write('alarms', { id: 2 }, { text: 'c' })).toBe(1);
  // a row that is locked to be written soon: no index waits for that, only for the snapshot of a statement that goes on
  const another = await product.transaction();
  const late = () => another('alarms').where({ customer_id, id: 2_400 });
  await late().forUpdate();
  await another.raw('select 1');
  await writer.commit();
  await until('a range with an alarm that is being written', migrationWaits('%with named as%'));
  expect(await write('alarms', { id: 2 }, { text: 'd' })).toBe(1);
  await late().update({ text: 'b', property_tokens: ['a=c'] });
  await another.commit();
  await migrated;

  const { rows } = await own.db.raw(
    `select array_to_string(property_tokens, ' ') as tokens, count(*) from alarms group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { tokens: 'a=b', count: 1_250 },
    { tokens: 'a=b @=2', count: 1_249 },
    { tokens: 'a=c @=2', count: 1 },
  ]);
  const entities = await own.db('entities').orderBy('id').select('kind', 'building_id', 'active_alarm_count');
  expect(entities).toEqual([
    { kind: 'space', building_id: 1, active_alarm_count: 416 },
    { kind: 'equipment', building_id: 1, active_alarm_count: 416 },
  ]);
  expect(await own.db('entity_search_texts').orderBy('id').pluck('search_text')).toEqual(['annex', 'ahu-2']);
});

test('tickets are read and written while the indexes of follow-ups are built', async () => {
  await databaseBefore('058_follow_up');
  const at = new Date();
  const ticket = { customer_id, id: 1, state: 'OPEN', objective: 'a', search_text: 'a', version: 1 };
  await own.db('work_tickets').insert({ ...ticket, created_at: at, due_at: at, changed_at: at });
  // whoever builds an index waits for the end of a reader that began before
  const reader = await product.transaction(undefined, { isolationLevel: 'repeatable read' });
  await reader.raw('select 1 from customers');
  const migrated = migrateDatabase(own.db, undefined);
  await until('an index to be built', migrationWaits('create index concurrently work_tickets_unjudged%'));
  expect(await write('work_tickets', { id: 1 }, { objective: 'b' })).toBe(1);
  await reader.commit();
  expect((await migrated)[0]).toBe('058_follow_up');
});

test('whoever began to read before a migration finds the session that they are signed in by', async () => {
  await databaseBefore('049_profiles');
  const [user] = await own
    .db('users')
    .insert({ email: 'a@example.com', display_name: 'A', first_name: 'A', last_name: 'A' })
    .returning('id');
  const token_hash = Buffer.from('a');
  const at = new Date();
  await own.db('sessions').insert({ token_hash, user_id: user.id, created_at: at, last_seen_at: at });
  const reader = await product.transaction(undefined, { isolationLevel: 'repeatable read' });
  await reader.raw('select 1 from customers');
  await own.db.migrate.up({ migrationSource });
  const { rows } = await reader.raw('select email from session_of(?)', [token_hash]);
  expect(rows).toEqual([{ email: 'a@example.com' }]);
  await reader.commit();
  expect(await own.db('sessions').whereNotNull('id')).toHaveLength(1);
});
