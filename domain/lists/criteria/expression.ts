import type { ColumnName, Value } from './columns.ts';

/**
 * What criteria come to at one moment: true or false on every row, never unknown. A row that lacks what a comparison
 * looks at does not pass it. One evaluator for each engine reads it: `toPostgres`, `toWarehouse`, `toPredicate`.
 */
export type Expression =
  | Comparison
  | { op: 'all'; of: readonly Expression[] }
  | { op: 'any'; of: readonly Expression[] }
  | { op: 'not'; of: Expression };

/** What looks at a row. */
export type Comparison =
  | { op: 'in'; column: ColumnName; values: readonly Value[] }
  /** Both bounds included, null is open. Times are milliseconds since the epoch. */
  | { op: 'range'; column: ColumnName; min: number | null; max: number | null }
  | { op: 'timeOfDay'; column: ColumnName; during: TimesOfDay; timezone: string }
  | { op: 'contains'; column: ColumnName; text: string }
  | { op: 'blank'; column: ColumnName };

/** Minutes of a day, 0 to 1439, both included; `from` behind `to` goes over midnight. */
export interface TimesOfDay {
  from: number;
  to: number;
}

export interface Bounds {
  min: number | null;
  max: number | null;
}

export const isIn = (column: ColumnName, ...values: Value[]): Expression => ({ op: 'in', column, values });
export const within = (column: ColumnName, { min, max }: Bounds): Expression => ({ op: 'range', column, min, max });
export const atLeast = (column: ColumnName, min: number): Expression => ({ op: 'range', column, min, max: null });
export const atTimeOfDay = (column: ColumnName, during: TimesOfDay, timezone: string): Expression => ({
  op: 'timeOfDay',
  column,
  during,
  timezone,
});
export const contains = (column: ColumnName, text: string): Expression => ({ op: 'contains', column, text });
export const isBlank = (column: ColumnName): Expression => ({ op: 'blank', column });
export const not = (of: Expression): Expression => ({ op: 'not', of });
export const allOf = (...of: Expression[]): Expression => (of.length === 1 && of[0] ? of[0] : { op: 'all', of });

/** Any of them; values asked of one column become one list, which an index can serve. */
export function anyOf(...given: Expression[]): Expression {
  const of: Expression[] = [];
  for (const one of given) {
    const at = of.findIndex((other) => one.op === 'in' && other.op === 'in' && other.column === one.column);
    const known = of[at];
    if (one.op === 'in' && known?.op === 'in') {
      of[at] = { ...known, values: [...new Set([...known.values, ...one.values])] };
    } else of.push(one);
  }
  return of.length === 1 && of[0] ? of[0] : { op: 'any', of };
}

/** The columns that an expression looks at. */
export function columnsOf(expression: Expression): ColumnName[] {
  if (expression.op === 'all' || expression.op === 'any') return expression.of.flatMap(columnsOf);
  return expression.op === 'not' ? columnsOf(expression.of) : [expression.column];
}

/**
 * What the same criteria have moved over between two moments: every row on which they answer otherwise than before passes
 * it, and perhaps others. Null where time changes nothing.
 */
export function movedOver(before: Expression, after: Expression): Expression | null {
  const crossed = crossings(before, after);
  return crossed.length > 0 ? anyOf(...crossed) : null;
}

function crossings(before: Expression, after: Expression): Expression[] {
  if (before.op === 'range' && after.op === 'range') {
    return (['min', 'max'] as const).flatMap((bound) => {
      const [from, to] = [before[bound], after[bound]];
      if (from === null || to === null || from === to) return [];
      return [within(before.column, { min: Math.min(from, to), max: Math.max(from, to) })];
    });
  }
  if (before.op === 'not' && after.op === 'not') return crossings(before.of, after.of);
  if ((before.op === 'all' || before.op === 'any') && (after.op === 'all' || after.op === 'any')) {
    return before.of.flatMap((one, index) => {
      const other = after.of[index];
      return other ? crossings(one, other) : [];
    });
  }
  return [];
}
