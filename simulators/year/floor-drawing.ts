import { type PolygonShape, type Position, ringOf } from '../../domain/maps/shape.ts';

/** The floor of the campus that has a floor plan. */
export const drawnFloor = { building: 'Science Hall', floor: 1 } as const;

/** Sizes in meters: a room, the corridor between two rows of rooms, and the core with stairs and shafts at its end. */
const room = { width: 6, depth: 9 };
const corridor = 3;
const core = 8;

const rectangle = (left: number, bottom: number, width: number, height: number): PolygonShape => {
  const corners: Position[] = [
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ];
  return ringOf(corners);
};

/**
 * Draws a floor in meters: two rows of rooms along a corridor, in the order of their names.
 * @returns the drawing as GeoJSON, and the shape of each room.
 */
export function drawFloor(rooms: readonly string[]): { drawing: object; shapes: Map<string, PolygonShape> } {
  const perRow = Math.max(1, Math.ceil(rooms.length / 2));
  const length = core + perRow * room.width;
  const depth = 2 * room.depth + corridor;
  const shapes = new Map(
    rooms.map((name, index) => {
      const isUpper = index >= perRow;
      const left = core + (index % perRow) * room.width;
      return [name, rectangle(left, isUpper ? room.depth + corridor : 0, room.width, room.depth)];
    }),
  );
  const parts: Array<[name: string, shape: PolygonShape]> = [
    ['Outline', rectangle(0, 0, length, depth)],
    ['Corridor', rectangle(core, room.depth, length - core, corridor)],
    ['Stairs', rectangle(0, 0, core, room.depth)],
    ['Shafts', rectangle(0, room.depth + corridor, core, room.depth)],
    ['Lobby', rectangle(0, room.depth, core, corridor)],
    ...shapes,
  ];
  const features = parts.map(([name, geometry]) => ({ type: 'Feature', properties: { name }, geometry }));
  return { drawing: { type: 'FeatureCollection', features }, shapes };
}
