import { expect, test } from 'vitest';
import { countOf, isSelected, nothing, rangeOf, rowSelected, select, toggle, toggleAll } from './selection.ts';

const asOf = '2026-05-01T12:00:00.000Z';
const order = ['1', '2', '3', '4', '5'];

test('rows are selected one by one, and taken out again', () => {
  const some = toggle(toggle(nothing, ['1']), ['3']);
  expect(order.filter((id) => isSelected(some, id))).toEqual(['1', '3']);
  expect(countOf(toggle(some, ['1']), 5)).toBe(1);
});

test('all are selected as of a moment, but those taken out', () => {
  const all = toggleAll(nothing, asOf, 1_307);
  expect(all).toEqual({ all: true, excluded: new Set(), asOf });
  const most = toggle(all, ['2']);
  expect([isSelected(most, '1'), isSelected(most, '2'), isSelected(most, 'not loaded yet')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(countOf(most, 1_307)).toBe(1_306);
  expect(countOf(toggle(most, ['2']), 1_307)).toBe(1_307);
  expect(toggleAll(most, asOf, 1_307)).toEqual(nothing);
});

test('where there is nothing, nothing is selected, and so is nothing that comes next', () => {
  expect(toggleAll(nothing, asOf, 0)).toEqual(nothing);
  expect(toggleAll(nothing, asOf, null)).toMatchObject({ all: true });
});

test('a row that stands for many is selected with all of them, and taken out with all of them', () => {
  const row = ['2', '3', '4'];
  const part = select(nothing, ['3']);
  const all = toggle(part, row);
  const said = [nothing, part, all].map((selection) =>
    rowSelected(
      selection,
      row.map((id) => ({ id })),
    ),
  );
  expect(said).toEqual([false, 'some', true]);
  expect(order.filter((id) => isSelected(all, id))).toEqual(row);
  expect(toggle(all, row)).toEqual(nothing);
  const but = toggle(toggleAll(nothing, asOf, 1_307), row);
  expect(countOf(but, 1_307)).toBe(1_304);
  expect(countOf(toggle(select(but, ['3']), row), 1_307)).toBe(1_307);
});

test('a range goes from the row that was touched last, either way', () => {
  const rows = order.map((id) => ({ item: { id } }));
  const range = (from: string | null, to: string) => rangeOf(rows, from, to).map(({ item }) => item.id);
  expect(range('4', '2')).toEqual(['2', '3', '4']);
  expect(range('2', '4')).toEqual(['2', '3', '4']);
  expect(range(null, '3')).toEqual(['3']);
  expect(range('gone', '2')).toEqual(['1', '2']);
  const all = toggle(toggleAll(nothing, asOf, 1_307), ['3']);
  expect(countOf(select(all, range('2', '4')), 5)).toBe(5);
});
