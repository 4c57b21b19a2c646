import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noChanges } from '../domain/changes/changes-message.ts';
import { writeOutbox } from '../domain/changes/outbox.ts';
import { alarmState } from '../tests/support/alarm-rows.ts';
import { testEnv } from '../tests/support/engines.ts';
import { fillTables } from '../tests/support/fill-tables.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import { until } from '../tests/support/until.ts';
import { apiDatabaseUrl, createDatabase, type Database, forCustomer } from './database.ts';
import { apiRole, apiSequences, definerFunctions } from './tenancy.ts';

// Attacks by somebody who can run any SQL as the API's role, short of choosing the customer themselves.
const [mine, theirs] = [101, 202];
let own: Awaited<ReturnType<typeof ownDatabase>>;
let api: Database;
let apiUrl: string;
beforeAll(async () => {
  const env = testEnv();
  own = await ownDatabase(env);
  await fillTables(own.db, [mine, theirs]);
  apiUrl = apiDatabaseUrl({ DATABASE_URL: own.url, API_DATABASE_PASSWORD: env.API_DATABASE_PASSWORD });
  api = createDatabase(apiUrl, { pool: 2, name: 'test-api' });
});
afterAll(async () => {
  await api?.destroy();
  await own?.drop();
});

const asApi = (sql: string) => forCustomer(api, mine, (trx) => trx.raw(sql));

