import { Readable } from 'node:stream';
import { type ClickHouseClient, ClickHouseError, type ClickHouseSettings } from '@clickhouse/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { removeDir, rowsOf, startTestDaemon, type TestDaemon, tempDir } from './harness.ts';

let dir: string;
let daemon: TestDaemon;
let client: ClickHouseClient;

beforeAll(async () => {
  dir = tempDir();
  daemon = await startTestDaemon(dir);
  client = daemon.client();
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  await daemon.stop();
  removeDir(dir);
});

let tables = 0;
async function newTable(columns = 'a Int64, s String'): Promise<string> {
  const name = `t${tables++}`;
  await client.command({ query: `CREATE TABLE ${name} (${columns}) ENGINE = MergeTree ORDER BY tuple()` });
  return name;
}

async function contents(table: string): Promise<unknown[]> {
  return rowsOf(client, `SELECT a, s FROM ${table} ORDER BY a, s`);
}

async function failure(promise: Promise<unknown>): Promise<ClickHouseError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ClickHouseError) return error;
  throw new Error(`expected an error of the server, got ${error}`);
}

/** Rows as RowBinary writes an Int64 and a String. */
function rowBinary(rows: [number, string][]): Buffer {
  return Buffer.concat(
    rows.map(([a, s]) => {
      const head = Buffer.alloc(8);
      head.writeBigInt64LE(BigInt(a));
      const text = Buffer.from(s);
      return Buffer.concat([head, Buffer.from([text.length]), text]);
    }),
  );
}

test('ping answers, with and without a query', async () => {
  expect(await client.ping()).toEqual({ success: true });
  expect(await client.ping({ select: true })).toEqual({ success: true });
});

const HOSTILE = ['1);DROP TABLE x', 'a\n\nb', "it's; --", '\\', '\t', 'ü–“”', '', '\u0000', '{"a":1}\n'];

describe('what is inserted comes back byte for byte', () => {
  const rows = HOSTILE.map((s, a) => ({ a: String(a), s }));

  test.each(['JSONEachRow', 'JSONCompactEachRow', 'JSONStringsEachRow'] as const)(
    '%s from an array',
    async (format) => {
      const table = await newTable();
      const values: unknown[] = format === 'JSONCompactEachRow' ? rows.map(({ a, s }) => [a, s]) : rows;
      const result = await client.insert({ table, values, format });
      expect(result.summary?.written_rows).toBe(String(rows.length));
      expect(await contents(table)).toEqual(rows.map(({ a, s }) => ({ a: Number(a), s })));
    },
  );

  test('JSONEachRow from a stream of objects', async () => {
    const table = await newTable();
    await client.insert({ table, values: Readable.from(rows, { objectMode: true }), format: 'JSONEachRow' });
    expect(await contents(table)).toEqual(rows.map(({ a, s }) => ({ a: Number(a), s })));
  });

  test('RowBinary through exec, also when it begins like SQL or like a line end', async () => {
    const table = await newTable();
    const pairs = HOSTILE.map((s, a): [number, string] => [a + 10, s]);
    const result = await client.exec({
      query: `INSERT INTO ${table} FORMAT RowBinary`,
      values: Readable.from([rowBinary(pairs)]),
    });
    for await (const _ of result.stream) throw new Error('an insert has no result');
    expect(await contents(table)).toEqual(pairs.map(([a, s]) => ({ a, s })));
  });

  test('chosen columns, typed parameters and expressions in VALUES', async () => {
    const table = await newTable("a Int64, s String DEFAULT 'none'");
    await client.insert({ table, values: [[1]], columns: ['a'], format: 'JSONCompactEachRow' });
    await client.command({
      query: `INSERT INTO ${table} (a, s) VALUES ({a:Int64}, upper({s:String})), (3, 'x')`,
      query_params: { a: 2, s: "q'); DROP TABLE x" },
    });
    expect(await contents(table)).toEqual([
      { a: 1, s: 'none' },
      { a: 2, s: "Q'); DROP TABLE X" },
      { a: 3, s: 'x' },
    ]);
  });

  test('100,000 rows, compressed both ways', async () => {
    const table = await newTable();
    const zipped = daemon.client({ compression: { request: true, response: true } });
    const values = Array.from({ length: 100_000 }, (_, i) => [i, `row ${i}`]);
    await zipped.insert({ table, values, format: 'JSONCompactEachRow' });
    const result = await zipped.query({ query: `SELECT a FROM ${table} ORDER BY a`, format: 'JSONEachRow' });
    const back = (await result.json()) as { a: number }[];
    expect(back.length).toBe(100_000);
    expect(back.every((row, i) => row.a === i)).toBe(true);
  });

  test('an insert without data succeeds and stores nothing; into no table it is 404', async () => {
    const table = await newTable();
    const none = () => Readable.from([], { objectMode: true });
    await client.insert({ table, values: none(), format: 'JSONEachRow' });
    expect(await contents(table)).toEqual([]);
    const error = await failure(client.insert({ table: 'absent', values: none(), format: 'JSONEachRow' }));
    expect(error.code).toBe('60');
  });

  test('INSERT … SELECT, and input() over the data', async () => {
    const table = await newTable();
    await client.command({ query: `INSERT INTO ${table} SELECT number, 'n' FROM numbers(2)` });
    await client.exec({
      query: `INSERT INTO ${table} SELECT x + 10, y FROM input('x Int64, y String') FORMAT CSV`,
      values: Readable.from(['1,";DROP TABLE x"\n']),
    });
    expect(await contents(table)).toEqual([
      { a: 0, s: 'n' },
      { a: 1, s: 'n' },
      { a: 11, s: ';DROP TABLE x' },
    ]);
  });
});

