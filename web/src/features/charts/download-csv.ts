import { stringify } from 'csv-stringify/browser/esm/sync';
import { saveFile } from '#ui/save-file.ts';
import { type ChartData, linesOf } from './chart-data.ts';

/** Returns the data of a chart as CSV; no text in it is a formula to a spreadsheet. */
export const csvOf = (data: ChartData): string => stringify(linesOf(data), { escape_formulas: true });

/** Hands the data of a chart to the browser's downloads. */
export const downloadCsv = (fileName: string, data: ChartData): void =>
  saveFile(`${fileName}.csv`, new Blob([csvOf(data)], { type: 'text/csv' }));
