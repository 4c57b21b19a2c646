import { entityToken } from '../alarms/model/property.ts';
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
/** A building that nothing is in. */
const noBuilding = '0';

/**
 * Policy teamScope: returns the criteria that a team's lens has besides its own (LENS.6): what lies in any of its places
 * (USR.15), of assets what is in one of its buildings. Of alarms, what passes its filters too; of work the team work of
 * USR.4, tickets assigned to members. A filter of alarms limits no work: what is being done does not leave a list
 * because an alarm is over.
 */
export function teamScope(kind: LensKind, { id, alarmFilters, places }: ScopingTeam): Criterion[] {
  const within = (field: string, values: readonly string[], none: string): Criterion[] =>
    places === null ? [] : [{ field, isExclusion: false, values: values.length > 0 ? [...values] : [none] }];
  if (kind === 'asset') {
    const buildings = (places ?? []).flatMap((place) => new URLSearchParams(place).getAll(entityToken));
    return within('assetBuilding', buildings, noBuilding);
  }
  if (kind === 'work')
    return [
      { field: 'team', isExclusion: false, values: [String(id)] },
      ...within('workPlaces', places ?? [], nowhere),
    ];
  return [...readableCriteria('alarm', alarmFilters).criteria, ...within('places', places ?? [], nowhere)];
}
