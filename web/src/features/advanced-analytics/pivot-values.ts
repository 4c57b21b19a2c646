import type { PivotMeasure } from '#domain/pivot-dimensions.ts';
import type { ChartData } from '#features/charts/chart-data.ts';
import type { AdvancedAnalyticsQuery } from '#generated/graphql.ts';
import { pivotTexts as texts } from '#texts/advanced-analytics.ts';
import { formatCount, formatDuration, unknown } from '#ui/format.ts';
import type { PivotSort } from './pivot-address.ts';

export type Pivot = AdvancedAnalyticsQuery['advancedAnalytics'];

const durations: readonly PivotMeasure[] = ['timeInAlarm', 'averageDuration', 'timeToResolution'];
const hourMs = 3_600_000;

/** Returns a value of a measure as people read it. */
export function formatMeasure(measure: PivotMeasure, value: number | null | undefined): string {
  if (value === null || value === undefined) return unknown;
  if (durations.includes(measure)) return value === 0 ? '0' : formatDuration(value);
  return measure === 'resolvedShare' ? texts.share(value * 100) : formatCount(value);
}

export const nameOfHead = ({ labels }: { labels: string[] }): string => labels.join(', ');

/** Returns the places of the rows in the order asked for; rows without a value are last. */
export function orderOf({ rows, columns, cells, rowTotals }: Pivot, { by, isDescending }: PivotSort): number[] {
  const places = rows.map((_, at) => at);
  const sign = isDescending ? -1 : 1;
  // the server's order is that of names
  if (by === 'name') return isDescending ? places.reverse() : places;
  const column = by === 'total' ? -1 : columns.findIndex(({ values }) => (values[0] ?? null) === by.column);
  if (by !== 'total' && column < 0) return places;
  const sortedBy = (at: number): number | null => (by === 'total' ? rowTotals[at] : cells[at]?.[column]) ?? null;
  return places.sort((a, b) => {
    const [x, y] = [sortedBy(a), sortedBy(b)];
    if (x === null || y === null) return x === y ? a - b : x === null ? 1 : -1;
    return (x - y) * sign || a - b;
  });
}

/** The shown table as data of the chart kit, whose files are made from it: durations in hours, shares in percent. */
export function dataOf(pivot: Pivot, measure: PivotMeasure, order: readonly number[]): ChartData {
  const { names, rows, columns, cells, rowTotals, columnTotals, total } = pivot;
  const inFile = (value: number | null | undefined): number | null => {
    if (value === null || value === undefined) return null;
    if (durations.includes(measure)) return Math.round((value / hourMs) * 100) / 100;
    return measure === 'resolvedShare' ? Math.round(value * 10_000) / 100 : value;
  };
  const sums = names.column ? texts.total : names.measure;
  return {
    axis: names.rows.join(', '),
    points: [
      ...order.map((at) => ({ key: String(at), name: nameOfHead(rows[at] as Pivot['rows'][number]) })),
      { key: 'total', name: texts.total },
    ],
    series: [
      ...columns.map((head, column) => ({
        name: nameOfHead(head),
        values: [...order.map((at) => inFile(cells[at]?.[column])), inFile(columnTotals[column])],
      })),
      { name: sums, values: [...order.map((at) => inFile(rowTotals[at])), inFile(total)] },
    ],
    format: formatCount,
  };
}
