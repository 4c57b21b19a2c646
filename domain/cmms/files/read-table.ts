import { parse } from 'csv-parse';
import { invalid } from '../../../platform/errors.ts';
import { cmmsTexts } from '../../../texts/server/cmms.ts';

/** A line of a table: its cells by the lower-case names of their columns. */
export interface TableLine {
  /** Counted from 1, the header's. */
  line: number;
  cells: Readonly<Record<string, string>>;
}
/** A line that could not be taken. */
export interface LineError {
  line: number;
  message: string;
}

/** Removes the character that a table's own download puts before a cell that a spreadsheet would run as a formula. */
const plainCell = (cell: string): string => (/^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/**
 * Reads a table line by line. Lines that are no CSV go to `onError`, the rest is read on.
 * @param needed columns, any one set of which the header has to have
 * @throws AppError INVALID for a file without such a header.
 */
export async function* readTable(
  text: string,
  needed: ReadonlyArray<readonly string[]>,
  onError: (error: LineError) => void,
): AsyncGenerator<TableLine> {
  const refused = () => invalid(cmmsTexts.header(needed.map((names) => names.join(', ')).join(', or ')));
  if (text.trim() === '') throw refused();
  const parser = parse(text, {
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) onError({ line: Number(error.lines ?? 0), message: cmmsTexts.badLine });
    },
  });
  let names: string[] | null = null;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (names === null) {
      const header = record.map((name) => name.trim().toLowerCase());
      if (!needed.some((set) => set.every((name) => header.includes(name.toLowerCase())))) throw refused();
      names = header;
      continue;
    }
    const cells: Record<string, string> = Object.create(null);
    for (const [at, name] of names.entries()) cells[name] = plainCell(record[at] ?? '');
    yield { line: info.lines, cells };
  }
  if (names === null) throw refused();
}
