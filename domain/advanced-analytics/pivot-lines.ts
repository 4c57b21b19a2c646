import { pivotTexts as texts } from '../../texts/server/pivots.ts';
import type { PivotMeasure } from '../pivot-dimensions.ts';
import type { Pivot } from './pivot.ts';

const hourMs = 3_600_000;
const durations: readonly PivotMeasure[] = ['timeInAlarm', 'averageDuration', 'timeToResolution'];

/** Value in files: durations in hours and shares in percent, each with at most two decimals. */
export function valueInFile(measure: PivotMeasure, value: number | null): number | null {
  if (value === null) return null;
  if (durations.includes(measure)) return rounded(value / hourMs);
  return measure === 'resolvedShare' ? rounded(value * 100) : value;
}
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Name of the measure in files, with its unit. */
export function measureInFile(measure: PivotMeasure): string {
  const name = texts.measures[measure];
  if (durations.includes(measure)) return texts.hours(name);
  return measure === 'resolvedShare' ? texts.percent(name) : name;
}

type Line = Array<string | number | null>;

/** A pivot as the table that its page shows, sums included: the head and the lines. */
export function linesOfPivot(pivot: Pivot, measure: PivotMeasure): { columns: string[]; rows: Line[] } {
  const value = (one: number | null): number | null => valueInFile(measure, one);
  const hasColumns = pivot.names.column !== null;
  const sum = hasColumns ? texts.total : measureInFile(measure);
  return {
    columns: [...pivot.names.rows, ...pivot.columns.map(({ labels }) => labels.join(', ')), sum],
    rows: [
      ...pivot.rows.map(
        ({ labels }, at): Line => [
          ...labels,
          ...(pivot.cells[at] ?? []).map(value),
          value(pivot.rowTotals[at] ?? null),
        ],
      ),
      [texts.total, ...pivot.names.rows.slice(1).map(() => ''), ...pivot.columnTotals.map(value), value(pivot.total)],
    ],
  };
}
