import { expect, test } from 'vitest';
import { formatMeasure, orderOf, type Pivot } from './pivot-values.ts';

const head = (value: string | null) => ({ values: [value], labels: [value ?? '(none)'] });
const pivot: Pivot = {
  names: { rows: ['Point'], column: 'Day', measure: 'Median time to resolution' },
  rows: [head('A'), head('B'), head(null)],
  columns: [head('2026-05-01'), head(null)],
  cells: [
    [7_200_000, null],
    [3_600_000, 10_800_000],
    [null, 3_600_000],
  ],
  rowTotals: [7_200_000, 5_400_000, null],
  columnTotals: [3_600_000, 10_800_000],
  total: 7_200_000,
  isInSeveral: false,
};

test('rows are ordered by name, total or a column; those without a value are last either way', () => {
  const by = (of: Parameters<typeof orderOf>[1]['by'], isDescending: boolean) =>
    orderOf(pivot, { by: of, isDescending });
  expect(by('name', true)).toEqual([2, 1, 0]);
  expect(by('total', true)).toEqual([0, 1, 2]);
  expect(by('total', false)).toEqual([1, 0, 2]);
  expect(by({ column: null }, true)).toEqual([1, 2, 0]);
  expect(by({ column: '2026-05-01' }, false)).toEqual([1, 0, 2]);
  expect(by({ column: 'gone' }, false)).toEqual([0, 1, 2]);
});

test('values have the unit of their measure', () => {
  expect(formatMeasure('resolvedShare', 0.5)).toBe('50%');
  expect(formatMeasure('occurrences', 12_345)).toBe('12,345');
  expect(formatMeasure('averageDuration', null)).toBe('—');
});
