import type { Column, Value } from './column.ts';

/**
 * Condition that criteria yield at one moment: true or false on every row, never unknown. A row that lacks the value of
 * a comparison does not pass it. One evaluator for each engine reads it: `toPostgres`, `toWarehouse`, `toPredicate`.
 */
export type Expression<Row extends object = object> =
  | Comparison<Row>
  | { op: 'all'; of: ReadonlyArray<Expression<Row>> }
  | { op: 'any'; of: ReadonlyArray<Expression<Row>> }
  | { op: 'not'; of: Expression<Row> }
  /** At least one of the rows that belong to it passes. */
  | { op: 'some'; rows: RowsOf<Row>; of: Expression };

/** Rows of another kind that belong to a row: where each evaluator finds them. History holds none. */
export interface RowsOf<Row extends object = object> {
  /** SQL that is true if one of them passes a condition. */
  exists(condition: string): string;
  /** Reads them from a row in memory. */
  read(row: Row): readonly object[];
}

/** Condition on one column of a row. */
export type Comparison<Row extends object = object> =
  | { op: 'in'; column: Column<Row>; values: readonly Value[] }
  /** Both bounds included, null is open. Times are milliseconds since the epoch. */
  | { op: 'range'; column: Column<Row>; min: number | null; max: number | null }
  | { op: 'timeOfDay'; column: Column<Row>; during: TimesOfDay; timezone: string }
  | { op: 'contains'; column: Column<Row>; text: string }
  | { op: 'blank'; column: Column<Row> };

/** Minutes of a day, 0 to 1439, both included; spans midnight if `from` is after `to`. */
export interface TimesOfDay {
  from: number;
  to: number;
}

export interface Bounds {
  min: number | null;
  max: number | null;
}

export const isIn = <Row extends object>(column: Column<Row>, ...values: Value[]): Expression<Row> => ({
  op: 'in',
  column,
  values,
});
export const within = <Row extends object>(column: Column<Row>, { min, max }: Bounds): Expression<Row> => ({
  op: 'range',
  column,
  min,
  max,
});
export const atLeast = <Row extends object>(column: Column<Row>, min: number): Expression<Row> => ({
  op: 'range',
  column,
  min,
  max: null,
});
export const atTimeOfDay = <Row extends object>(
  column: Column<Row>,
  during: TimesOfDay,
  timezone: string,
): Expression<Row> => ({ op: 'timeOfDay', column, during, timezone });
export const contains = <Row extends object>(column: Column<Row>, text: string): Expression<Row> => ({
  op: 'contains',
  column,
  text,
});
export const isBlank = <Row extends object>(column: Column<Row>): Expression<Row> => ({ op: 'blank', column });
export const not = <Row extends object>(of: Expression<Row>): Expression<Row> => ({ op: 'not', of });
export const some = <Row extends object, Other extends object>(
  rows: RowsOf<Row>,
  of: Expression<Other>,
): Expression<Row> => ({ op: 'some', rows, of });

/** Combines expressions by AND; nested ANDs are flattened. */
export function allOf<Row extends object>(...given: Array<Expression<Row>>): Expression<Row> {
  const of = given.flatMap((one) => (one.op === 'all' ? one.of : [one]));
  return of.length === 1 && of[0] ? of[0] : { op: 'all', of };
}

/** Any of them; values wanted of one column become one list, which an index can serve. */
export function anyOf<Row extends object>(...given: Array<Expression<Row>>): Expression<Row> {
  const of: Array<Expression<Row>> = [];
  for (const one of given) {
    const at = of.findIndex((other) => one.op === 'in' && other.op === 'in' && other.column === one.column);
    const known = of[at];
    if (one.op === 'in' && known?.op === 'in') {
      of[at] = { ...known, values: [...new Set([...known.values, ...one.values])] };
    } else of.push(one);
  }
  return of.length === 1 && of[0] ? of[0] : { op: 'any', of };
}

/** The columns of a row that an expression looks at; not those of rows that belong to it. */
export function columnsOf(expression: Expression): Column[] {
  if (expression.op === 'all' || expression.op === 'any') return expression.of.flatMap(columnsOf);
  if (expression.op === 'some') return [];
  return expression.op === 'not' ? columnsOf(expression.of) : [expression.column];
}

/** Returns true if an expression looks at rows that belong to a row. */
export function looksBeyond(expression: Expression): boolean {
  if (expression.op === 'all' || expression.op === 'any') return expression.of.some(looksBeyond);
  return expression.op === 'some' || (expression.op === 'not' && looksBeyond(expression.of));
}

/**
 * Rows that the passage of time may have moved in or out of the same criteria: every row on which they now answer
 * differently passes it, and perhaps others. Null where time changes nothing.
 */
export function movedOver<Row extends object>(before: Expression<Row>, after: Expression<Row>): Expression<Row> | null {
  const crossed = crossings(before, after);
  return crossed.length > 0 ? anyOf(...crossed) : null;
}

function crossings<Row extends object>(before: Expression<Row>, after: Expression<Row>): Array<Expression<Row>> {
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
