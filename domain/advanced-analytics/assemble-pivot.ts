import type { PivotCell } from '../pivot-cell.ts';
import type { PivotMeasure } from '../pivot-dimensions.ts';
import { isOrdered, type Labels, labelsOfDimension } from './dimension-labels.ts';
import type { Pivot, PivotHead } from './pivot.ts';

/** Measures that are 0, not unknown, where nothing was counted. */
const counts: readonly PivotMeasure[] = ['occurrences', 'alarms', 'timeInAlarm', 'created', 'closed', 'repeat'];

/** A dimension with the names of its values. */
export interface Labelled {
  dimension: string;
  labels: Labels;
}

interface Shape {
  rows: readonly Labelled[];
  column: Labelled | null;
  measure: PivotMeasure;
}

type Counted = Pick<Pivot, 'rows' | 'columns' | 'cells' | 'rowTotals' | 'columnTotals' | 'total'>;

/** Returns cells as a table: heads in their order, and every cell of it. */
export async function assemblePivot(cells: readonly PivotCell[], { rows, column, measure }: Shape): Promise<Counted> {
  const none = counts.includes(measure) ? 0 : null;
  const ofRows = cells.filter((cell) => !cell.isOfAllRows && (cell.isOfAllColumns || column === null));
  const ofColumns = column ? cells.filter((cell) => cell.isOfAllRows && !cell.isOfAllColumns) : [];
  const whole = cells.find((cell) => cell.isOfAllRows && (cell.isOfAllColumns || column === null));
  const rowHeads = await headsOf(
    ofRows.map((cell) => ({ values: cell.rows, total: cell.value })),
    rows,
  );
  const columnHeads = column
    ? await headsOf(
        ofColumns.map((cell) => ({ values: [cell.column], total: cell.value })),
        [column],
      )
    : [];
  const rowAt = new Map(rowHeads.map(({ values }, at) => [keyOf(values), at]));
  const columnAt = new Map(columnHeads.map(({ values }, at) => [values[0] ?? null, at]));
  const matrix = rowHeads.map(() => columnHeads.map((): number | null => none));
  if (column)
    for (const cell of cells) {
      if (cell.isOfAllRows || cell.isOfAllColumns) continue;
      const line = matrix[rowAt.get(keyOf(cell.rows)) ?? -1];
      const at = columnAt.get(cell.column);
      if (line && at !== undefined) line[at] = cell.value;
    }
  return {
    rows: rowHeads.map(({ values, labels }) => ({ values, labels })),
    columns: columnHeads.map(({ values, labels }) => ({ values, labels })),
    cells: matrix,
    rowTotals: rowHeads.map(({ total }) => total),
    columnTotals: columnHeads.map(({ total }) => total),
    total: whole?.value ?? none,
  };
}

const keyOf = (values: ReadonlyArray<string | null>): string => JSON.stringify(values);
const collator = new Intl.Collator('en', { numeric: true });

interface Head extends PivotHead {
  total: number | null;
}

/** Heads with their names: times and priorities in their order, others by name, those without a value last. */
async function headsOf(
  found: ReadonlyArray<{ values: ReadonlyArray<string | null>; total: number | null }>,
  dimensions: readonly Labelled[],
): Promise<Head[]> {
  const names = await Promise.all(
    dimensions.map(({ dimension, labels }, at) =>
      labelsOfDimension(
        dimension,
        found.map(({ values }) => values[at] ?? null),
        labels,
      ),
    ),
  );
  const heads = found.map((head, at): Head => ({ ...head, labels: names.map((one) => one[at] as string) }));
  return heads.toSorted((a, b) => {
    for (const [at, { dimension }] of dimensions.entries()) {
      const [x, y] = [a.values[at] ?? null, b.values[at] ?? null];
      if (x === y) continue;
      if (x === null || y === null) return x === null ? 1 : -1;
      const order = isOrdered(dimension)
        ? collator.compare(x, y)
        : collator.compare(a.labels[at] as string, b.labels[at] as string) || (x < y ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  });
}
