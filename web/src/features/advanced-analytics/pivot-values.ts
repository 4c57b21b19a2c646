import type { PivotMeasure } from '#domain/pivot-dimensions.ts';
import type { AdvancedAnalyticsQuery } from '#generated/graphql.ts';
import { percent } from '#ui/figures.ts';
import { formatCount, formatDuration, unknown } from '#ui/format.ts';
import type { PivotSort } from './pivot-address.ts';

export type Pivot = AdvancedAnalyticsQuery['advancedAnalytics'];

const durations: readonly PivotMeasure[] = ['timeInAlarm', 'averageDuration', 'timeToResolution'];

/** Returns a value of a measure as people read it. */
export function formatMeasure(measure: PivotMeasure, value: number | null | undefined): string {
  if (value === null || value === undefined) return unknown;
  if (durations.includes(measure)) return value === 0 ? '0' : formatDuration(value);
  return measure === 'resolvedShare' ? percent(value) : formatCount(value);
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
