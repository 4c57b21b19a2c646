import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '../../platform/refusal.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from '../../warehouse/client.ts';
import { ColumnsChanged, insertEncoded } from './insert-rows.ts';
import { bytesOfRow, type Cell, createRowEncoder } from './row-binary.ts';

const table = `row_binary_${randomUUID().replaceAll('-', '')}`;
const types = {
  tiny: 'UInt8',
  small: 'UInt16',
  id: 'UInt32',
  signed: 'Int32',
  large: 'UInt64',
  offset: 'Int64',
  number: 'Nullable(Float64)',
  at: "DateTime64(3, 'UTC')",
  ended: "Nullable(DateTime64(3, 'UTC'))",
  text: 'String',
  kind: 'LowCardinality(Nullable(String))',
  uuid: 'Nullable(UUID)',
  tokens: 'Array(UInt64)',
};
type Row = Partial<Record<keyof typeof types, Cell>>;
const encode = createRowEncoder<Row>(
  Object.entries(types).map(([name, type]) => ({ name, type, read: (row) => row[name as keyof Row] })),
);

let warehouse: WarehouseClient;
beforeAll(async () => {
  warehouse = createWarehouseClient(testEnv(), 'test-row-binary');
  const columns = Object.entries(types).map(([name, type]) => `${name} ${type}`);
  await warehouse.command({ query: `CREATE TABLE ${table} (${columns.join()}) ENGINE = MergeTree ORDER BY id` });
});
afterAll(async () => {
  await warehouse?.command({ query: `DROP TABLE ${table}` });
  await warehouse?.close();
});

const insert = (...rows: Buffer[]) => insertEncoded(warehouse, table, encode(0, []).header, rows);
const stored = async (least: number) => {
  const query = `SELECT * FROM ${table} WHERE id >= {least:UInt32} ORDER BY id`;
  const answer = await warehouse.query({ query, query_params: { least }, format: 'JSONEachRow' });
  return answer.json<Record<string, unknown>>();
};

test('every type arrives in the warehouse as it was, at both ends of its range', async () => {
  const uuid = randomUUID();
  const long = 'Überdruck – 高温 🔥 '.repeat(40);
  const { bytes, refused } = encode(0, [
    {
      ...{ tiny: true, small: 65_535, id: 4_294_967_295, signed: -(2 ** 31), large: '18446744073709551615' },
      ...{ offset: -1, number: 21.5, at: Date.UTC(2299, 11, 31), ended: Date.UTC(1900, 0, 1), text: long },
      ...{ kind: 'ALARM', uuid, tokens: ['12345678901234567890', 7] as string[] },
    },
    { id: 4_000_000_000, at: Date.UTC(2026, 10, 30, 1, 2, 3, 45), large: 2 ** 53 - 1, offset: 2 ** 53 - 1, text: 'é' },
  ]);
  expect(refused).toEqual([]);
  await insert(bytes);
  expect(await stored(4_000_000_000)).toEqual([
    {
      ...{ tiny: 0, small: 0, id: 4_000_000_000, signed: 0, large: 2 ** 53 - 1, offset: 2 ** 53 - 1, number: null },
      ...{ at: '2026-11-30 01:02:03.045', ended: null, text: 'é', kind: null, uuid: null, tokens: [] },
    },
    {
      ...{ tiny: 1, small: 65_535, id: 4_294_967_295, signed: -(2 ** 31), offset: -1, number: 21.5, text: long },
      ...{ at: '2299-12-31 00:00:00.000', ended: '1900-01-01 00:00:00.000', kind: 'ALARM', uuid },
      // beyond what a number of JavaScript holds
      ...{ large: Number('18446744073709551615'), tokens: [Number('12345678901234567890'), 7] },
    },
  ]);
});

test.each([
  ['tiny', 256],
  ['id', -1],
  ['id', 1.5],
  ['large', '18446744073709551616'],
  ['large', 'x'],
  ['number', 'warm'],
  ['at', Number.NaN],
  ['at', Date.UTC(2400, 0, 1)],
  ['uuid', 'no id'],
  ['tokens', ['-1']],
] as const)('%s %s is refused, and the rows beside it are whole', async (column, value) => {
  const id = 1_000 + Math.floor(Math.random() * 1_000_000_000);
  const encoded = encode(0, [
    { id, text: 'before' },
    { id, text: 'refused', [column]: value },
    { id: id + 1, text: 'x'.repeat(300_000) },
  ]);
  expect(encoded.refused).toMatchObject([{ row: 1, error: expect.any(RangeError) }]);
  expect(bytesOfRow(encoded, 1)).toHaveLength(0);
  await insert(bytesOfRow(encoded, 0), bytesOfRow(encoded, 2));
  const rows = (await stored(id)).filter((row) => row.id === id || row.id === id + 1);
  expect(rows.map(({ text }) => String(text).length)).toEqual([6, 300_000]);
});

test('a type that is not known is named', () => {
  expect(() => createRowEncoder([{ name: 'properties', type: 'Map(String, String)', read: () => null }])).toThrow(
    /Map\(String, String\)/,
  );
});

test('rows that were encoded before a column became another type are encoded anew, not refused', async () => {
  const { header, bytes } = createRowEncoder([{ name: 'id', type: 'UInt64', read: () => 1 }])(0, [{}]);
  const error = await insertEncoded(warehouse, table, header, [bytes]).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ColumnsChanged);
  expect(isRefusal(error)).toBe(false);
});
