import { invalid } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';

/** A row as a file has it. */
export interface FileRow {
  /** As a spreadsheet numbers it: the heading is 1. */
  row: number;
  cells: string[];
  /** Why the row could not be read. */
  problem?: string;
}

/** A file as a table, read while its rows are taken. */
export interface InventoryTable {
  columns: string[];
  rows: AsyncIterable<FileRow[]> | Iterable<FileRow[]>;
  /** Encoding that a text was read in; null for a workbook. */
  encoding: string | null;
  /** Things of a model that are neither places nor assets, such as points. */
  leftOut: number;
}

/** Most columns, characters of a cell and rows of a file. */
export const tableLimits = { columns: 200, cell: 32_767, rows: 100_000 } as const;

/** Removes the character that an export puts before a text that a spreadsheet would run as a formula (ANA.8). */
export const plainCell = (cell: string): string => {
  const text = cell.trim();
  return /^'[=+\-@\t\r＝＋－＠]/.test(text) ? text.slice(1) : text;
};

/** Reads the headings of a table. @throws AppError INVALID where there are none, too many, or two are the same. */
export function columnsOf(cells: readonly string[]): string[] {
  const columns = cells.map(plainCell);
  while (columns.at(-1) === '') columns.pop();
  if (columns.length === 0) throw invalid(inventoryTexts.noHeadings);
  if (columns.length > tableLimits.columns) throw invalid(inventoryTexts.tooManyColumns(tableLimits.columns));
  const seen = new Set<string>();
  for (const column of columns) {
    const key = column.toLowerCase();
    if (key !== '' && seen.has(key)) throw invalid(inventoryTexts.sameHeadings(column));
    seen.add(key);
  }
  return columns;
}

/** Reads the cells below the headings; null for an empty row. */
export function rowOf(row: number, cells: readonly string[], columns: number): FileRow | null {
  const read = Array.from({ length: columns }, (_, at) => plainCell(cells[at] ?? ''));
  if (read.every((cell) => cell === '')) return null;
  const long = read.findIndex((cell) => cell.length > tableLimits.cell || cell.includes('\u0000'));
  return long < 0 ? { row, cells: read } : { row, cells: [], problem: inventoryTexts.longCell(tableLimits.cell) };
}
