import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Cell } from './cells.ts';
import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

interface Format {
  /** Ending of a file as it is stored and sent: CSV in gzip, a workbook as it is. */
  stored: string;
  mediaType: string;
  /** Encodes a table as it is stored and sent. */
  encode(columns: readonly string[], batches: AsyncIterable<Cell[][]>, timezone: string): Readable;
}

export const formats: Record<ExportFormat, Format> = {
  csv: {
    stored: 'csv.gz',
    mediaType: 'application/gzip',
    encode: (columns, batches, timezone) => packed(Readable.from(csvOf(columns, batches, timezone))),
  },
  xlsx: {
    stored: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    encode: xlsxOf,
  },
};

/** Compresses a stream with gzip; an error or an early end of one ends the other. */
export function packed(content: Readable): Readable {
  const gzip = createGzip();
  content.on('error', (error) => gzip.destroy(error));
  // a reader gets the error; without one it must not end the process
  gzip.on('error', () => {});
  gzip.once('close', () => content.destroy());
  return content.pipe(gzip);
}
