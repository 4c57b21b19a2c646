import type { ClickHouseSettings } from '@clickhouse/client';
import { describe, expect, test } from 'vitest';
import { failure, rowsOf, serverForFile } from './set-up.ts';

const server = serverForFile();

describe('queries', () => {
  test('parameters too large for a URL go as a form', async () => {
    const ids = Array.from({ length: 20_000 }, (_, i) => `id-${i}`);
    const [row] = await server.rows('SELECT length({ids:Array(String)}) AS n, {ids:Array(String)}[7] AS one', {
      query_params: { ids },
      use_multipart_params: true,
    });
    expect(row).toEqual({ n: 20_000, one: 'id-6' });
  });

  test('a parameter of one request is unknown to the next', async () => {
    await server.rows('SELECT {secret:String} AS s', { query_params: { secret: 'x' } });
    const error = await failure(server.rows('SELECT {secret:String} AS s'));
    expect(error.code).toBe('456');
  });

  test('JSON, JSONCompact and JSONEachRow, and a stream of rows', async () => {
    const query = 'SELECT number AS n FROM numbers(3)';
    const json = await (await server.client.query({ query, format: 'JSON' })).json<{ n: number }>();
    expect(json).toMatchObject({
      rows: 3,
      data: [{ n: '0' }, { n: '1' }, { n: '2' }].map((row) => ({ n: Number(row.n) })),
    });
    const compact = await (await server.client.query({ query, format: 'JSONCompact' })).json();
    expect(compact).toMatchObject({ data: [[0], [1], [2]], meta: [{ name: 'n', type: 'UInt64' }] });
    let rows = 0;
    const stream = (
      await server.client.query({ query: 'SELECT number FROM numbers(500000)', format: 'JSONEachRow' })
    ).stream();
    for await (const chunk of stream) rows += chunk.length;
    expect(rows).toBe(500_000);
  });

  test('a FORMAT in the statement, output of other statements, and headers of the answer', async () => {
    const { stream, response_headers, query_id } = await server.client.exec({
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
    expect(await server.rows('EXISTS TABLE absent')).toEqual([{ result: 0 }]);
    const ast = await server.rows<{ explain: string }>('EXPLAIN AST SELECT 1');
    expect(ast[0]?.explain).toContain('SelectWithUnionQuery');
  });

  test('settings of a query are its own', async () => {
    const ask = (clickhouse_settings?: ClickHouseSettings) =>
      server.rows("SELECT toString(getSetting('max_threads')) AS v", { clickhouse_settings });
    expect(await ask({ max_threads: 3 })).toEqual([{ v: '3' }]);
    expect(await ask()).not.toEqual([{ v: '3' }]);
    expect(await server.rows("SELECT getSetting('max_memory_usage') AS v")).toEqual([{ v: 2 ** 30 }]);
  });

  test('a database of its own, by the client and by name', async () => {
    await server.client.command({ query: 'CREATE DATABASE `odd``name`' });
    const inside = server.connect({ database: 'odd`name' });
    await inside.command({ query: 'CREATE TABLE here (a UInt8) ENGINE = Memory' });
    await inside.insert({ table: 'here', values: [[5]], format: 'JSONCompactEachRow' });
    expect(await server.rows('SELECT a FROM `odd``name`.here')).toEqual([{ a: 5 }]);
    await server.client.command({ query: 'DROP DATABASE `odd``name`' });
    expect((await failure(rowsOf(inside, 'SELECT 1'))).code).toBe('81');
  });

  test('query_log has what has just ended, with the text as it was sent', async () => {
    const table = await server.newTable();
    const select = await server.client.query({ query: 'SELECT * FROM system.numbers LIMIT 3', format: 'JSON' });
    await select.json();
    const made = server.name();
    const create = `CREATE TABLE ${made} (id String) ENGINE = Memory`;
    const created = await server.client.command({ query: create });
    const inserted = await server.client.insert({ table, values: [{ a: 1, s: 'x' }], format: 'JSONEachRow' });
    const texts: [string, string][] = [
      [select.query_id, 'SELECT * FROM system.numbers LIMIT 3 \nFORMAT JSON'],
      [created.query_id, create],
      [inserted.query_id, `INSERT INTO ${table} FORMAT JSONEachRow\n`],
    ];
    for (const [query_id, query] of texts) {
      const log = await server.rows(
        'SELECT type, query FROM system.query_log WHERE query_id = {query_id:String} ORDER BY type',
        { query_params: { query_id } },
      );
      expect(log).toEqual([
        { type: 'QueryStart', query },
        { type: 'QueryFinish', query },
      ]);
    }
  });

  test('query_log knows what ran, and its settings', async () => {
    const query_id = 'logged-one';
    await server.rows('SELECT 7', { query_id, clickhouse_settings: { log_comment: 'why', max_threads: 2 } });
    await failure(server.rows('SELECT nothing', { query_id: 'logged-two' }));
    await server.client.command({ query: 'SYSTEM FLUSH LOGS' });
    const log = await server.rows(
      `SELECT query_id, type, exception_code, log_comment, Settings['max_threads'] AS threads
       FROM system.query_log WHERE startsWith(query_id, 'logged-') ORDER BY query_id, type`,
    );
    expect(log).toEqual([
      { query_id: 'logged-one', type: 'QueryStart', exception_code: 0, log_comment: 'why', threads: '2' },
      { query_id: 'logged-one', type: 'QueryFinish', exception_code: 0, log_comment: 'why', threads: '2' },
      { query_id: 'logged-two', type: 'ExceptionBeforeStart', exception_code: 47, log_comment: '', threads: '' },
    ]);
  });
});
