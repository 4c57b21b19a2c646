import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer } from '../domain/customers/create-customer.ts';
import { createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { newCustomerId, testEnv } from '../tests/support/engines.ts';
import { apiDatabaseUrl, createDatabase, type Database, forCustomer } from './database.ts';
import { openTables, pipelineTables, searchedTables, strictTables } from './tenancy.ts';

let owner: Database;
let api: Database;
const [mine, theirs] = [newCustomerId(), newCustomerId()];

beforeAll(async () => {
  const env = testEnv();
  owner = createDatabase(env.DATABASE_URL, { pool: 2, name: 'test' });
  api = createDatabase(apiDatabaseUrl(env), { pool: 2, name: 'test-api' });
  for (const id of [mine, theirs]) {
    await createCustomer(owner, { id, name: `Test ${id}` });
    await createExternalSystem(owner, {
      customerId: id,
      name: 'source',
      displayName: 'Source',
      schema: 'generic',
      connectionType: 'INBOUND_API',
      etlNormalizeVersion: 'generic-json-1',
    });
  }
});
afterAll(() => Promise.all([owner.destroy(), api.destroy()]));

describe('the fence around every customer', () => {
  test('every table is named once, with what it is', async () => {
    const { rows } = await owner.raw(
      `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname not like 'knex\\_%'`,
    );
    const named = [...strictTables, ...searchedTables, ...openTables, ...pipelineTables];
    expect(rows.map((row: { relname: string }) => row.relname).sort()).toEqual([...named].sort());
    expect(new Set(named).size).toBe(named.length);
  });

  test('every tenant table has its customer first in the key and row-level security forced', async () => {
    const { rows } = await owner.raw(
      `select c.relname, c.relrowsecurity, c.relforcerowsecurity, a.attname as first_key
       from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
       left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where c.relname = any(?)`,
      [[...strictTables, ...searchedTables]],
    );
    // the outbox is a queue of messages: its key is their order
    for (const row of rows)
      expect(row).toMatchObject({
        relrowsecurity: true,
        relforcerowsecurity: true,
        first_key: row.relname === 'outbox' ? 'id' : 'customer_id',
      });
    expect(rows).toHaveLength(strictTables.length + searchedTables.length);
  });

  test('the role of the API is neither owner nor superuser and passes no policy by', async () => {
    const { rows } = await api.raw(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`,
    );
    expect(rows[0]).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
    const owned = await api.raw(`select count(*)::int as n from pg_class where relowner = current_user::regrole`);
    expect(owned.rows[0].n).toBe(0);
  });

  test('it sees the integrations of the customer it is set to, and none without one', async () => {
    const seen = (id: number) =>
      forCustomer(api, id, async (trx) => (await trx.raw('select distinct customer_id from external_systems')).rows);
    expect(await seen(mine)).toEqual([{ customer_id: mine }]);
    expect(await seen(theirs)).toEqual([{ customer_id: theirs }]);
    expect((await api.raw('select * from external_systems')).rows).toEqual([]);
  });

  test('it changes nothing of another customer', async () => {
    const changed = await forCustomer(api, mine, (trx) =>
      trx.raw(`update external_systems set display_name = 'taken over' where customer_id = ?`, [theirs]),
    );
    expect(changed.rowCount).toBe(0);
    await expect(
      forCustomer(api, mine, (trx) =>
        trx.raw(`insert into teams (customer_id, id, name) values (?, 1, 'x')`, [theirs]),
      ),
    ).rejects.toThrow(/row-level security/);
    const state = await forCustomer(api, mine, (trx) =>
      trx.raw(`update alarm_state set is_pinned = true where customer_id = ?`, [theirs]),
    );
    expect(state.rowCount).toBe(0);
  });

  test('it has no right on what belongs to the pipeline alone', async () => {
    for (const table of pipelineTables)
      await expect(api.raw(`select * from ${table}`)).rejects.toThrow(/permission denied/);
  });
});
