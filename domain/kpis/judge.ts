import type { KpiSettings } from './definitions.ts';

/** Standing of a value beside goal and warning; `stateUnknown` while sources that it rests on are unhealthy (BEY.4). */
export type KpiStatus = 'meets' | 'misses' | 'past' | 'none' | 'unknown' | 'stateUnknown';

type Bounds = Pick<KpiSettings, 'goal' | 'warning'>;

/**
 * Returns true if higher values are better: the order of goal and warning says so (KPI.19); with equal ones that of
 * the defaults.
 */
export function isHigherBetter({ goal, warning }: Bounds, defaults: Bounds): boolean {
  if (goal === null || warning === null || goal === warning) return (defaults.goal ?? 0) > (defaults.warning ?? 0);
  return goal > warning;
}

/** Judges a value (KPI.19): up to the warning it misses the goal, beyond it is past. No goal: none; no value: unknown. */
export function judge(value: number | null, bounds: Bounds, defaults: Bounds): KpiStatus {
  const { goal, warning } = bounds;
  if (goal === null) return 'none';
  if (value === null) return 'unknown';
  const sign = isHigherBetter(bounds, defaults) ? 1 : -1;
  if (sign * value >= sign * goal) return 'meets';
  return warning !== null && sign * value >= sign * warning ? 'misses' : 'past';
}
