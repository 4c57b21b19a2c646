import { useState } from 'react';
import { blankOption, type Criterion } from './criteria.ts';

/** A row of a form of criteria, filled or not. */
export interface Row {
  key: number;
  field: string | null;
  isExclusion: boolean;
  /** (blanks) by its option. */
  values: string[];
}

let rowKeys = 0;
const emptyRow = (): Row => {
  rowKeys += 1;
  return { key: rowKeys, field: null, isExclusion: false, values: [] };
};
const rowsFrom = (criteria: readonly Criterion[]): Row[] => [
  ...criteria.map(({ field, isExclusion, values }) => ({
    ...emptyRow(),
    field,
    isExclusion,
    values: values.map((value) => value ?? blankOption.value),
  })),
  emptyRow(),
];
const isFilled = (row: Row) => row.field !== null && row.values.length > 0;

/** Holds rows of criteria as they are typed, with an empty one after the last filled one; `filled` are their criteria. */
export function useCriteriaRows(criteria: readonly Criterion[] = []) {
  const [rows, setRows] = useState<Row[]>(() => rowsFrom(criteria));
  const filled: Criterion[] = rows.filter(isFilled).map(({ field, isExclusion, values }) => ({
    field: field ?? '',
    isExclusion,
    values: values.map((value) => (value === blankOption.value ? null : value)),
  }));
  return {
    rows,
    filled,
    change(key: number, part: Partial<Row>) {
      const next = rows.map((row) => (row.key === key ? { ...row, ...part } : row));
      const last = next.at(-1);
      setRows(last && isFilled(last) ? [...next, emptyRow()] : next);
    },
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    start: (from: readonly Criterion[]) => setRows(rowsFrom(from)),
  };
}
export type CriteriaRowsState = ReturnType<typeof useCriteriaRows>;
