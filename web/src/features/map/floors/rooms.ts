import { priorityLabels } from '#domain/constants.ts';
import { placeValue } from '#domain/lists/alarms/place-filters.ts';
import type { Frame } from '#domain/maps/floor-plans/frame.ts';
import type { PolygonShape } from '#domain/maps/shape.ts';
import { criterionParam } from '#features/criteria/criteria.ts';
import type { FloorPartsFragment, RoomOnFloorFragment } from '#generated/graphql.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { mapTexts } from '#texts/map.ts';

/** A room as a floor plan shows it. */
export type Room = Omit<RoomOnFloorFragment, 'geoJSON'> & { geoJSON: PolygonShape | null };
/** A floor as its page shows it. */
export type Floor = Omit<FloorPartsFragment, 'rooms' | 'floorPlan'> & {
  rooms: Room[];
  floorPlan: (Frame & { fileId: string; fileName: string }) | null;
};

/** Returns what the server answered; it has judged the shape. */
export const roomOf = (answered: RoomOnFloorFragment): Room => ({
  ...answered,
  geoJSON: (answered.geoJSON as PolygonShape | null | undefined) ?? null,
});

export function floorOf({ floorPlan, rooms, ...floor }: FloorPartsFragment): Floor {
  const bounds = floorPlan?.bounds as unknown as Frame['bounds'];
  return { ...floor, rooms: rooms.map(roomOf), floorPlan: floorPlan ? { ...floorPlan, bounds } : null };
}

const weight = { RED: 2, YELLOW: 1, GREEN: 0 } as const;

/** Order of the list: the worst first, then as people count. */
export const worstFirst = (rooms: readonly Room[]): Room[] =>
  rooms.toSorted(
    (a, b) =>
      weight[b.impact] - weight[a.impact] ||
      (b.priority ?? -1) - (a.priority ?? -1) ||
      Number(b.activeAlarmCount > 0) - Number(a.activeAlarmCount > 0),
  );

/** Says what colors a room, in words. */
export function saidOf({ activeAlarmCount, priority, impact }: Pick<Room, 'activeAlarmCount' | 'priority' | 'impact'>) {
  if (activeAlarmCount === 0) return mapTexts.quiet;
  const highest = texts.highest(priorityLabels[priority ?? 0] ?? '');
  return [mapTexts.active(activeAlarmCount), mapTexts.impacts[impact], highest].join(', ');
}

/** Returns the filter of a room's lens: alarms that name it by its number, or by all its names. */
export function roomFilter({ id, name }: Pick<Room, 'id' | 'name'>, floor: Pick<Floor, 'building'>): string {
  const place = placeValue([
    { name: '@', values: [id] },
    ...(floor.building ? [{ name: 'building', values: [floor.building.name] }] : []),
    { name: 'rooms', values: [name] },
  ]);
  return criterionParam({ field: 'places', isExclusion: false, values: [place] });
}
