import { chartTexts as texts } from '#texts/charts.ts';
import { numberFormat } from '#texts/common.ts';
import type { ChartData } from './chart-data.ts';

/** Part of all that the few make, by the rule of thumb. */
export const vitalPart = 0.8;

/** One of the things that are compared. */
export interface Ranked {
  key: string;
  name: string;
  count: number;
  /** Path of what is counted. */
  to?: string;
}

export interface ParetoRow extends Ranked {
  /** Share of all, 0 to 1. */
  share: number;
  /** Together with those before it. */
  cumulative: number;
  /** True for what stands for all that are not named. */
  isRest?: true;
}

/**
 * Returns the most frequent first, each with its share of the total and that of all down to it. What exceeds `most`
 * rows, or is in the total without a row, is the last row.
 */
export function paretoRows(ranked: readonly Ranked[], total: number, most: number): ParetoRow[] {
  const sorted = ranked.toSorted((one, other) => other.count - one.count);
  const shown = sorted.slice(0, most);
  const rest = total - shown.reduce((sum, { count }) => sum + count, 0);
  let sum = 0;
  const rows = shown.map((row): ParetoRow => {
    sum += row.count;
    return { ...row, ...sharesOf(row.count, sum, total) };
  });
  return rest > 0
    ? [...rows, { key: 'rest', name: texts.others, count: rest, ...sharesOf(rest, total, total), isRest: true }]
    : rows;
}

const sharesOf = (count: number, sum: number, total: number) => ({
  share: total > 0 ? count / total : 0,
  cumulative: total > 0 ? sum / total : 0,
});

/** Number of the most frequent that together reach a part of all; 0 if none do. */
export const reaching = (rows: readonly ParetoRow[], part: number): number =>
  rows.findIndex(({ cumulative, isRest }) => !isRest && cumulative >= part) + 1;

/** Returns what stands behind a Pareto chart: counts, and the cumulative share in percent. */
export const paretoData = (axis: string, what: string, rows: readonly ParetoRow[]): ChartData => ({
  axis,
  points: rows.map(({ key, name }) => ({ key, name })),
  series: [
    { name: what, values: rows.map(({ count }) => count) },
    { name: `${texts.share} (%)`, values: rows.map(({ share }) => percents(share)) },
    { name: `${texts.cumulative} (%)`, values: rows.map(({ cumulative }) => percents(cumulative)) },
  ],
  format: withTenth,
});

const withTenth = numberFormat({ maximumFractionDigits: 1 });
const percents = (share: number): number => Math.round(share * 1000) / 10;
