import { failedTo, grouped, plural } from './common.ts';

/** Lists as files (ANA.8): the button, its progress, and the person's exports. */
export const exportTexts = {
  export: 'Export',
  csv: 'CSV file',
  xlsx: 'Excel workbook',
  mine: 'My exports',
  failed: failedTo('export'),
  downloadFailed: failedTo('download'),
  listFailed: failedTo('get exports'),

  preparing: (file: string) => `${file} is being prepared`,
  preparingDetail: 'You will be notified when it is ready. It is also listed in My exports.',
  progress: (rows: number) => (rows === 0 ? 'Waiting to be written' : `${plural(rows, 'row')} written`),
  unfinished: (count: number) => `${plural(count, 'export')} in progress`,
  ready: (file: string) => `${file} is ready`,
  failedFile: (file: string) => `${file} could not be exported`,

  download: 'Download',
  again: 'Export again',
  againFile: (file: string) => `Export again: ${file}`,
  retryFile: (file: string) => `Try again: ${file}`,
  downloadFile: (file: string) => `Download ${file}`,
  empty: 'You have no exports',
  emptyDetail: 'Lists of more than 5,000 rows are exported to a file, which is kept here for seven days.',
  statuses: { PENDING: 'Waiting', IN_PROGRESS: 'In progress', COMPLETE: 'Ready', FAILED: 'Failed' },
  expired: 'Expired',
  rows: (count: number) => plural(count, 'row'),
  asOf: (time: string) => `As of ${time}`,
  requested: (time: string) => `Requested ${time}`,
  keptUntil: (time: string) => `Kept until ${time}`,
  shown: (shown: number, count: number) => `${grouped(shown)} of ${grouped(count)}`,
} as const;
