import { parse } from 'csv-parse/sync';
import { Unreadable } from './payload.ts';

/** The lines of a CSV text as their cells, trimmed; blank lines and a byte order mark are none. */
export function csvRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 200) : '';
    throw new Unreadable(`the text is not CSV: ${detail}`);
  }
}
