import type { Client } from 'pg';
import { DATABASE, OWNER } from './addresses.ts';
import type { EnginePasswords } from './secrets.ts';
import type { Say } from './types.ts';

/** Settings for the setup of a Postgres that we start. */
export type PostgresSetUp = { passwords: EnginePasswords; createsDatabases: boolean; say: Say };

/** Superuser's password before installations had random ones. */
const FORMER_PASSWORD = 'password';
const INVALID_PASSWORD = '28P01';

/**
 * Resolves when the server answers and has the product's role and database; rejects when it does not (yet). The role
 * bypasses row-level security, may create roles, owns the database, and is no superuser: that one is used only here.
 */
export async function setUpPostgres(port: number, { passwords, createsDatabases, say }: PostgresSetUp): Promise<void> {
  await withoutFormerPassword(port, passwords.superuser, say);
  await asSuperuser(port, passwords.superuser, 'postgres', async (client) => {
    const [owner, database] = [client.escapeIdentifier(OWNER), client.escapeIdentifier(DATABASE)];
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    if (role.rowCount === 0) await client.query(`create role ${owner}`);
    const rights = `nosuperuser noreplication createrole bypassrls ${createsDatabases ? 'createdb' : 'nocreatedb'}`;
    await client.query(`alter role ${owner} login ${rights} password ${client.escapeLiteral(passwords.owner)}`);
    if (createsDatabases) await client.query(`grant pg_signal_backend to ${owner}`);
    const found = await client.query('select pg_get_userbyid(datdba) as owner from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (found.rowCount === 0) await client.query(`create database ${database} owner ${owner}`);
    else if (found.rows[0].owner !== OWNER) await handOver(port, passwords.superuser);
  });
}

async function withoutFormerPassword(port: number, password: string, say: Say): Promise<void> {
  try {
    await asSuperuser(port, password, 'postgres', async () => undefined);
  } catch (error) {
    if ((error as { code?: string }).code !== INVALID_PASSWORD) throw error;
    await asSuperuser(port, FORMER_PASSWORD, 'postgres', (client) =>
      client.query(`alter role postgres password ${client.escapeLiteral(password)}`),
    ).catch(() => {
      throw new Error("its superuser's password is not the one in the data folder's secrets/postgres-superuser");
    });
    say('Postgres: its superuser had a known password and has a random one now');
  }
}

/** Transfers to the product's role what the superuser owns in an older database, when the product still used it. */
async function handOver(port: number, password: string): Promise<void> {
  await asSuperuser(port, password, DATABASE, async (client) => {
    const owner = client.escapeLiteral(OWNER);
    await client.query(`do $$
      declare command text;
      begin
        for command in
          select format('alter %s %s owner to %I', case relkind when 'v' then 'view' when 'm' then 'materialized view'
              when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end, oid::regclass, ${owner})
            from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
              and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                and d.deptype in ('e', 'i', 'a'))
          union all select format('alter routine %s owner to %I', oid::regprocedure, ${owner})
            from pg_proc p where pronamespace = 'public'::regnamespace
              and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
                and d.deptype = 'e')
          union all select format('alter type %s owner to %I', oid::regtype, ${owner})
            from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
              and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid
                and d.deptype = 'e')
          union all select format('alter statistics %I.%I owner to %I', 'public', stxname, ${owner})
            from pg_statistic_ext where stxnamespace = 'public'::regnamespace
        loop
          execute command;
        end loop;
        if exists (select from pg_roles where rolname = 'annunciator_api') then
          execute format('grant annunciator_api to %I with admin true, inherit false, set false', ${owner});
        end if;
        execute format('alter database %I owner to %I', current_database(), ${owner});
      end $$`);
  });
}

async function asSuperuser(
  port: number,
  password: string,
  database: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password, database },
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined); // an error that ends the connection also rejects the query
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
