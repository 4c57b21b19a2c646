import { floorPlanTexts as texts } from '../../../texts/server/floor-plans.ts';
import { cornersOfRing, geometryOf, rounded, simpleRingProblem, Wrong } from '../read-ring.ts';
import { type PolygonShape, type Position, ringOf } from '../shape.ts';
import { type Bounds, doesCover } from './frame.ts';

/** A shape of a room, or why there is none, in words for the person who gave it. */
export type RoomShapeRead = { shape: PolygonShape; problem: null } | { shape: null; problem: string };

/**
 * Reads GeoJSON as the shape of a room (MAP.5): one ring in the coordinates of its floor plan, bare, as a feature or as a
 * collection of one feature.
 * @param bounds what the floor plan covers.
 */
export function readRoomShape(given: unknown, bounds: Bounds): RoomShapeRead {
  try {
    const { type, coordinates } = geometryOf(given);
    if (type !== 'Polygon' || !Array.isArray(coordinates)) throw new Wrong(texts.notRing);
    if (coordinates.length !== 1) throw new Wrong(texts.oneRing);
    const corners = cornersOfRing(coordinates[0], planarPosition);
    const problem = roomProblem(corners, bounds);
    if (problem) throw new Wrong(problem);
    return { shape: ringOf(corners), problem: null };
  } catch (error) {
    if (error instanceof Wrong) return { shape: null, problem: error.message };
    throw error;
  }
}

/** Returns why some corners, each once, are no shape of a room; null if they are. */
export const roomProblem = (corners: readonly Position[], bounds: Bounds): string | null =>
  simpleRingProblem(corners) ?? (doesCover(bounds, corners) ? null : texts.outside);

/** Reads a position of a floor plan; a height is left out. @throws Wrong. */
export function planarPosition(given: unknown): Position {
  if (!Array.isArray(given) || given.length < 2 || given.length > 3) throw new Wrong(texts.position);
  return [rounded(given[0], texts.position), rounded(given[1], texts.position)];
}
