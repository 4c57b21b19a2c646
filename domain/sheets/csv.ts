import { localClock } from '../timezone.ts';
import type { Cell } from './cells.ts';
import { safeText } from './cells.ts';

const hasToBeQuoted = /[",\r\n]/;
const quoted = (text: string): string => (hasToBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const two = (value: number): string => String(value).padStart(2, '0');

/** Writes a UTC time as people read it, `05/02/2026 06:00:00 AM`. */
function timeText(at: number): string {
  const date = new Date(at);
  if (Number.isNaN(at)) return '';
  const hours = date.getUTCHours();
  const day = `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${String(date.getUTCFullYear()).padStart(4, '0')}`;
  const time = [hours % 12 || 12, date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${day} ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Writes a table as CSV, batch by batch: times in the time zone, and no cell that a spreadsheet takes for a formula
 * (ANA.8).
 */
export async function* csvOf(
  columns: readonly string[],
  batches: AsyncIterable<Cell[][]>,
  timezone: string,
): AsyncGenerator<string> {
  const toLocal = localClock(timezone);
  const textOf = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoted(safeText(cell));
    if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
    return cell instanceof Date ? timeText(toLocal(cell.getTime())) : String(cell);
  };
  const lineOf = (cells: readonly Cell[]): string => {
    let line = '';
    for (let column = 0; column < cells.length; column += 1)
      line += (column === 0 ? '' : ',') + textOf(cells[column] ?? null);
    return `${line}\n`;
  };
  // without the byte order mark, spreadsheets assume their local encoding
  yield `\uFEFF${lineOf(columns)}`;
  for await (const rows of batches) {
    let lines = '';
    for (const row of rows) lines += lineOf(row);
    if (lines !== '') yield lines;
  }
}
