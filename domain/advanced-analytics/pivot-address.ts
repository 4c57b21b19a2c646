import { criterionParam } from '../lists/criteria/criterion-param.ts';

/** Path of the page. */
export const pivotPath = '/analytics/advanced-analytics';

/** State of the page of a pivot, as its address has it. */
export interface PivotAddress {
  source: string;
  rows: readonly string[];
  column: string | null;
  measure: string;
  /** Last days; null between two times. */
  days: number | null;
  /** ISO 8601. */
  range: { start: string; end: string } | null;
  timezone: string;
  criteria: ReadonlyArray<{ field: string; isExclusion: boolean; values: ReadonlyArray<string | null> }>;
}

/** Writes the address of a pivot. */
export function pivotParams({
  source,
  rows,
  column,
  measure,
  days,
  range,
  timezone,
  criteria,
}: PivotAddress): URLSearchParams {
  const minute = (text: string): string => `${new Date(text).toISOString().slice(0, 16)}Z`;
  return new URLSearchParams([
    ['of', source],
    ...rows.map((row) => ['row', row]),
    ...(column === null ? [] : [['column', column]]),
    ['measure', measure],
    ...criteria.map((criterion) => ['filter', criterionParam(criterion)]),
    ...(range
      ? [
          ['from', minute(range.start)],
          ['to', minute(range.end)],
        ]
      : [['days', String(days)]]),
    ['zone', timezone],
  ]);
}
