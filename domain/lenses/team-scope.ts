import type { Criterion } from '../lists/criteria/criteria.ts';
import type { LensKind } from '../lists/list-kinds.ts';
import { readableCriteria } from './readable-criteria.ts';

/** A team as far as its lenses follow from it. */
interface ScopingTeam {
  id: number;
  alarmFilters: readonly Criterion[];
}

/**
 * Policy teamScope: what a team's lens asks besides its own criteria (LENS.6). Of alarms the team's filters; of work what
 * USR.4 calls team work: tickets that somebody in the team is to do.
 */
export function teamScope(kind: LensKind, { id, alarmFilters }: ScopingTeam): Criterion[] {
  if (kind === 'alarm') return readableCriteria('alarm', alarmFilters).criteria;
  return [{ field: 'team', isExclusion: false, values: [String(id)] }];
}
