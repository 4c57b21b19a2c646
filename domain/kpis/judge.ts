import type { KpiSettings } from './definitions.ts';

/** How a value stands to goal and warning. */
export type KpiStatus = 'meets' | 'misses' | 'past' | 'none';

type Bounds = Pick<KpiSettings, 'goal' | 'warning'>;

/**
 * Returns true if higher values are better: the order of goal and warning says so (KPI.19); with equal ones that of
 * the defaults.
 */
export function isHigherBetter({ goal, warning }: Bounds, defaults: Bounds): boolean {
  if (goal === null || warning === null || goal === warning) return (defaults.goal ?? 0) > (defaults.warning ?? 0);
  return goal > warning;
}

/** Judges a value (KPI.19): up to the warning it misses the goal, beyond it is past; null is not judged. */
export function judge(value: number | null, bounds: Bounds, defaults: Bounds): KpiStatus {
  const { goal, warning } = bounds;
  if (value === null || goal === null) return 'none';
  const sign = isHigherBetter(bounds, defaults) ? 1 : -1;
  if (sign * value >= sign * goal) return 'meets';
  return warning !== null && sign * value >= sign * warning ? 'misses' : 'past';
}
