import { sweeps } from '../generated/sweeps.ts';
import type { SweepDeps } from './sweep.ts';
import type { SweepResult } from './types.ts';

export type SweepName = (typeof sweeps)[number]['name'];

/** Alarms of one transaction. */
const chunk = 1_000;

/** The sweeps' activities: each bears the name of its sweep. */
export function createActivities(
  deps: Omit<SweepDeps, 'chunk'> & Partial<SweepDeps>,
): Record<SweepName, () => Promise<SweepResult>> {
  const all = sweeps.map(({ name, run }) => [name, () => run({ chunk, ...deps })] as const);
  return Object.fromEntries(all) as Record<SweepName, () => Promise<SweepResult>>;
}
