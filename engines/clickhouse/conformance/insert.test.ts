import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { codeOf, failure, HOSTILE, serverForFile } from './set-up.ts';

const server = serverForFile();

/** Encodes rows of an Int64 and a String in RowBinary. */
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

describe('an insert', () => {
  const rows = [{ a: 1, s: 'x' }];

  test('chooses columns, leaves some out, or takes its target as written', async () => {
    const table = await server.newTable("a Int64, s String DEFAULT 'none', b UInt8 MATERIALIZED 7");
    const insert = (values: object[], columns: string[] | { except: [string] }, target = table) =>
      server.client.insert({ table: target, values, columns: columns as [string], format: 'JSONEachRow' });
    await insert([{ a: 1 }], ['a']);
    await insert([{ a: 2 }], { except: ['s'] });
    await insert([{ s: 'y', a: 3 }], ['s', 'a'], `default.${table}`);
    expect(await server.rows(`SELECT a, s, b FROM ${table} ORDER BY a`)).toEqual([
      { a: 1, s: 'none', b: 7 },
      { a: 2, s: 'none', b: 7 },
      { a: 3, s: 'y', b: 7 },
    ]);
    expect((await failure(insert([{ a: 1 }], ['absent']))).code).toBe('16');
  });

  test('skips unknown fields, or refuses them on wish', async () => {
    const table = await server.newTable();
    const values = [{ a: 1, s: 'x', more: { deep: [1] } }];
    await server.client.insert({ table, values, format: 'JSONEachRow' });
    const clickhouse_settings = { input_format_skip_unknown_fields: 0 } as const;
    const refused = server.client.insert({ table, values, format: 'JSONEachRow', clickhouse_settings });
    expect((await failure(refused)).code).toBe('117');
    expect(await server.contents(table)).toEqual(rows);
  });

  test('may be asynchronous on wish: then it is there all the same', async () => {
    const table = await server.newTable();
    for (const wait_for_async_insert of [0, 1] as const) {
      const clickhouse_settings = { async_insert: 1, wait_for_async_insert } as const;
      await server.client.insert({ table, values: rows, format: 'JSONEachRow', clickhouse_settings });
    }
    expect(await server.contents(table)).toEqual([...rows, ...rows]);
  });

  test('with a token seen before changes nothing, into the table or a view behind it', async () => {
    const engine = 'MergeTree ORDER BY a SETTINGS non_replicated_deduplication_window = 100';
    const [table, target] = [await server.newTable(undefined, engine), await server.newTable(undefined, engine)];
    await server.client.command({
      query: `CREATE MATERIALIZED VIEW ${table}_mv TO ${target} AS SELECT a, s FROM ${table}`,
    });
    const insert = (insert_deduplication_token: string, a: number) =>
      server.client.insert({
        table,
        values: [{ a, s: 'x' }],
        format: 'JSONEachRow',
        clickhouse_settings: { insert_deduplication_token, deduplicate_blocks_in_dependent_materialized_views: 1 },
      });
    await insert('one', 1);
    await insert('one', 1);
    await insert('two', 1);
    expect(await server.contents(table)).toHaveLength(2);
    expect(await server.contents(target)).toHaveLength(2);
  });

  test('has its settings in the statement or in the request', async () => {
    const table = await server.newTable();
    const data = '{"a":1,"s":"x","z":1}';
    const setting = 'input_format_skip_unknown_fields';
    const codes = [];
    for (const [path, body] of [
      ['/', `INSERT INTO ${table} SETTINGS ${setting} = 0 FORMAT JSONEachRow ${data}`],
      [`/?${setting}=0`, `INSERT INTO ${table} FORMAT JSONEachRow ${data}`],
      [`/?${setting}=0`, `INSERT INTO ${table} SETTINGS ${setting} = 1 FORMAT JSONEachRow\n${data}`],
    ]) {
      codes.push(codeOf(await server.send(path ?? '', { body: body ?? '' })));
    }
    expect(codes).toEqual(['117', '117', undefined]);
  });

  test('of VALUES takes expressions, NULL, arrays, a semicolon at its end, and nothing behind', async () => {
    const table = await server.newTable('a Int64, s Nullable(String), l Array(UInt8), d DateTime');
    const send = async (values: string) =>
      codeOf(await server.send('/', { body: `INSERT INTO ${table} VALUES ${values}` }));
    expect(await send("(1 + 1, NULL, [1, 2], now()), (3, concat('a', ';'), [], toDateTime(0));")).toBeUndefined();
    expect(await send("(4, 'x', [], 0) ;\n-- the end\n")).toBeUndefined();
    expect(await send("(5, 'x', [], 0) (6, 'y', [], 0)")).toBeUndefined();
    expect(await send('(7, 1')).toBe('62');
    expect(await server.rows(`SELECT a, s FROM ${table} ORDER BY a`)).toEqual([
      { a: 2, s: null },
      { a: 3, s: 'a;' },
      { a: 4, s: 'x' },
      { a: 5, s: 'x' },
      { a: 6, s: 'y' },
    ]);
  });

  test.each(['JSONEachRow', 'JSONCompactEachRow', 'CSV', 'TSV', 'Values', 'RowBinary', 'Native', 'Parquet', 'JSON'])(
    'of nonsense in %s fails, stores nothing and runs nothing',
    async (format) => {
      const [table, victim] = [await server.newTable(), await server.newTable()];
      for (const data of [`;DROP TABLE ${victim};`, `\n\nDROP TABLE ${victim}\n\n`, `'); DROP TABLE ${victim}; --\n`]) {
        await server.send(`/?query=${encodeURIComponent(`INSERT INTO ${table} FORMAT ${format}`)}`, { body: data });
        await server.send('/', { body: `INSERT INTO ${table} FORMAT ${format}\n${data}` });
      }
      expect(await server.rows(`EXISTS TABLE ${victim}`)).toEqual([{ result: 1 }]);
    },
  );

  test('larger than what is taken into memory streams through', async () => {
    const table = await server.newTable('a Int64, s String', 'MergeTree ORDER BY a');
    const line = (a: number) => `${a}\t${'y'.repeat(200)}\n`;
    async function* lines() {
      for (let a = 0; a < 100_000; a += 1000) yield Array.from({ length: 1000 }, (_, i) => line(a + i)).join('');
    }
    const values = Readable.from(lines(), { objectMode: false });
    const { summary } = await server.client.insert({ table, values, format: 'TabSeparated' });
    expect(summary?.written_rows).toBe('100000');
    expect(await server.rows(`SELECT toUInt32(uniqExact(a)) AS n FROM ${table}`)).toEqual([{ n: 100_000 }]);
  });
});
