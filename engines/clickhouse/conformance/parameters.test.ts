import { TupleParam } from '@clickhouse/client';
import { describe, expect, test } from 'vitest';
import { codeOf, failure, HOSTILE, serverForFile } from './set-up.ts';

const server = serverForFile();

/** Returns a parameter as the server prints it. */
async function printed(type: string, p: unknown): Promise<unknown> {
  const [row] = await server.rows<{ v: unknown }>(`SELECT {p:${type}} AS v`, { query_params: { p } });
  return row?.v;
}

test.each<[string, unknown, unknown]>([
  ['Int8', -128, -128],
  ['UInt8', 255, 255],
  ['Int16', -32768, -32768],
  ['UInt16', 65535, 65535],
  ['Int32', -2147483648, -2147483648],
  ['UInt32', 4294967295, 4294967295],
  ['Int64', 2 ** 53 - 1, 2 ** 53 - 1],
  ['Float32', 1.5, 1.5],
  ['Float64', -1e-300, -1e-300],
  ['Float64', 0.1, 0.1],
  ['Decimal(9, 2)', '1234567.89', 1234567.89],
  ['Decimal64(4)', 0.0001, 0.0001],
  ['Bool', true, true],
  ['Bool', false, false],
  ['Nullable(Bool)', null, null],
  ['UUID', '61f0c404-5cb3-11e7-907b-a6006ad3dba0', '61f0c404-5cb3-11e7-907b-a6006ad3dba0'],
  ['Date', '2149-06-06', '2149-06-06'],
  ['Date32', '1900-01-01', '1900-01-01'],
  ['DateTime', '2022-05-02 13:25:55', '2022-05-02 13:25:55'],
  ['DateTime', new Date(Date.UTC(2022, 4, 2, 13, 25, 55)), '2022-05-02 13:25:55'],
  ["DateTime('America/New_York')", new Date(Date.UTC(2022, 4, 2, 13, 25, 55)), '2022-05-02 09:25:55'],
  ['DateTime64(3)', new Date(Date.UTC(2022, 4, 2, 13, 25, 55, 789)), '2022-05-02 13:25:55.789'],
  ["DateTime64(6, 'Asia/Tokyo')", '2022-05-02 13:25:55.123456', '2022-05-02 13:25:55.123456'],
  ['DateTime64(9)', '1651490755.123456789', '2022-05-02 11:25:55.123456789'],
  ['String', '', ''],
  ['FixedString(3)', 'abc', 'abc'],
  ['LowCardinality(String)', "it's", "it's"],
  ['LowCardinality(Nullable(String))', null, null],
  ['Nullable(String)', 'NULL', 'NULL'],
  ['Nullable(UInt8)', null, null],
  ['Nullable(UInt8)', undefined, null],
  ["Enum8('a' = 1, 'b''c' = 2)", "b'c", "b'c"],
  ["Enum16('x' = -300)", 'x', 'x'],
  ['IPv4', '192.168.0.1', '192.168.0.1'],
  ['IPv6', '2001:db8::1', '2001:db8::1'],
  ['Array(UInt8)', [], []],
  ['Array(Int64)', [-1, 0, 1], [-1, 0, 1]],
  ['Array(Bool)', [true, false], [true, false]],
  ['Array(String)', HOSTILE, HOSTILE],
  ['Array(Nullable(String))', ['a', null], ['a', null]],
  ['Array(Array(String))', [["a'", ']'], [], [',']], [["a'", ']'], [], [',']]],
  ['Array(Array(Array(UInt8)))', [[[1], []], []], [[[1], []], []]],
  ['Array(UUID)', ['61f0c404-5cb3-11e7-907b-a6006ad3dba0'], ['61f0c404-5cb3-11e7-907b-a6006ad3dba0']],
  ['Array(Date)', ['2022-05-02'], ['2022-05-02']],
  ['Map(String, UInt8)', { a: 1, "q'\\": 2 }, { a: 1, "q'\\": 2 }],
  ['Map(UInt8, Array(String))', new Map([[1, ['x', "'"]]]), { 1: ['x', "'"] }],
  ['Map(String, Map(String, String))', { a: { b: '{}' } }, { a: { b: '{}' } }],
  ['Tuple(UInt8, String)', new TupleParam([1, "a'b"]), [1, "a'b"]],
  ['Tuple(n UInt8, t Tuple(String, Nullable(String)))', new TupleParam([1, new TupleParam(['x', null])]), undefined],
  ['Array(Tuple(String, UInt8))', [new TupleParam(['a', 1])], [['a', 1]]],
])('%s %j', async (type, given, back) => {
  const expected = back === undefined ? { n: 1, t: ['x', null] } : back;
  expect(await printed(type, given)).toEqual(expected);
});