describe('the role of the API', () => {
  test('is no owner, no superuser, no member of another role, and passes no policy by', async () => {
    const { rows } = await api.raw(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
         (select count(*)::int from pg_class where relowner = r.oid) as owns,
         (select count(*)::int from pg_auth_members where member = r.oid) as member_of
       from pg_roles r where rolname = current_user`,
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        owns: 0,
        member_of: 0,
      },
    ]);
  });

  test('draws from the listed sequences alone and sets none', async () => {
    const { rows } = await own.db.raw(
      `select relname, has_sequence_privilege(?, oid, 'usage') as draws, has_sequence_privilege(?, oid, 'select') as reads,
         has_sequence_privilege(?, oid, 'update') as sets
       from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
      [apiRole, apiRole, apiRole],
    );
    for (const { relname, ...rights } of rows)
      expect(rights, relname).toEqual({
        draws: (apiSequences as readonly string[]).includes(relname),
        reads: false,
        sets: false,
      });
  });

  test('finds no view that acts with its owner’s rights, and no function but those listed, which nothing can shadow', async () => {
    const { rows } = await own.db.raw(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname !~ '^(pg_|information_schema)' and has_table_privilege(?, c.oid, 'select')
         and (c.relkind in ('m', 'f')
           or c.relkind = 'v' and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on'], false))`,
      [apiRole],
    );
    expect(rows).toEqual([]);
    const functions = await own.db.raw(
      `select p.proname as name, p.proconfig as settings, p.provolatile as volatility,
         has_function_privilege('public', p.oid, 'execute') as "isPublic"
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname !~ '^(pg_|information_schema)' order by p.proname`,
    );
    // what writes does so for whoever is invited or renamed, has another factor, or is signed out by their identity provider, and
    // for super users
    const writing = [
      ...['end_sso_sessions', 'keep_factor_flag', 'person_to_invite', 'renew_list_texts'],
      ...['set_mfa_enabled', 'set_sso_enabled'],
    ];
    expect(functions.rows).toEqual(
      Object.keys(definerFunctions)
        .sort()
        .map((name) => ({
          name,
          settings: ['search_path=pg_catalog, public, pg_temp'],
          volatility: writing.includes(name) ? 'v' : 's',
          isPublic: false,
        })),
    );
  });

  test.each([
    ['another role', 'set role postgres'],
    ['another role within the transaction', 'set local role pg_read_all_data'],
    ['another user', 'set session authorization postgres'],
    ['no policies', 'set local row_security = off; select * from teams'],
    ['policies switched off', 'alter table teams disable row level security'],
    ['policies not for owners', 'alter table teams no force row level security'],
    ['a policy of its own', 'create policy all_mine on teams using (true)'],
    ['a dropped policy', 'drop policy tenant on teams'],
    ['more rights for itself', `alter role ${apiRole} bypassrls`],
    ['rights that others have', `grant pg_read_all_data to ${apiRole}`],
    ['a table’s end', 'truncate teams'],
    ['a table that shadows ours', 'create temporary table teams (customer_id int)'],
    ['a schema that shadows ours', 'create schema mine'],
    ['a table among ours', 'create table public.more (id int)'],
    ['a function among ours', `create function public.f() returns int language sql as 'select 1'`],
    ['a rule', 'create rule r as on select to teams do instead select 1'],
    ['a trigger', 'create trigger t before insert on teams execute function suppress_redundant_updates_trigger()'],
    ['another extension', 'create extension dblink'],
    ['a file of the server', `select pg_read_file('postgresql.conf')`],
    ['a file as a table', `copy teams from '/etc/passwd'`],
    ['a table as a file', `copy teams to '/tmp/teams'`],
    ['a program', `copy teams from program 'id'`],
    ['a large object of a file', `select lo_import('/etc/passwd')`],
    ['statistics of columns', 'select * from pg_statistic'],
    ['passwords', 'select * from pg_authid'],
    ['the server’s memory', 'select * from pg_get_shmem_allocations()'],
    ['a sequence set back', `select setval('external_system_ids', 1)`],
    [
      'the database’s settings',
      `do $$ begin execute format('alter database %I set row_security = off', current_database()); end $$`,
    ],
    ['the pipeline’s positions', 'select * from stream_positions'],
    ['the pipeline’s marks', 'select * from refolds'],
    ['the ledger of migrations', 'select * from knex_migrations'],
  ])('does not get %s', async (_what, sql) => {
    await expect(asApi(sql)).rejects.toThrow(
      /permission denied|must be (owner|superuser|able)|row-level security policy|not owner|Only roles with/i,
    );
  });

  test('does not get the server’s settings', async () => {
    await expect(api.raw('alter system set row_security = off')).rejects.toThrow(/permission denied/);
  });

  test('gains nothing from another search path', async () => {
    for (const path of ['pg_catalog', 'public, pg_temp', 'pg_temp, public', '"$user", public']) {
      await forCustomer(api, mine, async (trx) => {
        await trx.raw(`set local search_path = ${path}`);
        expect((await trx.raw('select distinct customer_id from public.teams')).rows).toEqual([{ customer_id: mine }]);
      });
    }
  });
});

describe('what the server tells about others', () => {
  test('statistics views leave out tables under policies', async () => {
    await own.db.raw('analyze');
    const { rows } = await api.raw(`select distinct tablename from pg_stats where schemaname = 'public'`);
    const tables = rows.map((row: { tablename: string }) => row.tablename);
    expect(tables).not.toContain('alarms');
    expect(tables).not.toContain('memberships');
    const stats = await asApi(`select most_common_vals::text, histogram_bounds::text from pg_stats where tablename in
      (select tablename from pg_policies)`);
    expect(stats.rows).toEqual([]);
  });

  test('statements of other roles are hidden, and those of its own carry no values', async () => {
    const secret = `secret-${theirs}`;
    const busy = forCustomer(api, theirs, (trx) =>
      trx.raw('select id from teams where name = ? and pg_sleep(0) is not null', [secret]).then(async () => {
        const { rows } = await api.raw<{ rows: Array<{ usename: string; query: string }> }>(
          `select usename, query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        );
        return rows;
      }),
    );
    const seen = await busy;
    const ofApi = seen.filter(({ usename }) => usename === apiRole);
    expect(ofApi.map(({ query }) => query).join()).toContain('select id from teams where name = $1');
    expect(JSON.stringify(seen)).not.toContain(secret);
    for (const { usename, query } of seen) if (usename !== apiRole) expect(query).toBe('<insufficient privilege>');
  });

  test('a notification says that something has changed, not whose or what', async () => {
    const client = new pg.Client({ connectionString: apiUrl });
    const payloads: Array<string | undefined> = [];
    client.on('notification', ({ payload }) => payloads.push(payload));
    await client.connect();
    try {
      await client.query('listen outbox');
      const alarms = [
        { state: alarmState({ customerId: theirs, id: 1 }), previous: null, cause: 'SOURCE' as const, entryId: null },
      ];
      await own.db.transaction((trx) => writeOutbox(trx, { ...noChanges(theirs, 0), alarms }));
      await until('the notification', () => payloads.length > 0);
      expect(payloads).toEqual(['']);
    } finally {
      await client.end();
    }
  });
});
