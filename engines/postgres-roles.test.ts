import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productRoot } from './root.ts';
import { type Engines, startEngines } from './supervisor/index.ts';

let dataDir: string;
let engines: Engines;
const said: string[] = [];
const toolsDir = join(productRoot(), '.data', 'tools');
const start = () =>
  startEngines({ dataDir, toolsDir, choose: 'local', only: ['postgres', 'clickhouse'], say, env: process.env });
const say = (line: string) => void said.push(line);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'roles-'));
  engines = await start();
});
afterAll(async () => {
  await engines?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask<T extends object>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) rows = (await client.query<T>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

async function superuserUrl(password?: string): Promise<string> {
  const url = new URL(engines.env.DATABASE_URL);
  url.username = 'postgres';
  url.password = password ?? (await readFile(join(dataDir, 'secrets', 'postgres-superuser'), 'utf8'));
  return url.toString();
}

test('the role that processes are given owns the database and is no superuser', async () => {
  const rights = await ask(
    engines.env.DATABASE_URL,
    `select rolsuper, rolreplication, rolcreatedb, rolcreaterole, rolbypassrls, pg_get_userbyid(datdba) = rolname as owns
     from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  );
  expect(rights).toEqual([
    {
      rolsuper: false,
      rolreplication: false,
      rolcreatedb: false,
      rolcreaterole: true,
      rolbypassrls: true,
      owns: true,
    },
  ]);
});

test.each([
  ['runs a program', `create temporary table t (line text); copy t from program 'id'`],
  ['writes to a program', `copy (select 1) to program 'cat'`],
  ['reads a file', `select pg_read_file('postgresql.conf')`],
  ['copies a file', `create temporary table t (line text); copy t from '/etc/passwd'`],
  ['writes a file', `copy (select 1) to '/tmp/written-by-postgres'`],
  ['lists a folder', `select pg_ls_dir('.')`],
  ['imports a file', `select lo_import('/etc/passwd')`],
  ['changes the server', `alter system set log_statement = 'all'`],
  ['makes a superuser', 'create role more superuser'],
  ['becomes one', 'set role postgres'],
  ['may run programs after all', 'grant pg_execute_server_program to annunciator'],
  ['reads passwords', 'select rolpassword from pg_authid'],
])('that role never %s', async (_what, sql) => {
  await expect(ask(engines.env.DATABASE_URL, sql)).rejects.toThrow(/permission denied|must be superuser|Only roles/i);
});

test('passwords are random, for this user alone, and on no command line', async () => {
  const folder = join(dataDir, 'secrets');
  const names = await readdir(folder);
  expect(names.sort()).toEqual(['clickhouse', 'postgres-owner', 'postgres-superuser']);
  const values = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(new Set(values).size).toBe(3);
  for (const value of values) expect(value).toMatch(/^[\w-]{32}$/);
  const mode = async (...path: string[]) => ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8);
  expect([await mode(), await mode('secrets'), await mode('secrets', 'clickhouse')]).toEqual(['700', '700', '600']);
  const lines = execFileSync('ps', ['-eo', 'args', '-ww'], { encoding: 'utf8' });
  for (const value of values) expect(lines).not.toContain(value);
  await expect(ask(await superuserUrl('password'))).rejects.toThrow('password authentication failed');
  const answers = await fetch(
    `${new URL(engines.env.CLICKHOUSE_URL).origin}/?user=default&password=password&query=select+1`,
  );
  expect(answers.status).toBe(401);
});

test('an installation with the password that all had goes on with random ones and hands its database over', async () => {
  await ask(
    await superuserUrl(),
    `create type colour as enum ('red');
     create table kept (id bigserial primary key, colour colour);
     insert into kept (colour) values ('red');
     create function twice(n int) returns int language sql as 'select n * 2';
     create view seen as select * from kept;
     alter database annunciator owner to postgres;
     alter role postgres password 'password'`,
  );
  await engines.stop();
  await rm(join(dataDir, 'secrets'), { recursive: true });
  await chmod(dataDir, 0o755);
  said.length = 0;

  engines = await start();
  const message = 'Postgres: its superuser had a known password and has a random one now';
  expect(said.filter((line) => line === message)).toHaveLength(1);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  await expect(ask(await superuserUrl('password'))).rejects.toThrow('password authentication failed');
  const kept = await ask(
    engines.env.DATABASE_URL,
    `alter table kept add column word text; alter type colour add value 'blue'; alter function twice owner to annunciator;
     alter view seen rename to shown`,
    'select colour from kept',
  );
  expect(kept).toEqual([{ colour: 'red' }]);

  await engines.stop();
  said.length = 0;
  engines = await start();
  expect(said).not.toContain(message);
});
