import { localClock } from '../timezone.ts';
import type { Cell } from './cells.ts';
import { safeText } from './cells.ts';

/** Rows that a sheet may have, its headings included. */
export const sheetRowsMax = 1_048_576;
/** Characters that a cell may have. */
const cellLengthMax = 32_767;
const dayMs = 86_400_000;
/** Days from the epoch of sheets to ours. */
const epochDays = 25_569;
/** The first day whose number all programs read alike. */
const firstDay = 61;
/** Positions in the styles of the workbook. */
const styles = { time: 1, heading: 2 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
const notPlain = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_x[\dA-Fa-f]{4}_/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text; a part that looks like an escape of the format itself is escaped, too. */
const escaped = (text: string): string =>
  notPlain.test(text)
    ? text
        .replace(forbidden, '')
        .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('\r', '&#13;')
    : text;

/** Name of a column from 0: A to Z, then AA. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`;

/** Returns a function that writes a row of cells as XML under its number, times in the time zone. */
export function rowWriter(columns: readonly string[], timezone: string) {
  const toLocal = localClock(timezone);
  const names = columns.map((_, index) => columnName(index));
  const textCell = (at: string, text: string, style = ''): string => {
    const content = escaped(text.length > cellLengthMax ? text.slice(0, cellLengthMax) : text);
    return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
  };
  const timeCell = (at: string, time: number): string => {
    const serial = toLocal(time) / dayMs + epochDays;
    return serial >= firstDay ? `<c r="${at}" s="${styles.time}"><v>${serial}</v></c>` : '';
  };
  const cellOf = (at: string, cell: Cell): string => {
    if (cell === null || cell === '') return '';
    if (typeof cell === 'string') return textCell(at, safeText(cell));
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    if (cell instanceof Date) return timeCell(at, cell.getTime());
    return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : '';
  };
  return {
    row(number: number, cells: readonly Cell[]): string {
      let row = `<row r="${number}">`;
      for (let column = 0; column < names.length; column += 1)
        row += cellOf(`${names[column]}${number}`, cells[column] ?? null);
      return `${row}</row>`;
    },
    /** Beginning of a sheet, with its headings. */
    head: () => {
      const widths = `<cols><col min="1" max="${columns.length}" width="20" customWidth="1"/></cols>`;
      const headings = columns.map((name, index) => textCell(`${names[index]}1`, name, ` s="${styles.heading}"`));
      return `${head}${columns.length > 0 ? widths : ''}<sheetData><row r="1">${headings.join('')}</row>`;
    },
    foot: '</sheetData></worksheet>',
  };
}
