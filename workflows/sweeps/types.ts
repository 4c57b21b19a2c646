/**
 * How long a sweep is tried. A long one tells its position, and the attempt after a crash goes on from there; of a brief one
 * the next run makes up for what this one has missed.
 */
export type SweepPlan = 'brief' | 'long';

/** What came of a sweep, by name. */
export type SweepResult = Record<string, number>;

export interface SweepInput {
  name: string;
  plan: SweepPlan;
}
