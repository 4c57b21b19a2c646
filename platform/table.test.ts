import { expect, test } from 'vitest';
import { columnsNamed, memberReader, rowsOf, tableOf } from './table.ts';

interface Row {
  id: number;
  name: string | null;
  isHeld: boolean;
  places: string[];
}
const keys = ['id', 'name', 'isHeld', 'places'] as const;
const tableFrom = (rows: Row[]) => tableOf(rows, columnsNamed<Row>(keys));
const row = (id: number, given: Partial<Row> = {}): Row => ({ id, name: null, isHeld: true, places: [], ...given });

test('what all rows have in common is stated once, and rows come back whole', () => {
  const rows = [row(1), row(2, { places: ['north'] })];
  const table = tableFrom(rows);
  expect(table).toEqual({
    keys: ['id', 'places'],
    rows: [
      [1, []],
      [2, ['north']],
    ],
    same: { name: null, isHeld: true },
  });
  expect(rowsOf(JSON.parse(JSON.stringify(table)))).toEqual(rows);
});

test('a single row keeps what it has, and rows do not share what can be changed', () => {
  expect(tableFrom([row(1)])).toEqual({
    keys: ['id', 'isHeld', 'places'],
    rows: [[1, true, []]],
    same: { name: null },
  });
  const [first, second] = rowsOf<Row>(tableFrom([row(1), row(2)]));
  expect(first?.places).not.toBe(second?.places);
});

test('a column may be a member of a member, and is nothing else', () => {
  const columns = [{ key: 'n', read: memberReader<{ of: { n: number } }>('of.n') }];
  expect(tableOf([{ of: { n: 1 } }, { of: { n: 2 } }], columns).rows).toEqual([[1], [2]]);
  for (const member of ['', 'a.', 'a()', 'a;b', 'a[0]'])
    expect(() => memberReader(member)).toThrow('no name of a member');
});

test('tables of earlier releases state what is null in every row', () => {
  expect(rowsOf({ keys: ['id'], rows: [[1], [2]], nulls: ['name'] })).toEqual([
    { id: 1, name: null },
    { id: 2, name: null },
  ]);
  expect(rowsOf(undefined)).toEqual([]);
});

test.each([
  ['few', 2],
  ['many', 100],
])('%s rows come back the same, and with the shape of those that have other things in common', (_, count) => {
  const rows = Array.from({ length: count }, (_, id) => row(id, { places: [String(id)] }));
  const others = rows.map((one) => ({ ...one, name: `n${one.id}`, isHeld: one.id % 2 === 0 }));
  const again = (of: Row[]): Row[] => rowsOf(JSON.parse(JSON.stringify(tableFrom(of))));
  expect(again(rows)).toEqual(rows);
  expect(again(others)).toEqual(others);
});

test('names that come from outside are no code', () => {
  const table = { keys: ['id', '}; throw 1; {'], rows: Array.from({ length: 50 }, (_, n) => [n, 2]) };
  expect(rowsOf(table)).toEqual(table.rows.map(([id]) => ({ id, '}; throw 1; {': 2 })));
});

test.each([1, 50])('no name sets the prototype of %i rows', (count) => {
  const rows = Array.from({ length: count }, (_, n) => [n, { x: 1 }]);
  expect(() => rowsOf({ keys: ['id', '__proto__'], rows })).toThrow('__proto__');
  const same = JSON.parse('{ "__proto__": { "x": 1 } }');
  expect(() => rowsOf({ keys: ['id'], rows: rows.map(([id]) => [id]), same })).toThrow('__proto__');
});

test('a name with a comma is not that of two columns', () => {
  rowsOf({ keys: ['a', 'b'], rows: Array.from({ length: 50 }, (_, n) => [n, n]) });
  expect(rowsOf({ keys: ['a,b'], rows: [[1]] })).toEqual([{ 'a,b': 1 }]);
});
