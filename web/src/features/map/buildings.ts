import { placeValue } from '#domain/lists/alarms/place-filters.ts';
import type { MapBuildingMessage } from '#domain/live/socket-events.ts';
import type { Shape } from '#domain/maps/shape.ts';
import { criterionParam } from '#features/criteria/criteria.ts';
import { lensPath } from '#features/lists/places/alarm-places.ts';
import { entityPath } from '#features/lists/places/asset-places.ts';
import type { BuildingOnMapFragment } from '#generated/graphql.ts';
import { type Me, seesAlarms } from '#session/access.ts';

/** A building as the map shows it. */
export type Building = Omit<BuildingOnMapFragment, 'geoJSON'> & { geoJSON: Shape | null };

/** Returns what the server answered; it has judged the shape. */
export const buildingOf = (answered: BuildingOnMapFragment): Building => ({
  ...answered,
  geoJSON: (answered.geoJSON as Shape | null | undefined) ?? null,
});

/** Returns a building with what a message says of it; the shape stays. */
export const withMessage = (building: Building, message: MapBuildingMessage): Building => ({ ...building, ...message });

/** True if a building looks as before; its version rises with its shape. */
export const isUnchanged = (before: Building, now: Building): boolean =>
  before.version === now.version &&
  before.activeAlarmCount === now.activeAlarmCount &&
  before.priority === now.priority &&
  before.impact === now.impact;

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const weight = { RED: 2, YELLOW: 1, GREEN: 0 } as const;

/** Order of the list: the worst first, then by name. */
export const worstFirst = (a: Building, b: Building): number =>
  weight[b.impact] - weight[a.impact] ||
  (b.priority ?? -1) - (a.priority ?? -1) ||
  Number(b.activeAlarmCount > 0) - Number(a.activeAlarmCount > 0) ||
  names.compare(a.name, b.name) ||
  Number(a.id) - Number(b.id);

const activeAlarms = { groupLabel: 'Standard Lenses', name: 'Active Alarms' };

/** Returns the address of a building's lens (MAP.1): its active alarms; its page for whoever sees no alarms. */
export function buildingLensPath(me: Me, { id, name }: Pick<Building, 'id' | 'name'>): string {
  if (!seesAlarms(me)) return entityPath(id);
  const place = placeValue([
    { name: '@', values: [id] },
    { name: 'building', values: [name] },
  ]);
  const filter = criterionParam({ field: 'places', isExclusion: false, values: [place] });
  return `${lensPath(activeAlarms)}?${new URLSearchParams({ filter })}`;
}
