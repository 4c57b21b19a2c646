import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { failure, HOSTILE, serverForFile } from './set-up.ts';

const server = serverForFile();

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

describe('what is inserted comes back byte for byte', () => {
  const rows = HOSTILE.map((s, a) => ({ a: String(a), s }));

  test.each(['JSONEachRow', 'JSONCompactEachRow', 'JSONStringsEachRow'] as const)(
    '%s from an array',
    async (format) => {
      const table = await server.newTable();
      const values: unknown[] = format === 'JSONCompactEachRow' ? rows.map(({ a, s }) => [a, s]) : rows;
      const result = await server.client.insert({ table, values, format });
      expect(result.summary?.written_rows).toBe(String(rows.length));
      expect(await server.contents(table)).toEqual(rows.map(({ a, s }) => ({ a: Number(a), s })));
    },
  );

  test('JSONEachRow from a stream of objects', async () => {
    const table = await server.newTable();
    await server.client.insert({ table, values: Readable.from(rows, { objectMode: true }), format: 'JSONEachRow' });
    expect(await server.contents(table)).toEqual(rows.map(({ a, s }) => ({ a: Number(a), s })));
  });

  test('RowBinary through exec, also when it begins like SQL or like a line end', async () => {
    const table = await server.newTable();
    const pairs = HOSTILE.map((s, a): [number, string] => [a + 10, s]);
    const result = await server.client.exec({
      query: `INSERT INTO ${table} FORMAT RowBinary`,
      values: Readable.from([rowBinary(pairs)]),
    });
    for await (const _ of result.stream) throw new Error('an insert has no result');
    expect(await server.contents(table)).toEqual(pairs.map(([a, s]) => ({ a, s })));
  });

  test('chosen columns, typed parameters and expressions in VALUES', async () => {
    const table = await server.newTable("a Int64, s String DEFAULT 'none'");
    await server.client.insert({ table, values: [[1]], columns: ['a'], format: 'JSONCompactEachRow' });
    await server.client.command({
      query: `INSERT INTO ${table} (a, s) VALUES ({a:Int64}, upper({s:String})), (3, 'x')`,
      query_params: { a: 2, s: "q'); DROP TABLE x" },
    });
    expect(await server.contents(table)).toEqual([
      { a: 1, s: 'none' },
      { a: 2, s: "Q'); DROP TABLE X" },
      { a: 3, s: 'x' },
    ]);
  });

  test('100,000 rows, compressed both ways', async () => {
    const table = await server.newTable();
    const zipped = server.connect({ compression: { request: true, response: true } });
    const values = Array.from({ length: 100_000 }, (_, i) => [i, `row ${i}`]);
    await zipped.insert({ table, values, format: 'JSONCompactEachRow' });
    const result = await zipped.query({ query: `SELECT a FROM ${table} ORDER BY a`, format: 'JSONEachRow' });
    const back = (await result.json()) as { a: number }[];
    expect(back.length).toBe(100_000);
    expect(back.every((row, i) => row.a === i)).toBe(true);
  });

  test('an insert without data succeeds and stores nothing; into no table it is 404', async () => {
    const table = await server.newTable();
    const none = () => Readable.from([], { objectMode: true });
    await server.client.insert({ table, values: none(), format: 'JSONEachRow' });
    expect(await server.contents(table)).toEqual([]);
    const error = await failure(server.client.insert({ table: 'absent', values: none(), format: 'JSONEachRow' }));
    expect(error.code).toBe('60');
  });

  test('INSERT … SELECT, and input() over the data', async () => {
    const table = await server.newTable();
    await server.client.command({ query: `INSERT INTO ${table} SELECT number, 'n' FROM numbers(2)` });
    await server.client.exec({
      query: `INSERT INTO ${table} SELECT x + 10, y FROM input('x Int64, y String') FORMAT CSV`,
      values: Readable.from(['1,";DROP TABLE x"\n']),
    });
    expect(await server.contents(table)).toEqual([
      { a: 0, s: 'n' },
      { a: 1, s: 'n' },
      { a: 11, s: ';DROP TABLE x' },
    ]);
  });
});
