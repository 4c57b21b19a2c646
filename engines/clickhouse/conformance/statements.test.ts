import { describe, expect, test } from 'vitest';
import { codeOf, failure, serverForFile } from './set-up.ts';

const server = serverForFile();
const text = async (sql: string) => (await server.send('/', { body: sql })).text;

describe('a life of a table', () => {
  test('CREATE, ALTER, INSERT, UPDATE, DELETE, OPTIMIZE, RENAME, EXCHANGE, TRUNCATE, DETACH, DROP', async () => {
    const [t, u] = [server.name(), server.name()];
    const steps: [string, string][] = [
      [`CREATE TABLE ${t} (a Int64) ENGINE = MergeTree ORDER BY a`, ''],
      [`CREATE TABLE IF NOT EXISTS ${t} (a Int64) ENGINE = MergeTree ORDER BY a`, ''],
      [`ALTER TABLE ${t} ADD COLUMN s String DEFAULT 'd'`, ''],
      [`INSERT INTO ${t} (a) VALUES (1), (2), (3);`, ''],
      [`INSERT INTO ${t} SELECT number + 10, 'n' FROM numbers(2)`, ''],
      [`ALTER TABLE ${t} UPDATE s = 'u' WHERE a = 1 SETTINGS mutations_sync = 1`, ''],
      [`DELETE FROM ${t} WHERE a = 2`, ''],
      [`OPTIMIZE TABLE ${t} FINAL`, ''],
      [`SELECT a, s FROM ${t} ORDER BY a`, '1\tu\n3\td\n10\tn\n11\tn\n'],
      [`RENAME TABLE ${t} TO ${u}`, ''],
      [`EXISTS TABLE ${t}`, '0\n'],
      [`CREATE TABLE ${t} AS ${u}`, ''],
      [`EXCHANGE TABLES ${t} AND ${u}`, ''],
      [`SELECT count() FROM ${t}`, '4\n'],
      [`TRUNCATE TABLE ${t}`, ''],
      [`SELECT count() FROM ${t}`, '0\n'],
      [`DETACH TABLE ${u}`, ''],
      [`EXISTS TABLE ${u}`, '0\n'],
      [`ATTACH TABLE ${u}`, ''],
      [`CHECK TABLE ${u} FORMAT Null`, ''],
      [`DROP TABLE ${t}`, ''],
      [`DROP TABLE IF EXISTS ${t}`, ''],
      [`DROP TABLE ${u} SYNC`, ''],
    ];
    for (const [sql, expected] of steps) expect([sql, await text(sql)]).toEqual([sql, expected]);
    expect(codeOf(await server.send('/', { body: `DROP TABLE ${t}` }))).toBe('60');
  });

  test('views, materialised views, projections, functions, databases', async () => {
    const [source, target] = [await server.newTable(), await server.newTable()];
    await text(`CREATE MATERIALIZED VIEW ${target}_mv TO ${target} AS SELECT a * 2 AS a, upper(s) AS s FROM ${source}`);
    await text(`CREATE VIEW ${target}_v AS SELECT s FROM ${target} WHERE a = {a:Int64}`);
    await text(`CREATE FUNCTION ${target}_f AS (x) -> x + 1`);
    await text(`INSERT INTO ${source} VALUES (1, 'x')`);
    expect(await text(`SELECT s, ${target}_f(1) FROM ${target}_v(a = 2)`)).toBe('X\t2\n');
    await text(`CREATE DATABASE ${target}_d`);
    await text(`CREATE TABLE ${target}_d.inside ENGINE = Memory AS SELECT 1 AS a`);
    expect(await text(`SHOW TABLES FROM ${target}_d`)).toBe('inside\n');
    await text(`DROP DATABASE ${target}_d`);
    await text(`DROP FUNCTION ${target}_f`);
    expect(await text(`SELECT count() FROM system.databases WHERE name = '${target}_d'`)).toBe('0\n');
  });
});

