import { expect, test } from 'vitest';
import { tableOf } from './chart-data.ts';
import { paretoData, paretoRows, reaching } from './pareto-rows.ts';

const ranked = [
  { key: 'b', name: 'Pump', count: 30 },
  { key: 'a', name: 'Fan', count: 50 },
  { key: 'c', name: 'Valve', count: 15 },
];

test('the most frequent stands first, and shares add up to those of the total', () => {
  const rows = paretoRows(ranked, 100, 20);
  expect(rows.map(({ name, share, cumulative }) => [name, share, cumulative])).toEqual([
    ['Fan', 0.5, 0.5],
    ['Pump', 0.3, 0.8],
    ['Valve', 0.15, 0.95],
    ['Other', 0.05, 1],
  ]);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(100);
});

test('rows beyond the most are one, and there is none where all are named', () => {
  expect(paretoRows(ranked, 95, 1).map(({ name, count }) => [name, count])).toEqual([
    ['Fan', 50],
    ['Other', 45],
  ]);
  expect(paretoRows(ranked, 95, 3).at(-1)?.cumulative).toBe(1);
  expect(paretoRows([], 0, 3)).toEqual([]);
});

test('it is known how few reach four fifths; what is not named does not count', () => {
  expect(reaching(paretoRows(ranked, 100, 20), 0.8)).toBe(2);
  expect(reaching(paretoRows(ranked, 1000, 20), 0.8)).toBe(0);
});

test('the table behind it has counts and both shares in percent', () =>
  expect(tableOf(paretoData('Equipment', 'Occurrences', paretoRows(ranked, 95, 20))).rows).toEqual([
    ['Fan', '50', '52.6', '52.6'],
    ['Pump', '30', '31.6', '84.2'],
    ['Valve', '15', '15.8', '100'],
  ]));
