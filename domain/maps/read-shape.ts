import { mapTexts as texts } from '../../texts/server/maps.ts';
import { buildingMaxKm } from '../constants.ts';
import { cornersOfRing, countProblem, geometryOf, rounded, simpleRingProblem, Wrong } from './read-ring.ts';
import { kmBetween, type Position, ringOf, type Shape } from './shape.ts';

/** A shape, or why there is none, in words for the person who gave it. */
export type ShapeRead = { shape: Shape; problem: null } | { shape: null; problem: string };

/**
 * Reads GeoJSON as the shape of a building (MAP.2): a bare Point or Polygon, a feature, or a collection of one
 * feature. Heights are left out, repeated positions too; degrees are kept to about a centimetre.
 */
export function readShape(given: unknown): ShapeRead {
  try {
    return { shape: shapeOf(geometryOf(given)), problem: null };
  } catch (error) {
    if (error instanceof Wrong) return { shape: null, problem: error.message };
    throw error;
  }
}

function shapeOf({ type, coordinates }: Record<string, unknown>): Shape {
  if (type === 'Point') return { type, coordinates: positionOf(coordinates) };
  if (type !== 'Polygon' || !Array.isArray(coordinates) || coordinates.length === 0) throw new Wrong(texts.notGeoJson);
  if (coordinates.length > 1 && Array.isArray(coordinates[0])) throw new Wrong(texts.oneRing);
  const corners = cornersOfRing(coordinates[0], positionOf);
  const problem = ringProblem(corners);
  if (problem) throw new Wrong(problem);
  return ringOf(corners);
}

/** Returns why some corners, each once, are no ring of a building; null if they are. */
export function ringProblem(corners: readonly Position[]): string | null {
  const wrong = countProblem(corners);
  if (wrong) return wrong;
  if (widthKm(corners) > buildingMaxKm) return texts.tooLarge(buildingMaxKm);
  return simpleRingProblem(corners);
}

function widthKm(corners: readonly Position[]): number {
  const [longitudes, latitudes] = [corners.map(([longitude]) => longitude), corners.map(([, latitude]) => latitude)];
  const low: Position = [Math.min(...longitudes), Math.min(...latitudes)];
  const high: Position = [Math.max(...longitudes), Math.max(...latitudes)];
  // half around the earth and more is not the shorter way
  return high[0] - low[0] > 180 ? Number.POSITIVE_INFINITY : kmBetween(low, high);
}

function positionOf(given: unknown): Position {
  if (!Array.isArray(given) || given.length < 2 || given.length > 3) throw new Wrong(texts.position);
  const [longitude, latitude] = given.map((degrees) => rounded(degrees));
  if (longitude === undefined || latitude === undefined) throw new Wrong(texts.position);
  if (Math.abs(latitude) > 90 && Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180)
    throw new Wrong(texts.swappedRange);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new Wrong(texts.position);
  return [longitude, latitude];
}