test.each<[string, bigint]>([
  ['UInt64', 2n ** 64n - 1n],
  ['Int64', -(2n ** 63n)],
  ['Int128', -(2n ** 127n)],
  ['UInt128', 2n ** 128n - 1n],
  ['Int256', -(2n ** 255n)],
  ['UInt256', 2n ** 256n - 1n],
])('%s to its last digit', async (type, p) => {
  const [row] = await server.rows<{ v: string }>(`SELECT toString({p:${type}}) AS v`, { query_params: { p } });
  expect(row?.v).toBe(String(p));
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('Float64 %s', async (p) => {
  const [row] = await server.rows<{ v: string }>('SELECT toString({p:Float64}) AS v', { query_params: { p } });
  expect(row?.v).toBe({ NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf' }[String(p)]);
});

test.each([
  ['Decimal256(20)', '12345678901234567890123456789012345.12345678901234567891'],
  ['Decimal(18, 4)', '-99999999999999.9999'],
  ['Array(Float64)', '[1.5,nan,inf,-inf]'],
  ['Array(DateTime64(3))', "['1969-12-31 23:59:59.500','2299-12-31 23:59:59.999']"],
  ['Map(String, Nullable(Int8))', "{'a':NULL,'b':-1}"],
  ['Tuple(Date, Nullable(UUID))', "('1970-01-01',NULL)"],
  ["Array(Enum8('a b' = 1, 'c' = -1))", "['a b','c']"],
  ['Time', '-01:02:03'],
])('%s %s, given as the server prints it', async (type, given) => {
  const answer = await server.get(`SELECT {p:${type}} FORMAT TSVRaw`, `&param_p=${encodeURIComponent(given)}`);
  expect(answer.text).toBe(`${given}\n`);
});

describe('a String is what was given', () => {
  test.each([
    ...HOSTILE,
    'a\tb',
    'a\nb',
    'a\rb',
    "a'b",
    'a"b',
    'a`b',
    'a\\b',
    'a\\nb',
    '\\N',
    'a\bb\fc',
    '{x:String}',
    '%41',
  ])('%j', async (p) => {
    for (const use_multipart_params of [false, true]) {
      const [row] = await server.rows<{ v: string; bytes: string }>(
        'SELECT {p:String} AS v, hex({p:String}) AS bytes',
        {
          query_params: { p },
          use_multipart_params,
        },
      );
      expect(row).toEqual({ v: p, bytes: Buffer.from(p).toString('hex').toUpperCase() });
    }
  });
});

test('an Identifier names a table or a column', async () => {
  const table = await server.newTable();
  await server.client.insert({ table, values: [[1, 'x']], format: 'JSONCompactEachRow' });
  const query_params = { t: table, c: 's' };
  expect(await server.rows('SELECT {c:Identifier} AS v FROM {t:Identifier}', { query_params })).toEqual([{ v: 'x' }]);
  const hostile = { t: `${table}; DROP TABLE ${table}`, c: 's' };
  expect(
    (await failure(server.rows('SELECT {c:Identifier} FROM {t:Identifier}', { query_params: hostile }))).code,
  ).toBe('60');
  expect(await server.contents(table)).toHaveLength(1);
});

test('may stand anywhere: WHERE, LIMIT, INSERT, DDL, IN', async () => {
  const table = await server.newTable();
  await server.client.command({
    query: 'INSERT INTO {t:Identifier} SELECT number, {s:String} FROM numbers({n:UInt8})',
    query_params: { t: table, s: 'x', n: 5 },
  });
  const query = `SELECT a FROM ${table} WHERE a IN {list:Array(Int64)} AND s = {s:String} ORDER BY a LIMIT {n:UInt8}`;
  expect(await server.rows(query, { query_params: { list: [1, 2, 3], s: 'x', n: 2 } })).toEqual([{ a: 1 }, { a: 2 }]);
  await server.client.command({ query: 'DROP TABLE {t:Identifier}', query_params: { t: table } });
  expect(await server.rows(`EXISTS ${table}`)).toEqual([{ result: 0 }]);
});

test('a missing one is 456, one of another type is refused, one too many is nothing', async () => {
  expect((await failure(server.rows('SELECT {p:String}'))).code).toBe('456');
  expect((await failure(server.rows('SELECT {p:UInt8}', { query_params: { p: 'x' } }))).code).toBe('457');
  expect(await server.rows('SELECT 1 AS a', { query_params: { unused: "'" } })).toEqual([{ a: 1 }]);
});

test('of two with one name the first holds; a bare tab is refused', async () => {
  expect((await server.get('SELECT {p:String}', '&param_p=1&param_p=2')).text).toBe('1\n');
  expect(codeOf(await server.get('SELECT {p:String}', '&param_p=a%09b'))).toBe('457');
});
