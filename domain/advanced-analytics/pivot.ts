/** A pivot (ANA.7): a measure by one or two dimensions down and up to one across, with sums. */

/** A row or a column. */
export interface PivotHead {
  /** One for each dimension, as filters take it; null for what has none. */
  values: ReadonlyArray<string | null>;
  /** As people say them. */
  labels: readonly string[];
}

export interface Pivot {
  /** As people say them: names of the row dimensions, of the column dimension if there is one, and of the measure. */
  names: { rows: readonly string[]; column: string | null; measure: string };
  rows: readonly PivotHead[];
  /** None without a column dimension. */
  columns: readonly PivotHead[];
  /** By row and column. Durations in milliseconds, shares from 0 to 1; null where nothing is known. */
  cells: ReadonlyArray<ReadonlyArray<number | null>>;
  /** Totals of rows over all columns; each is counted, because distinct alarms and medians do not add up. */
  rowTotals: ReadonlyArray<number | null>;
  columnTotals: ReadonlyArray<number | null>;
  total: number | null;
  /** True if one thing that is counted can be in several rows or columns, and is once in each total (ANA.2). */
  isInSeveral: boolean;
}