describe('queries', () => {
  test('typed parameters arrive as they are', async () => {
    const given = {
      text: "it's\t\\ \n{x:String}",
      list: ["a'b", '\n', ','],
      map: { k: 1, "q'": 2 },
      none: null,
      at: new Date(1_700_000_000_123),
      flag: true,
      big: 2n ** 63n,
    };
    const [row] = await rowsOf<Record<string, unknown>>(
      client,
      `SELECT {text:String} AS text, {list:Array(String)} AS list, {map:Map(String, UInt8)} AS map,
        {none:Nullable(String)} AS none, {at:DateTime64(3)} AS at, {flag:Bool} AS flag, toString({big:UInt64}) AS big`,
      { query_params: given },
    );
    expect(row).toEqual({ ...given, at: '2023-11-14 22:13:20.123', big: '9223372036854775808' });
  });

  test('parameters too large for a URL go as a form', async () => {
    const ids = Array.from({ length: 20_000 }, (_, i) => `id-${i}`);
    const [row] = await rowsOf(client, 'SELECT length({ids:Array(String)}) AS n, {ids:Array(String)}[7] AS one', {
      query_params: { ids },
      use_multipart_params: true,
    });
    expect(row).toEqual({ n: 20_000, one: 'id-6' });
  });

  test('a parameter of one request is unknown to the next', async () => {
    await rowsOf(client, 'SELECT {secret:String} AS s', { query_params: { secret: 'x' } });
    const error = await failure(rowsOf(client, 'SELECT {secret:String} AS s'));
    expect(error.code).toBe('456');
  });

  test('JSON, JSONCompact and JSONEachRow, and a stream of rows', async () => {
    const query = 'SELECT number AS n FROM numbers(3)';
    const json = await (await client.query({ query, format: 'JSON' })).json<{ n: number }>();
    expect(json).toMatchObject({
      rows: 3,
      data: [{ n: '0' }, { n: '1' }, { n: '2' }].map((row) => ({ n: Number(row.n) })),
    });
    const compact = await (await client.query({ query, format: 'JSONCompact' })).json();
    expect(compact).toMatchObject({ data: [[0], [1], [2]], meta: [{ name: 'n', type: 'UInt64' }] });
    let rows = 0;
    const stream = (
      await client.query({ query: 'SELECT number FROM numbers(500000)', format: 'JSONEachRow' })
    ).stream();
    for await (const chunk of stream) rows += chunk.length;
    expect(rows).toBe(500_000);
  });

  test('a FORMAT in the statement, output of other statements, and headers of the answer', async () => {
    const { stream, response_headers, query_id } = await client.exec({
      query: "SELECT 1 AS a, 'FORMAT JSON' AS b FORMAT CSVWithNames SETTINGS max_threads = 1",
      query_id: 'my-id',
    });
    let text = '';
    for await (const piece of stream) text += piece;
    expect(text).toBe('"a","b"\n1,"FORMAT JSON"\n');
    expect(query_id).toBe('my-id');
    expect(response_headers).toMatchObject({
      'x-clickhouse-query-id': 'my-id',
      'x-clickhouse-format': 'CSVWithNames',
      'content-type': 'text/csv; charset=UTF-8; header=present',
    });
    expect(await rowsOf(client, 'EXISTS TABLE absent')).toEqual([{ result: 0 }]);
    const ast = await rowsOf<{ explain: string }>(client, 'EXPLAIN AST SELECT 1');
    expect(ast[0]?.explain).toContain('SelectWithUnionQuery');
  });

  test('settings of a query are its own', async () => {
    const ask = (clickhouse_settings?: ClickHouseSettings) =>
      rowsOf(client, "SELECT toString(getSetting('max_threads')) AS v", { clickhouse_settings });
    expect(await ask({ max_threads: 3 })).toEqual([{ v: '3' }]);
    expect(await ask()).not.toEqual([{ v: '3' }]);
    expect(await rowsOf(client, "SELECT getSetting('max_memory_usage') AS v")).toEqual([{ v: 2 ** 30 }]);
  });

  test('fifty at once, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => rowsOf(client, 'SELECT {i:UInt32} AS i', { query_params: { i } })),
    );
    expect(answers).toEqual(Array.from({ length: 50 }, (_, i) => [{ i }]));
  });

  test('short ones do not wait for long ones', async () => {
    const stop = new AbortController();
    const long = Array.from({ length: 10 }, (_, i) =>
      rowsOf(client, 'SELECT count() FROM numbers(2) WHERE NOT ignore(sleepEachRow(1.5)) SETTINGS max_block_size = 1', {
        query_id: `long-${i}`,
        abort_signal: stop.signal,
      }).then(
        () => 'ended',
        () => 'aborted',
      ),
    );
    const begun = performance.now();
    const short = Promise.all(Array.from({ length: 50 }, (_, i) => rowsOf(client, `SELECT ${i} AS i`)));
    const first = await Promise.race([...long, short]);
    expect(first).toHaveLength(50);
    expect(performance.now() - begun).toBeLessThan(3000);
    stop.abort();
    await Promise.all(long);
  });

  test('a database of its own, by the client and by name', async () => {
    await client.command({ query: 'CREATE DATABASE `odd``name`' });
    const inside = daemon.client({ database: 'odd`name' });
    await inside.command({ query: 'CREATE TABLE here (a UInt8) ENGINE = Memory' });
    await inside.insert({ table: 'here', values: [[5]], format: 'JSONCompactEachRow' });
    expect(await rowsOf(client, 'SELECT a FROM `odd``name`.here')).toEqual([{ a: 5 }]);
    await client.command({ query: 'DROP DATABASE `odd``name`' });
    expect((await failure(rowsOf(inside, 'SELECT 1'))).code).toBe('81');
  });

  test('a session keeps its temporary table and settings, and nobody else sees them', async () => {
    const session_id = 'mine';
    await client.command({ query: 'CREATE TEMPORARY TABLE tmp (a UInt8)', session_id });
    await client.command({ query: 'SET max_threads = 2', session_id });
    await client.insert({ table: 'tmp', values: [[1]], format: 'JSONCompactEachRow', session_id });
    const threads = "SELECT toUInt32(getSetting('max_threads')) AS v";
    const other = { session_id, clickhouse_settings: { max_threads: 7 } };
    expect(await rowsOf(client, 'SELECT a FROM tmp', { session_id })).toEqual([{ a: 1 }]);
    expect(await rowsOf(client, threads, other)).toEqual([{ v: 7 }]);
    expect(await rowsOf(client, threads, { session_id })).toEqual([{ v: 2 }]);
    expect((await failure(rowsOf(client, 'SELECT a FROM tmp'))).code).toBe('60');
  });

  test('query_log knows what ran, and its settings', async () => {
    const query_id = 'logged-one';
    await rowsOf(client, 'SELECT 7', { query_id, clickhouse_settings: { log_comment: 'why', max_threads: 2 } });
    await failure(rowsOf(client, 'SELECT nothing', { query_id: 'logged-two' }));
    await client.command({ query: 'SYSTEM FLUSH LOGS' });
    const log = await rowsOf(
      client,
      `SELECT query_id, type, exception_code, log_comment, Settings['max_threads'] AS threads
       FROM system.query_log WHERE startsWith(query_id, 'logged-') ORDER BY query_id`,
    );
    expect(log).toEqual([
      { query_id: 'logged-one', type: 'QueryFinish', exception_code: 0, log_comment: 'why', threads: '2' },
      { query_id: 'logged-two', type: 'ExceptionWhileProcessing', exception_code: 47, log_comment: '', threads: '' },
    ]);
  });
});
