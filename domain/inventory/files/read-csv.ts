import { CsvError, parse } from 'csv-parse';
import { invalid } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { decodeText } from './decode-text.ts';
import { columnsOf, type FileRow, type InventoryTable, rowOf } from './inventory-table.ts';

const batchSize = 500;
/** Most characters of a row: a quotation mark without its second would make one of the rest of the file. */
const recordMax = 500_000;

/**
 * Reads a CSV file with its separator: comma, semicolon or tab.
 * @throws AppError INVALID for what is no text, has no headings or a quotation mark without its second.
 */
export async function readCsv(bytes: Uint8Array): Promise<InventoryTable> {
  const { text, encoding } = decodeText(bytes);
  const records = recordsOf(text);
  const head = await records.next();
  if (head.done) throw invalid(inventoryTexts.noHeadings);
  const columns = columnsOf(head.value);
  return { columns, rows: batches(), encoding, leftOut: 0 };

  async function* batches(): AsyncGenerator<FileRow[]> {
    let row = 1;
    let batch: FileRow[] = [];
    for await (const cells of records) {
      row += 1;
      const read = rowOf(row, cells, columns.length);
      if (read) batch.push(read);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

/** Empty lines are records too, so that rows are counted as a spreadsheet does. */
async function* recordsOf(text: string): AsyncGenerator<string[], void, void> {
  const parser = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: recordMax,
  });
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (error) {
    throw error instanceof CsvError ? invalid(inventoryTexts.badCsv(Number(error.lines ?? 1))) : error;
  }
}

/** Returns the separator that the headings have most of. */
function separatorOf(text: string): string {
  const head =
    text
      .slice(0, 20_000)
      .split(/\r?\n/, 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? '';
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}
