import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEnv } from '../tests/support/engines.ts';
import { fillTables, listRelations, type Relation } from '../tests/support/fill-tables.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import {
  apiDatabaseUrl,
  createDatabase,
  type Database,
  forCustomer,
  forPerson,
  forSignIn,
  type Transaction,
} from './database.ts';
import {
  apiRole,
  appendedTables,
  openTables,
  personTables,
  pipelineTables,
  searchedTables,
  strictTables,
  unfencedTables,
} from './tenancy.ts';

// A database of its own, with a row of either customer in every table of the release.
const [mine, theirs] = [101, 202];
const personOf = (customerId: number): string => `00000000-0000-4000-8000-000000000${customerId}`;

const strict: readonly string[] = [...strictTables, ...personTables];
const searched: readonly string[] = searchedTables;
const appended = Object.keys(appendedTables);
const tenants = [...strict, ...searched];

let own: Awaited<ReturnType<typeof ownDatabase>>;
let api: Database;
let relations: Relation[];
beforeAll(async () => {
  const env = testEnv();
  own = await ownDatabase(env);
  await fillTables(own.db, [mine, theirs]);
  relations = await listRelations(own.db);
  const { API_DATABASE_PASSWORD } = env;
  api = createDatabase(apiDatabaseUrl({ DATABASE_URL: own.url, API_DATABASE_PASSWORD }), { pool: 1, name: 'test-api' });
});
afterAll(async () => {
  await api?.destroy();
  await own?.drop();
});

