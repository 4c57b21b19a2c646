/**
 * Timeouts of a sweep. A long one reports its position, and the attempt after a crash continues from there; if a brief
 * one fails, its next run catches up.
 */
export type SweepPlan = 'brief' | 'long';

/** Counts of a sweep's results, by name. */
export type SweepResult = Record<string, number>;

export interface SweepInput {
  name: string;
  plan: SweepPlan;
}
