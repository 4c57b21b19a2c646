/** One value of a pivot, as a database counts it (ANA.7). */
export interface PivotCell {
  /** Value of each row dimension; null where what is counted has none. Without meaning in sums over all rows. */
  rows: ReadonlyArray<string | null>;
  /** Value of the column dimension; null also without one. Without meaning in sums over all columns. */
  column: string | null;
  /** True for what is counted over all rows, over all columns; both for the whole. */
  isOfAllRows: boolean;
  isOfAllColumns: boolean;
  /** Null where nothing is known. Durations in milliseconds, shares from 0 to 1. */
  value: number | null;
}

/** Number of rows and columns of a pivot. */
export interface PivotSize {
  rows: number;
  /** 1 without a column dimension. */
  columns: number;
}

/** Cells of a pivot with its totals, as many as are read, and its whole size. */
export interface CountedCells {
  size: PivotSize;
  cells: PivotCell[];
}
