import { stringify } from 'csv-stringify/sync';
import type { MailFile } from '../../mail/mail.ts';

type Cell = string | number | null;

/** Returns a table as the sheet that a mail carries; no text in it is a formula to a spreadsheet (ANA.8). */
export const sheetOf = (name: string, columns: readonly string[], rows: ReadonlyArray<readonly Cell[]>): MailFile => ({
  name: `${name}.csv`,
  type: 'text/csv; charset=utf-8',
  content: Buffer.from(stringify([[...columns], ...rows.map((row) => [...row])], { bom: true, escape_formulas: true })),
});
