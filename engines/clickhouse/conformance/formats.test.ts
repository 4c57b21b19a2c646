import { Readable } from 'node:stream';
import type { ClickHouseSettings, DataFormat } from '@clickhouse/client';
import { describe, expect, test } from 'vitest';
import { failure, HOSTILE, serverForFile } from './set-up.ts';

const server = serverForFile();

interface Row {
  a: number;
  s: string;
}
const ROWS: Row[] = HOSTILE.map((s, a) => ({ a, s }));
const PAIRS = ROWS.map(({ a, s }) => [a, s]);
const TEXTS = ROWS.map(({ a, s }) => ({ a: String(a), s }));
const TEXT_PAIRS = TEXTS.map(({ a, s }) => [a, s]);
const NAMES = ['a', 's'];
const TYPES = ['Int64', 'String'];
const META = [
  { name: 'a', type: 'Int64' },
  { name: 's', type: 'String' },
];

/** Returns the rows of a client's stream, as values. */
async function streamed(query: string, format: DataFormat): Promise<unknown[]> {
  const result = await server.client.query({ query, format });
  const rows: unknown[] = [];
  for await (const chunk of result.stream() as Readable) for (const row of chunk) rows.push(row.json());
  return rows;
}

describe('inserted as an array and as a stream of values, selected as a stream', () => {
  test.each<[DataFormat, unknown[], unknown[]]>([
    ['JSONEachRow', ROWS, ROWS],
    ['JSONStringsEachRow', TEXTS, TEXTS],
    ['JSONCompactEachRow', PAIRS, PAIRS],
    ['JSONCompactStringsEachRow', TEXT_PAIRS, TEXT_PAIRS],
    ['JSONCompactEachRowWithNames', [NAMES, ...PAIRS], [NAMES, ...PAIRS]],
    ['JSONCompactEachRowWithNamesAndTypes', [NAMES, TYPES, ...PAIRS], [NAMES, TYPES, ...PAIRS]],
    ['JSONCompactStringsEachRowWithNames', [NAMES, ...TEXT_PAIRS], [NAMES, ...TEXT_PAIRS]],
    ['JSONCompactStringsEachRowWithNamesAndTypes', [NAMES, TYPES, ...TEXT_PAIRS], [NAMES, TYPES, ...TEXT_PAIRS]],
  ])('%s', async (format, given, back) => {
    for (const values of [given, Readable.from(given, { objectMode: true })]) {
      const table = await server.newTable();
      await server.client.insert({ table, values, format });
      expect(await server.contents(table)).toEqual(ROWS.toSorted((x, y) => x.a - y.a));
      expect(await streamed(`SELECT a, s FROM ${table} ORDER BY a`, format)).toEqual(back);
    }
  });
});

describe('inserted as one value, selected as one document', () => {
  const columns = { a: ROWS.map(({ a }) => a), s: ROWS.map(({ s }) => s) };
  test.each<[DataFormat, object, object]>([
    ['JSON', { meta: META, data: ROWS }, { meta: META, data: ROWS, rows: ROWS.length }],
    ['JSONCompact', { meta: META, data: PAIRS }, { meta: META, data: PAIRS, rows: ROWS.length }],
    ['JSONColumnsWithMetadata', { meta: META, data: columns }, { meta: META, data: columns, rows: ROWS.length }],
    ['JSONObjectEachRow', Object.fromEntries(ROWS.map((row, i) => [`row_${i + 1}`, row])), { row_1: ROWS[0] }],
  ])('%s', async (format, given, back) => {
    const table = await server.newTable();
    await server.client.insert({ table, values: given as never, format });
    expect(await server.contents(table)).toEqual(ROWS);
    const result = await server.client.query({ query: `SELECT a, s FROM ${table} ORDER BY a`, format });
    expect(await result.json()).toMatchObject(back);
  });

  test('JSONStrings and JSONCompactStrings are for output alone', async () => {
    const json = async (format: DataFormat) =>
      (await server.client.query({ query: 'SELECT 1 AS a, NULL AS b', format })).json();
    expect(await json('JSONStrings')).toMatchObject({ data: [{ a: '1', b: 'ᴺᵁᴸᴸ' }], rows: 1 });
    expect(await json('JSONCompactStrings')).toMatchObject({ data: [['1', 'ᴺᵁᴸᴸ']], rows: 1 });
  });
});

