import type { Period } from '../period.ts';

/** Closed tickets; others than resolved ones are unresolved, and either may be repeat work. */
export interface ResolutionCounts {
  closed: number;
  resolved: number;
  unresolved: number;
  repeat: number;
}
export interface ResolutionPart extends ResolutionCounts, Period {}
export interface ResolutionTrend extends ResolutionCounts {
  /** Every part of the period, in order. */
  parts: ResolutionPart[];
}

/** Columns of counted facts; `CountedRow` reads them. */
export const counted = `count(*) as closed, count(*) filter (where is_resolved) as resolved,
  count(*) filter (where is_repeat) as repeat`;
export interface CountedRow {
  part: number;
  closed: number;
  resolved: number;
  repeat: number;
}

/** Returns the parts between the bounds with their counts, 0 where nothing was closed, and the sum of them. */
export function trendOf(bounds: readonly number[], rows: readonly CountedRow[]): ResolutionTrend {
  const byPart = new Map(rows.map((row) => [row.part, row]));
  const parts = bounds.slice(1).map((end, index): ResolutionPart => {
    const { closed = 0, resolved = 0, repeat = 0 } = byPart.get(index + 1) ?? {};
    return { start: bounds[index] as number, end, closed, resolved, unresolved: closed - resolved, repeat };
  });
  const sum = (of: keyof ResolutionCounts): number => parts.reduce((total, part) => total + part[of], 0);
  return {
    closed: sum('closed'),
    resolved: sum('resolved'),
    unresolved: sum('unresolved'),
    repeat: sum('repeat'),
    parts,
  };
}
