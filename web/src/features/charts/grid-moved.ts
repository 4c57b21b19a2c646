/** A cell of a grid: the row -1 is the head, the row after the last the totals; so is the column after the last. */
export interface Place {
  row: number;
  column: number;
}

const pageRows = 10;
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Returns the cell that a key leads to from another; null for other keys. */
export function gridMoved(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Place,
  { rows, columns }: { rows: number; columns: number },
): Place | null {
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: within(nextRow, -1, rows),
    column: within(nextColumn, 0, columns),
  });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'PageDown':
      return to(row + pageRows, column);
    case 'PageUp':
      return to(row - pageRows, column);
    case 'Home':
      return ctrlKey ? to(-1, 0) : to(row, 0);
    case 'End':
      return ctrlKey ? to(rows, columns) : to(row, columns);
    default:
      return null;
  }
}