test.each<[string, RegExp]>([
  ['SHOW DATABASES', /^default$/m],
  ['SHOW CREATE DATABASE default FORMAT TSVRaw', /^CREATE DATABASE default/],
  ['DESCRIBE TABLE system.one', /^dummy\tUInt8/],
  ['DESC (SELECT 1 AS a)', /^a\tUInt8/],
  ['EXPLAIN SELECT 1', /./],
  ['EXPLAIN AST SELECT 1', /SelectWithUnionQuery/],
  ['EXPLAIN SYNTAX SELECT 1 + 1', /SELECT/],
  ['EXPLAIN PIPELINE SELECT 1', /Expression/],
  ['EXISTS DATABASE default', /^1$/m],
  ["SHOW SETTINGS LIKE 'max_block_size'", /^max_block_size\t/],
  ["SHOW FUNCTIONS LIKE 'plus'", /^plus\t/],
  ['SHOW COLUMNS FROM one FROM system', /^dummy\t/],
  ['SHOW GRANTS', /^GRANT /],
  ['WITH 1 AS a, (SELECT 2) AS b SELECT a + b', /^3$/m],
  ['FROM numbers(1) SELECT number', /^0$/m],
  ['(SELECT 1) UNION ALL (SELECT 2)', /^2$/m],
  ['WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r WHERE n < 3) SELECT max(n) FROM r', /^3$/m],
  ['SELECT 1 INTERSECT SELECT 1', /^1$/m],
  ['SELECT number, count() FROM numbers(2) GROUP BY number WITH TOTALS ORDER BY number', /\n\n0\t2\n$/],
  ['SELECT version()', /^26\./],
  ['SELECT currentUser(), currentDatabase()', /^default\tdefault\n$/],
])('%s', async (sql, expected) => {
  expect(await text(sql)).toMatch(expected);
});

test.each([
  ...['SET max_threads = 1', 'USE system', 'SYSTEM FLUSH LOGS', 'SYSTEM RELOAD DICTIONARIES', 'SYSTEM DROP MARK CACHE'],
  ...["KILL MUTATION WHERE database = 'none'", 'DROP TABLE IF EXISTS nothing'],
])('%s succeeds without a word', async (sql) => {
  expect(await server.send('/', { body: sql })).toMatchObject({ status: 200, text: '' });
});

test.each([
  'SELECT 1;',
  'SELECT 1 ; \n',
  'SELECT 1;;',
  '-- before\nSELECT 1 -- after',
  '/* ; */ SELECT 1 /* ; */ ; /* ; */',
  '# before\nSELECT 1',
  "SELECT 1 WHERE ';' != '--'",
  'SELECT\r\n1\r\n',
  '\n\n SELECT 1',
  'SELECT 1 SETTINGS max_threads = 1;',
])('%j is one statement', async (sql) => {
  expect(await text(sql)).toBe('1\n');
});

test.each(['SELECT 1; SELECT 2', 'SELECT 1;\n-- c\nDROP TABLE x', '; SELECT 1', 'SELECT 1;; SELECT 2'])(
  '%j are several, or none: 62',
  async (sql) => {
    expect(codeOf(await server.send('/', { body: sql }))).toBe('62');
  },
);

test('a FORMAT of the statement goes before that of the request', async () => {
  const path = '/?default_format=JSONCompactEachRow';
  expect((await server.send(path, { body: 'SELECT 1 AS a' })).text).toBe('[1]\n');
  expect((await server.send(path, { body: 'SELECT 1 AS a FORMAT CSV' })).text).toBe('1\n');
  expect((await server.send(path, { body: 'SELECT 1 AS a FORMAT CSV SETTINGS max_threads = 1;' })).text).toBe('1\n');
  expect((await server.send(path, { body: 'SELECT 1 AS a SETTINGS max_threads = 1 FORMAT CSV' })).text).toBe('1\n');
  expect((await server.send('/', { body: 'SELECT 1 FORMAT Null' })).text).toBe('');
});

describe('the ids of statements are the callers’', () => {
  test('in system.processes, in SHOW PROCESSLIST and in functions', async () => {
    const query_id = 'ids-1';
    const own = 'SELECT query_id, initial_query_id, query FROM system.processes';
    expect(await server.rows(own, { query_id })).toEqual([
      { query_id, initial_query_id: query_id, query: `${own} FORMAT JSONEachRow`.replace('system.', 'daemon.') },
    ]);
    const list = await server.rows<{ query_id: string }>('SHOW PROCESSLIST', { query_id });
    expect(list.map((row) => row.query_id)).toContain(query_id);
    expect(await server.rows('SELECT queryID(), query_id() AS id', { query_id })).toEqual([
      { 'queryID()': query_id, id: query_id },
    ]);
    expect(await server.rows("SELECT 'system.processes' AS t, 1 AS processes")).toEqual([
      { t: 'system.processes', processes: 1 },
    ]);
  });

  test('an error keeps its place in the caller’s words', async () => {
    const error = await failure(server.rows('SELECT query_id FROM system.processes WHERE nothing'));
    expect(error.code).toBe('47');
  });
});
