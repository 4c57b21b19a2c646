import { parse } from 'csv-parse/sync';
import type { SourceOf } from '../../domain/integrations/pump-config.ts';
import { textPayload } from './payloads.ts';

type Format = Pick<SourceOf<'FOLDER'>, 'format' | 'hasHeader' | 'delimiter'>;

/** Whole records at the beginning of a part of a growing file. */
export interface Records {
  texts: string[];
  /** Bytes that they take. */
  bytes: number;
}

const [lineFeed, quote] = [0x0a, 0x22];

/**
 * Finds the whole records of a part: a record ends with its line, of CSV with the first line end outside of quotes.
 * @param isEnd true if the file is complete: what follows the last line end is a record too.
 */
export function wholeRecords(bytes: Buffer, { format }: Format, isEnd: boolean): Records {
  const texts: string[] = [];
  let begin = 0;
  let isQuoted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (format === 'CSV' && byte === quote) isQuoted = !isQuoted;
    if (byte !== lineFeed || isQuoted) continue;
    texts.push(bytes.toString('utf8', begin, at));
    begin = at + 1;
  }
  if (isEnd && begin < bytes.length) {
    texts.push(bytes.toString('utf8', begin));
    begin = bytes.length;
  }
  return { texts: texts.map((text) => text.replace(/\r$/, '')), bytes: begin };
}

/** Columns that a header names; null for a file without header, or whose header cannot be read. */
export function columnsOf(text: string, { delimiter }: Format): string[] | null {
  const [row] = rowsOf(text.replace(/^\uFEFF/, ''), delimiter);
  return row?.some((cell) => cell !== '') ? row.map((cell) => cell.trim()) : null;
}

/** The payload of a record; null for a blank line. */
export function payloadOf(
  text: string,
  { format, delimiter }: Format,
  columns: readonly string[] | null,
): string | null {
  if (text.trim() === '') return null;
  if (format === 'NDJSON') return isJson(text) ? text.trim() : textPayload(text);
  if (format !== 'CSV' || columns === null) return textPayload(text);
  const [row] = rowsOf(text, delimiter);
  // a row that is no row of this table is shown as it is
  if (!row || row.length !== columns.length) return textPayload(text);
  return JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
}

function rowsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true }) as string[][];
  } catch {
    return [];
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