class Undo extends Error {}
/** Result of one statement of the API's role within a customer: rows, or why it was refused. It is rolled back. */
async function attempt(customerId: number, sql: string, bindings: unknown[] = []) {
  let outcome: { count: number | null; refused: string | null; rows: unknown[] } | undefined;
  await forCustomer(api, customerId, async (trx) => {
    outcome = await trx.raw(sql, bindings).then(
      ({ rowCount, rows }) => ({ count: rowCount, refused: null, rows }),
      (error: Error) => ({ count: null, refused: error.message, rows: [] }),
    );
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return outcome as NonNullable<typeof outcome>;
}
/** Every row of the other customer, as the owner sees them. */
const rowsOfTheirs = async (): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (const { name, columns } of relations) {
    const key = name === 'customers' ? 'id' : 'customer_id';
    if (columns.includes(key)) found.push((await own.db.raw(`select * from ${name} where ${key} = ?`, [theirs])).rows);
  }
  return found;
};

describe('every table', () => {
  test('is named once, with what it is to customers', () => {
    const named = [...tenants, ...appended, ...Object.keys(openTables), ...pipelineTables];
    const say = 'a table, view or foreign table is missing in platform/tenancy.ts, or is in it and not there';
    expect(
      relations.map(({ name }) => name),
      say,
    ).toEqual([...named].sort());
    expect(new Set(named).size).toBe(named.length);
  });

  test('that has a customer belongs to that customer or to the pipeline', () => {
    const withCustomer = relations.filter(({ columns }) => columns.includes('customer_id')).map(({ name }) => name);
    const ofPipeline: readonly string[] = pipelineTables;
    expect(withCustomer.filter((name) => !ofPipeline.includes(name))).toEqual([...tenants, ...appended].sort());
  });

  test('of a customer has the customer first in its key and row-level security forced', async () => {
    const { rows } = await own.db.raw(
      `select c.relname, c.relrowsecurity, c.relforcerowsecurity, a.attname as first_key
       from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
       left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where c.relname = any(?)`,
      [tenants],
    );
    // the outbox is a queue of messages: its key is their order
    for (const row of rows)
      expect(row).toMatchObject({
        relrowsecurity: true,
        relforcerowsecurity: true,
        first_key: row.relname === 'outbox' ? 'id' : 'customer_id',
      });
    expect(rows).toHaveLength(tenants.length);
  });

  test('lets rows of others be read only where it is searched', async () => {
    const { rows } = await own.db.raw(`select tablename from pg_policies where qual = 'true' or with_check = 'true'`);
    expect(rows.map((row: { tablename: string }) => row.tablename).sort()).toEqual([...searched].sort());
  });

  test('without row-level security is listed with the reason', async () => {
    const { rows } = await own.db.raw(
      `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
         and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(rows.map((row: { relname: string }) => row.relname).sort()).toEqual(Object.keys(unfencedTables).sort());
  });
});

describe('raw SQL as the API’s role, tried on every table', () => {
  test('finds no row of another customer in a strict table', async () => {
    for (const table of strict) {
      const { rows } = await attempt(mine, `select distinct customer_id from ${table}`);
      expect(rows, table).toEqual([{ customer_id: mine }]);
      const query = `select from ${table} where customer_id = ? or true`;
      expect((await attempt(mine, query, [theirs])).count, table).toBe(1);
      // COPY counts the rows it would send
      expect((await attempt(mine, `copy ${table} to stdout`)).count, table).toBe(1);
    }
  });

  test('reads what is only added to within the customer alone', async () => {
    for (const table of appended) {
      const { rows } = await attempt(mine, `select distinct customer_id from ${table}`);
      expect(rows, table).toEqual([{ customer_id: mine }]);
      expect((await api.raw(`select from ${table}`)).rowCount, table).toBe(0);
    }
  });

  test('finds no row at all without a customer', async () => {
    for (const table of strict) expect((await api.raw(`select from ${table}`)).rowCount, table).toBe(0);
  });

  test('finds a person’s own memberships alone when a person is set', async () => {
    for (const table of relations.filter(({ name }) => strict.includes(name))) {
      const { rows } = await forPerson(api, personOf(theirs), (trx) => trx.raw(`select * from ${table.name}`));
      const isOwn = (personTables as readonly string[]).includes(table.name);
      expect(rows, table.name).toMatchObject(isOwn ? [{ user_id: personOf(theirs) }] : []);
      const kept = await forPerson(api, personOf(theirs), (trx) => trx.raw(`delete from ${table.name}`));
      expect(kept.rowCount, table.name).toBe(0);
    }
  });

  test('locks no row of another customer where it may read it', async () => {
    for (const table of searched) {
      expect((await attempt(mine, `select from ${table} where customer_id = ?`, [theirs])).count).toBe(1);
      for (const lock of ['update', 'no key update', 'share', 'key share']) {
        const locked = await attempt(mine, `select from ${table} where customer_id = ? for ${lock}`, [theirs]);
        expect(locked.count, `${table} for ${lock}`).toBe(0);
      }
    }
  });

  test('inserts nothing for another customer', async () => {
    for (const { name, columns } of relations) {
      if (!columns.includes('customer_id')) continue;
      const insert = `insert into ${name} (customer_id) values (?)`;
      const { refused } = await attempt(mine, insert, [theirs]);
      if (![...tenants, ...appended].includes(name)) expect(refused, name).toMatch(/permission denied/);
      else {
        expect(refused, name).toMatch(/new row violates row-level security policy/);
        // the same statement for the own customer gets further: row-level security is what refuses
        expect((await attempt(mine, insert, [mine])).refused ?? '', name).not.toMatch(/row-level security|permission/);
      }
    }
  });

  test('changes and deletes nothing of another customer, whatever column and condition', async () => {
    const before = await rowsOfTheirs();
    for (const { name, columns } of relations) {
      if (!columns.includes('customer_id')) continue;
      const tries = [
        ...columns.map((column) => `update ${name} set ${column} = ${column} where customer_id = ${theirs}`),
        `update ${name} set customer_id = ${mine} where customer_id = ${theirs}`,
        `delete from ${name} where customer_id = ${theirs}`,
        `delete from ${name} t using (values (${theirs})) v (id) where t.customer_id = v.id`,
        `with gone as (delete from ${name} where customer_id = ${theirs} returning *) select * from gone`,
      ];
      for (const sql of tries) {
        const { count, refused } = await attempt(mine, sql);
        if (!tenants.includes(name)) expect(refused, sql).toMatch(/permission denied|can only be updated to DEFAULT/);
        // an identity column refuses any value
        else if (!refused?.includes('can only be updated to DEFAULT'))
          expect({ count, refused }, sql).toEqual({ count: 0, refused: null });
      }
      if (!tenants.includes(name)) continue;
      expect((await attempt(mine, `delete from ${name}`)).count, name).toBe(1);
      const given = await attempt(mine, `update ${name} set customer_id = ${theirs}`);
      expect(given.refused, name).toMatch(/row-level security|permission denied/);
    }
    // committed, not rolled back
    await forCustomer(api, mine, async (trx) => {
      for (const table of tenants) await trx.raw(`delete from ${table} where customer_id = ?`, [theirs]);
    });
    expect(await rowsOfTheirs()).toEqual(before);
  });

  test('takes nothing over by a key that is taken', async () => {
    for (const { name, columns, generated } of relations) {
      if (!tenants.includes(name)) continue;
      const list = columns.filter((column) => !generated.includes(column)).join(', ');
      for (const onConflict of ['do nothing', `do update set customer_id = ${mine}`]) {
        if (name === 'outbox' && onConflict !== 'do nothing') continue;
        const target = onConflict === 'do nothing' ? '' : await keyOf(name);
        const sql = `insert into ${name} (${list}) select ${list} from ${name} on conflict ${target} ${onConflict}`;
        const { count, refused } = await attempt(
          mine,
          sql.replace(' on conflict', ` where customer_id = ${theirs} on conflict`),
        );
        // strict tables have nothing to select from; searched ones refuse the row
        expect(refused ?? count, sql).toEqual(strict.includes(name) ? 0 : expect.stringMatching(/row-level security/));
      }
    }
  });

  async function keyOf(table: string): Promise<string> {
    const { rows } = await own.db.raw(
      `select string_agg(a.attname, ', ' order by k.n) as columns from pg_index i
       join unnest(i.indkey) with ordinality as k (attnum, n) on k.n <= i.indnkeyatts
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
       where i.indrelid = ?::regclass and i.indisprimary`,
      [table],
    );
    return `(${rows[0].columns})`;
  }
});

describe('what belongs to nobody’s tenant', () => {
  test('is open to the API as far as the list says', async () => {
    const { rows } = await own.db.raw(
      `select c.relname as table, r.name as right, has_table_privilege(?, c.oid, r.name) as whole,
         (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and r.name in ('select', 'insert', 'update')
            and has_column_privilege(?, c.oid, a.attnum, r.name)) as columns
       from pg_class c cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'])
         with ordinality as r (name, n)
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace = 'public'::regnamespace order by c.relname, r.n`,
      [apiRole, apiRole],
    );
    const rights: Record<string, string> = {};
    for (const { table, right, whole, columns } of rows) {
      const has = whole ? right : columns && `${right} (${columns})`;
      if (has) rights[table] = rights[table] ? `${rights[table]}, ${has}` : has;
    }
    const ofTenants = Object.fromEntries(tenants.map((table) => [table, 'select, insert, update, delete']));
    expect(rights).toEqual({ ...ofTenants, ...appendedTables, ...openTables });
  });

  test('a customer’s own row changes for nobody', async () => {
    for (const sql of [
      `update customers set name = 'taken over' where id = ${theirs}`,
      `delete from customers where id = ${theirs}`,
      `insert into customers (id, name) values (303, 'made up')`,
    ])
      expect((await attempt(mine, sql)).refused, sql).toMatch(/permission denied/);
  });

  test('nobody makes themselves a super user or reads a password into another row', async () => {
    for (const column of ['is_super', 'id', 'is_mfa_enabled'])
      expect((await attempt(mine, `update users set ${column} = ${column}`)).refused).toMatch(/permission denied/);
    expect((await attempt(mine, 'update sessions set user_id = user_id')).refused).toMatch(/permission denied/);
    // a person's own, only for the person that is set
    for (const column of ['password_hash', 'last_sign_in_at', 'phone_number', 'email = email, display_name']) {
      const update = `update users set ${column} = ${column.includes('=') ? 'display_name' : 'null'}`;
      expect(await attempt(mine, update)).toMatchObject({ count: 0, refused: null });
      await expect(forPerson(api, personOf(theirs), (trx) => trx.raw(update))).resolves.toMatchObject({ rowCount: 1 });
    }
  });

  const hash = (customerId: number) => Buffer.from(`bytes of ${customerId}`);

  test('nobody reads a password, whoever’s row it is', async () => {
    for (const query of [
      'select password_hash from users',
      'select * from users',
      'select count(*) from users where password_hash is not null',
      'copy users to stdout',
      'update users set last_sign_in_at = null returning password_hash',
      'update users set last_sign_in_at = null where password_hash is not null',
    ]) {
      expect((await attempt(mine, query)).refused, query).toMatch(/permission denied/);
      await expect(
        forPerson(api, personOf(mine), (trx) => trx.raw(query)),
        query,
      ).rejects.toThrow(/permission denied/);
    }
  });

  test('people are seen within a customer of theirs, and by themselves', async () => {
    const query = 'select id from users';
    expect((await attempt(mine, query)).rows).toEqual([{ id: personOf(mine) }]);
    expect((await attempt(mine, `${query} where id = ?`, [personOf(theirs)])).rows).toEqual([]);
    expect((await forPerson(api, personOf(theirs), (trx) => trx.raw(query))).rows).toEqual([{ id: personOf(theirs) }]);
    expect((await api.raw(query)).rows).toEqual([]);
  });

  test('sessions and links are seen and changed by whom they are of', async () => {
    for (const [table, change] of [
      ['sessions', 'ended_at'],
      ['password_resets', 'used_at'],
    ] as const) {
      const [read, update] = [`select token_hash, user_id from ${table}`, `update ${table} set ${change} = null`];
      for (const sql of [read, update, `${read} where token_hash is not null`])
        expect(await attempt(mine, sql), sql).toMatchObject({ count: 0, refused: null });
      await forPerson(api, personOf(theirs), async (trx) => {
        expect((await trx.raw(read)).rows).toEqual([{ token_hash: hash(theirs), user_id: personOf(theirs) }]);
        expect((await trx.raw(update)).rowCount).toBe(1);
        for (const sql of [`delete from ${table}`, `update ${table} set user_id = null`])
          await expect(trx.transaction((inner) => inner.raw(sql))).rejects.toThrow(/permission denied/);
      });
      const forOthers =
        table === 'sessions'
          ? `insert into sessions (token_hash, user_id, created_at, last_seen_at) values ('new', ?, now(), now())`
          : `insert into password_resets (token_hash, user_id, created_at, expires_at) values ('new', ?, now(), now())`;
      expect((await attempt(mine, forOthers, [personOf(theirs)])).refused).toMatch(/row-level security/);
    }
  });

  test('one who knows no hash and no e-mail finds nobody through a function', async () => {
    for (const [sql, known] of [
      ['select id as user_id from session_of(?)', hash(theirs)],
      ['select user_id from reset_link_of(?)', hash(theirs)],
      ['select id as user_id from sign_in_candidate(?)', `text of ${theirs}`],
    ] as const) {
      // rows of the fixture are used and ended
      await own.db.raw('update sessions set ended_at = null');
      await own.db.raw('update password_resets set used_at = null');
      expect((await api.raw(sql, [known])).rows, sql).toEqual([{ user_id: personOf(theirs) }]);
      for (const guess of typeof known === 'string' ? ['%', '', 'text of'] : [Buffer.from(''), Buffer.from('%')])
        expect((await api.raw(sql, [guess])).rows, sql).toEqual([]);
      expect((await api.raw(sql, [null])).rows, sql).toEqual([]);
    }
  });

  test('tries to sign in are seen for their account or network, and changed for both', async () => {
    for (const table of ['sign_in_tries', 'sign_in_places']) {
      const read = `select network from ${table}`;
      expect((await attempt(mine, read)).rows).toEqual([]);
      const pair = { account: hash(theirs), network: `text of ${theirs}` };
      const elsewhere = { ...pair, network: 'elsewhere' };
      for (const one of [pair, elsewhere])
        expect((await forSignIn(api, one, (trx) => trx.raw(read))).rows).toEqual([{ network: pair.network }]);
      const [column, value] = table === 'sign_in_tries' ? ['is_failure', 'true'] : ['signed_in_at', 'now()'];
      const update = `update ${table} set ${column} = ${value}`;
      expect((await forSignIn(api, elsewhere, (trx) => trx.raw(update))).rowCount).toBe(0);
      expect((await forSignIn(api, pair, (trx) => trx.raw(update))).rowCount).toBe(1);
    }
  });
});

describe('the customer of a transaction', () => {
  test('ends with it', async () => {
    // the pool has one connection, so this is the same one
    await forCustomer(api, mine, (trx: Transaction) => trx.raw('select 1'));
    const { rows } = await api.raw(`select current_setting('app.customer_id', true) as customer`);
    expect(rows[0].customer).toBe('');
    expect((await api.raw('select from teams')).rowCount).toBe(0);
  });

  test('is one number: anything else is an error, not everything', async () => {
    for (const value of [`${mine}, ${theirs}`, `${mine} or true`, '*', '9'.repeat(30), `${mine}.5`]) {
      const query = api.transaction(async (trx) => {
        await trx.raw(`select set_config('app.customer_id', ?, true)`, [value]);
        return trx.raw('select from teams');
      });
      await expect(query, value).rejects.toThrow(/integer/);
    }
    for (const nobody of ['', '-1', '0'])
      expect(
        await api.transaction(async (trx) => {
          await trx.raw(`select set_config('app.customer_id', ?, true)`, [nobody]);
          return (await trx.raw('select from teams')).rowCount;
        }),
      ).toBe(0);
  });
});
