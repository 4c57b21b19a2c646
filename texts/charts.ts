import { plural } from './common.ts';

/** Texts around every chart. */
export const chartTexts = {
  kind: 'chart',
  labelOf: (title: string) => `${title}, chart`,
  tableOf: (title: string) => `${title}, table`,
  viewAsTable: 'View as table',
  picture: 'Download picture (PNG)',
  csv: 'Download CSV',
  downloadFailed: 'Failed to download the chart',
  others: 'Other',
  total: 'Total',
  goal: (value: string) => `Goal ${value}`,
  noValue: 'no value',
  value: (series: string, value: string) => `${series}: ${value}`,
  selected: (from: string, to: string) => `${from} to ${to}. Enter zooms in, Escape cancels.`,
  keys: 'Arrow keys move along the chart.',
  gridKeys: 'Arrow keys move from cell to cell. Enter opens what a cell counts, or sorts by a column.',
  keysDown: 'Up and down move along the rows.',
  keyOpen: 'Enter opens what is shown.',
  keyBrush: 'Shift with arrows selects a part to zoom into.',
  least: 'Fewest',
  mostIs: (count: string) => `Most (${count})`,
  share: 'Share',
  cumulative: 'Cumulative share',
  reach: (share: string) => `${share} of all`,
  rest: (count: number) => `${plural(count, 'other')}`,
} as const;
