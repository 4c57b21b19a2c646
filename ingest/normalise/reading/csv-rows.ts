import { parse } from 'csv-parse/sync';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import { Unreadable } from './payload.ts';

/** Returns the lines of a CSV text as their cells, trimmed; without blank lines and the byte order mark. */
export function csvRows(text: string, delimiter: string): string[][] {
  return text.includes('"') ? quotedRows(text, delimiter) : plainRows(text, delimiter);
}

export function quotedRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 200) : '';
    throw new Unreadable(payloadTexts.notCsv(detail));
  }
}

/** Without a quote no parser is needed; starting one takes longer than splitting the line that an item often is. */
function plainRows(text: string, delimiter: string): string[][] {
  const lines = (text.startsWith('\uFEFF') ? text.slice(1) : text).split(/\r\n|\n|\r/);
  const rows = lines.map((line) => line.split(delimiter).map((cell) => cell.trim()));
  return rows.filter((cells) => cells.length > 1 || cells[0] !== '');
}
