import { expect, test } from 'vitest';
import { growthOf, quadratic } from '../../../tests/support/growth.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import type { Item } from './item.ts';
import type { Known } from './known.ts';
import { planImport } from './plan-import.ts';

const known: Known = {
  ownIdOf: (id) => `own-${id}`,
  entities: [],
  spaceTypes: new Map(),
  hasEdge: () => false,
  cmmsValue: () => undefined,
  cmmsProblem: () => null,
  cmmsField: (id) => id,
};
const item = (row: number, given: Partial<Item> = {}): Item => ({
  ...{ row, kind: 'equipment', externalId: null, name: `Unit ${row}` },
  class: { classId: 'AHU', class: 'AHU', rawClass: null, kind: 'equipment' },
  ...{ building: null, floor: null, room: null, location: null, partOf: [], feeds: [], spaceType: null },
  ...{ criticality: null, shop: null, aliases: [], cmms: new Map() },
  ...given,
});
const errorsOf = (items: Item[]): Array<[number, string]> =>
  planImport(items, known).flatMap(({ row, outcome, reason }) => (outcome === 'ERROR' ? [[row, String(reason)]] : []));

test('the row that closes a cycle is refused, whatever else is part of what; others of its asset stand', () => {
  const parts = (row: number, ...wholes: number[]) => item(row, { partOf: wholes.map((whole) => `Unit ${whole}`) });
  expect(errorsOf([parts(1, 2), parts(2, 3), parts(3, 4, 1), parts(4), parts(5, 1), parts(6, 6)])).toEqual([
    [3, inventoryTexts.row.cycle('Unit 1')],
    [6, inventoryTexts.row.cycle('Unit 6')],
  ]);
  expect(errorsOf([parts(1, 2, 3), parts(2, 4), parts(3, 4), parts(4)])).toEqual([]);
});

test('the work grows as the file does: long chains, one asset that is part of many, and many aliases', () => {
  const chain = (size: number) =>
    Array.from({ length: size }, (_, row) => item(row + 1, { partOf: row === 0 ? [] : [`Unit ${row}`] })).reverse();
  expect(growthOf((size) => planImport(chain(size), known), 1_500)).toBeLessThan(quadratic);
  const many = (size: number) => [
    ...Array.from({ length: size }, (_, row) => item(row + 1)),
    item(size + 1, { partOf: Array.from({ length: size }, (_, row) => `Unit ${row + 1}`) }),
  ];
  expect(growthOf((size) => planImport(many(size), known), 2_000)).toBeLessThan(quadratic);
  const named = (size: number) => [item(1, { aliases: Array.from({ length: size }, (_, n) => `Alias ${n}`) })];
  expect(growthOf((size) => planImport(named(size), known), 4_000)).toBeLessThan(quadratic);
});

test('rows of a cycle that is too large to find the row that closes it are refused, and others are not', () => {
  const size = 3_000;
  const ring = Array.from({ length: size }, (_, row) => item(row + 1, { partOf: [`Unit ${((row + 1) % size) + 1}`] }));
  const errors = errorsOf([...ring.reverse(), item(size + 1)]);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.every(([row]) => row <= size)).toBe(true);
});
