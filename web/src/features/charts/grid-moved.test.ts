import { expect, test } from 'vitest';
import { gridMoved } from './grid-moved.ts';

const size = { rows: 3, columns: 2 };
const moved = (key: string, row: number, column: number, ctrlKey = false) =>
  gridMoved({ key, ctrlKey }, { row, column }, size);

test('arrows move by a cell, over head and totals, and stop at the edges', () => {
  expect(moved('ArrowUp', 0, 0)).toEqual({ row: -1, column: 0 });
  expect(moved('ArrowUp', -1, 0)).toEqual({ row: -1, column: 0 });
  expect(moved('ArrowDown', 2, 1)).toEqual({ row: 3, column: 1 });
  expect(moved('ArrowDown', 3, 1)).toEqual({ row: 3, column: 1 });
  expect(moved('ArrowRight', 1, 2)).toEqual({ row: 1, column: 2 });
  expect(moved('ArrowLeft', 1, 0)).toEqual({ row: 1, column: 0 });
});

test('Home and End lead to the ends of a row, with Ctrl to those of the table; other keys lead nowhere', () => {
  expect(moved('End', 1, 0)).toEqual({ row: 1, column: 2 });
  expect(moved('Home', 1, 2)).toEqual({ row: 1, column: 0 });
  expect(moved('End', 0, 0, true)).toEqual({ row: 3, column: 2 });
  expect(moved('Home', 3, 2, true)).toEqual({ row: -1, column: 0 });
  expect(moved('PageDown', 0, 0)).toEqual({ row: 3, column: 0 });
  expect(moved('a', 0, 0)).toBeNull();
});
