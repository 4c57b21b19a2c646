import { buffer } from 'node:stream/consumers';
import type { MailFile } from '../../mail/mail.ts';
import type { Cell } from '../../sheets/cells.ts';
import { formats } from '../../sheets/formats.ts';

const { mediaType, stored, encode } = formats.xlsx;

/** Returns a table as the workbook that a mail carries; times in it are those of the time zone. */
export const sheetOf = async (
  name: string,
  columns: readonly string[],
  rows: Cell[][],
  timezone: string,
): Promise<MailFile> => ({
  name: `${name}.${stored}`,
  type: mediaType,
  content: await buffer(encode(columns, oneBatch(rows), timezone)),
});

async function* oneBatch(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}