describe('JSONEachRowWithProgress', () => {
  const format = 'JSONEachRowWithProgress';
  const ask = async (query: string, clickhouse_settings: ClickHouseSettings = {}): Promise<unknown[]> =>
    (await server.client.query({ query, format, clickhouse_settings })).json();
  const progress = (read_rows: string, read_bytes: string, total_rows_to_read: string) => ({
    progress: { read_rows, read_bytes, total_rows_to_read, elapsed_ns: expect.stringMatching(/^\d+$/) },
  });

  test('says how far it is before the rows that came of it', async () => {
    const events = await ask('SELECT sleep(0.2) AS foo FROM numbers(2)', { max_block_size: '1' });
    expect(events).toEqual([
      progress('1', '8', '2'),
      { meta: [{ name: 'foo', type: 'UInt8' }] },
      { row: { foo: 0 } },
      progress('2', '16', '2'),
      { row: { foo: 0 } },
    ]);
  });

  test('has totals, extremes and counts behind the rows of a quick statement', async () => {
    const query = `SELECT number % 3 AS k, count() AS c FROM numbers(100) GROUP BY ALL WITH TOTALS ORDER BY ALL LIMIT 2`;
    expect(await ask(query, { rows_before_aggregation: 1, extremes: 1 })).toEqual([
      progress('100', '800', '100'),
      {
        meta: [
          { name: 'k', type: 'UInt8' },
          { name: 'c', type: 'UInt64' },
        ],
      },
      { row: { k: 0, c: 34 } },
      { row: { k: 1, c: 33 } },
      { totals: { k: 0, c: 100 } },
      { min: { k: 0, c: 33 } },
      { max: { k: 1, c: 34 } },
      { rows_before_limit_at_least: 3 },
      { rows_before_aggregation: 100 },
    ]);
  });

  test('begins before its end, and an exception comes in the stream', async () => {
    const query = `SELECT toInt32(number) AS n, throwIf(number = 10, 'boom'), sleepEachRow(0.01) FROM system.numbers LIMIT 100`;
    const clickhouse_settings = { max_block_size: '1', http_write_exception_in_output_format: 0 } as const;
    const result = await server.client.query({ query, format, clickhouse_settings });
    const events: unknown[] = [];
    const read = async () => {
      for await (const chunk of result.stream() as Readable) for (const row of chunk) events.push(row.json());
    };
    expect(await failure(read())).toMatchObject({ code: '395', message: expect.stringContaining('boom') });
    expect(events[0]).toHaveProperty('progress');
    expect(events.filter((event) => 'row' in (event as object)).length).toBeGreaterThan(0);
  });

  test('of more rows than fit anywhere has each of them once', async () => {
    const events = await ask('SELECT number AS n FROM numbers(300000)');
    const rows = events.flatMap((event) =>
      'row' in (event as object) ? [(event as { row: { n: number } }).row.n] : [],
    );
    expect(rows).toEqual(Array.from({ length: 300_000 }, (_, n) => n));
  });
});

const RAW = [
  ...['CSV', 'CSVWithNames', 'CSVWithNamesAndTypes', 'TabSeparated', 'TabSeparatedWithNames', 'TSV', 'TSKV'],
  ...['TabSeparatedWithNamesAndTypes', 'CustomSeparated', 'CustomSeparatedWithNames', 'Values', 'Native'],
  ...['CustomSeparatedWithNamesAndTypes', 'RowBinary', 'RowBinaryWithNames', 'RowBinaryWithNamesAndTypes'],
  ...['Parquet', 'Arrow', 'ArrowStream', 'ORC', 'Avro', 'MsgPack', 'BSONEachRow', 'JSONColumns', 'JSONCompactColumns'],
];

async function bytesOf(query: string): Promise<Buffer> {
  const { stream } = await server.client.exec({ query });
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

test.each(RAW)('%s written by the server is read by the server, byte for byte, and never as SQL', async (format) => {
  const table = await server.newTable();
  const copy = await server.newTable();
  await server.client.insert({ table, values: PAIRS, format: 'JSONCompactEachRow' });
  const bytes = await bytesOf(`SELECT a, s FROM ${table} ORDER BY a FORMAT ${format}`);
  await server.insertBytes(`INSERT INTO ${copy} FORMAT ${format}`, bytes);
  expect(await server.contents(copy)).toEqual(ROWS);
  // Again with the data directly after the statement, as one body.
  await server.send('/', { body: Buffer.concat([Buffer.from(`INSERT INTO ${copy} FORMAT ${format}\n`), bytes]) });
  expect(await server.rows(`SELECT toUInt32(count()) AS n, uniqExact(a, s) AS u FROM ${copy}`)).toEqual([
    { n: ROWS.length * 2, u: ROWS.length },
  ]);
});

test('delimiters of CustomSeparated and CSV are settings', async () => {
  const table = await server.newTable();
  await server.client.insert({
    table,
    values: Readable.from(['1^x\n2^y\n'], { objectMode: false }),
    format: 'CustomSeparated',
    clickhouse_settings: { format_custom_escaping_rule: 'CSV', format_custom_field_delimiter: '^' },
  });
  await server.client.insert({
    table,
    values: Readable.from(['3;z\n'], { objectMode: false }),
    format: 'CSV',
    clickhouse_settings: { format_csv_delimiter: ';' },
  });
  expect(await server.contents(table)).toEqual([
    { a: 1, s: 'x' },
    { a: 2, s: 'y' },
    { a: 3, s: 'z' },
  ]);
});

test.each([
  ['CSV', 'text/csv; charset=UTF-8; header=absent'],
  ['TSV', 'text/tab-separated-values; charset=UTF-8'],
  ['JSON', 'application/json; charset=UTF-8'],
  ['JSONEachRow', 'application/x-ndjson; charset=UTF-8'],
  ['JSONCompactEachRow', 'text/plain; charset=UTF-8'],
  ['tabseparatedraw', 'text/tab-separated-values; charset=UTF-8'],
  ['CSVWithNames', 'text/csv; charset=UTF-8; header=present'],
  ['Null', 'text/plain; charset=UTF-8'],
  ['Native', 'application/octet-stream'],
  ['XML', 'application/xml; charset=UTF-8'],
  ['Pretty', 'text/plain; charset=UTF-8'],
  ['Parquet', 'application/octet-stream'],
])('%s has its content type', async (format, type) => {
  const answer = await server.get(`SELECT 1 AS a FORMAT ${format}`);
  expect([answer.headers['content-type'], answer.headers['x-clickhouse-format']]).toEqual([type, format]);
});

test('a text stream is cut into its lines', async () => {
  const result = await server.client.query({ query: 'SELECT number, 1 FROM numbers(3)', format: 'CSV' });
  const lines: string[] = [];
  for await (const chunk of result.stream() as Readable) for (const row of chunk) lines.push(row.text);
  expect(lines).toEqual(['0,1', '1,1', '2,1']);
});
