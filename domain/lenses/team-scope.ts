import { placeValue } from '../lists/alarms/filters/places.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import type { LensKind } from '../lists/list-kinds.ts';
import { readableCriteria } from './readable-criteria.ts';

/** A team as far as its lenses follow from it. */
interface ScopingTeam {
  id: number;
  alarmFilters: readonly Criterion[];
  /** Values of the filter `places`; null: the team looks after all buildings. */
  places: readonly string[] | null;
}

/** A place that nothing lies in: what a team without places sees. */
const nowhere = placeValue([]);

/**
 * Policy teamScope: returns the criteria that a team's lens has besides its own (LENS.6). For alarms what lies
 * in any of its places (USR.15) and passes its filters; for work the team work of USR.4: tickets assigned to members of the team.
 */
export function teamScope(kind: LensKind, { id, alarmFilters, places }: ScopingTeam): Criterion[] {
  if (kind === 'alarm') {
    const { criteria } = readableCriteria('alarm', alarmFilters);
    if (places === null) return criteria;
    return [...criteria, { field: 'places', isExclusion: false, values: places.length > 0 ? [...places] : [nowhere] }];
  }
  return [{ field: 'team', isExclusion: false, values: [String(id)] }];
}
