import { describe, expect, test } from 'vitest';
import { boxOf, moved, pointAt, stepOf } from './plot.ts';

const plot = { x: 40, y: 10, width: 300, height: 70 };
const line = { columns: 30, rows: 1 };
const week = { columns: 24, rows: 7 };

test.each([
  [40, 0],
  [49.9, 0],
  [50, 1],
  [339.9, 29],
  [0, 0],
  [900, 29],
])('at %d px is point %d, beside the plot the nearest', (x, at) => expect(pointAt(x, 0, plot, line)).toBe(at));

test('a place of a grid is its cell, and the cell has its box', () => {
  for (const at of [0, 23, 24, 100, 167]) {
    const { x, y, width, height } = boxOf(at, plot, week);
    expect(pointAt(x + width / 2, y + height / 2, plot, week)).toBe(at);
  }
});

test('there is no point without points, or before the plot is measured', () => {
  expect(pointAt(50, 0, plot, { columns: 0, rows: 1 })).toBeNull();
  expect(pointAt(50, 0, { ...plot, width: 0 }, line)).toBeNull();
  expect(moved('End', null, { columns: 0, rows: 1 })).toBeNull();
});

describe('keys', () => {
  test.each([
    ['ArrowRight', null, 0],
    ['ArrowLeft', null, 29],
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 29, 29],
    ['Home', 9, 0],
    ['End', 9, 29],
    ['ArrowUp', 9, null],
    ['ArrowDown', 9, null],
    ['a', 9, null],
  ])('%s on a line from %s leads to %s', (key, from, to) => expect(moved(key, from, line)).toBe(to));

  test.each([
    ['ArrowRight', 23, 23],
    ['ArrowDown', 23, 47],
    ['ArrowDown', 150, 150],
    ['ArrowUp', 5, 5],
    ['ArrowUp', 30, 6],
  ])('%s on a week of hours from %s leads to %s', (key, from, to) => expect(moved(key, from, week)).toBe(to));

  test.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowRight', 0, null],
  ])('%s on rows from %s leads to %s', (key, from, to) => expect(moved(key, from, { columns: 1, rows: 5 })).toBe(to));
});

test.each([
  [null, 10, null],
  [0, 10, 0],
  [0.1, 10, 1],
  [2, 10, 1],
  [2.1, 10, 2],
  [10, 10, 5],
  [5, 0, 0],
])('%s of %s has shade %s', (value, most, step) => expect(stepOf(value, most)).toBe(step));

test('any arrow leads to a point that stands alone', () => {
  for (const key of ['ArrowDown', 'ArrowRight', 'Home']) expect(moved(key, null, { columns: 1, rows: 1 })).toBe(0);
  expect(moved('a', null, { columns: 1, rows: 1 })).toBeNull();
});
