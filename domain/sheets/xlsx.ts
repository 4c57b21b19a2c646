import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Cell } from './cells.ts';
import { rowWriter, sheetRowsMax } from './sheet-rows.ts';
import { workbookParts } from './workbook.ts';

/** The least of zlib's levels: files are a fifth larger and take half as long. */
const compressionLevel = 1;

/**
 * Writes a table as a workbook while it is read, so that its length costs no memory: numbers and times are typed, times
 * are those of the time zone, and no text is a formula (ANA.8). Rows beyond what a sheet may have are on further sheets.
 * Ending the stream early ends the batches.
 */
export function xlsxOf(
  columns: readonly string[],
  batches: AsyncIterable<Cell[][]>,
  timezone: string,
  sheetRows = sheetRowsMax,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const rows = rowsOf(batches);
  const writer = rowWriter(columns, timezone);
  let sheet: Readable | undefined;

  async function* sheetXml(): AsyncGenerator<string> {
    yield writer.head();
    for (let number = 2; number <= sheetRows && (await rows.hasMore()); ) {
      let xml = '';
      for (const cells of rows.take(sheetRows - number + 1)) {
        xml += writer.row(number, cells);
        number += 1;
      }
      yield xml;
    }
    yield writer.foot;
  }

  async function write(): Promise<void> {
    let sheets = 0;
    do {
      sheets += 1;
      sheet = Readable.from(sheetXml());
      zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, { compressionLevel });
      await finished(sheet);
    } while (await rows.hasMore());
    for (const [path, xml] of workbookParts(sheets)) zip.addBuffer(Buffer.from(xml), path);
    zip.end();
  }

  zip.on('error', (error) => output.destroy(error));
  // a reader gets the error; without one it must not end the process
  output.on('error', () => {});
  output.once('close', () => sheet?.destroy());
  write()
    .catch((error: Error) => void output.destroy(error))
    .finally(() => rows.close());
  return output;
}

/** Takes rows from batches: a sheet may end within one. */
function rowsOf(batches: AsyncIterable<Cell[][]>) {
  const iterator = batches[Symbol.asyncIterator]();
  let rows: Cell[][] = [];
  return {
    async hasMore(): Promise<boolean> {
      while (rows.length === 0) {
        const { done, value } = await iterator.next();
        if (done) return false;
        rows = value;
      }
      return true;
    },
    take(most: number): Cell[][] {
      const taken = rows.slice(0, most);
      rows = rows.slice(most);
      return taken;
    },
    close: async (): Promise<unknown> => iterator.return?.(),
  };
}
