import type { Criterion } from '../lists/criteria/criteria.ts';
import type { LensKind } from '../lists/list-kinds.ts';
import { readableCriteria } from './readable-criteria.ts';

/** A team as far as its lenses follow from it. */
interface ScopingTeam {
  id: number;
  alarmFilters: readonly Criterion[];
}

/**
 * Policy teamScope: returns the criteria that a team's lens has besides its own (LENS.6). For alarms the team's
 * filters; for work the team work of USR.4: tickets assigned to members of the team.
 */
export function teamScope(kind: LensKind, { id, alarmFilters }: ScopingTeam): Criterion[] {
  if (kind === 'alarm') return readableCriteria('alarm', alarmFilters).criteria;
  return [{ field: 'team', isExclusion: false, values: [String(id)] }];
}
