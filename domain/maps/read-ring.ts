import { mapTexts as texts } from '../../texts/server/maps.ts';
import { geoMaxVertices } from '../constants.ts';
import { crossingSide } from './crossing.ts';
import type { Position } from './shape.ts';

/** Why something given is no shape, in words for the person who gave it. */
export class Wrong extends Error {}

export const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** Returns the one geometry of GeoJSON: a bare one, that of a feature, or of a collection of one feature. @throws Wrong. */
export function geometryOf(given: unknown): Record<string, unknown> {
  if (!isRecord(given)) throw new Wrong(texts.notGeoJson);
  if (given.type === 'FeatureCollection') {
    if (!Array.isArray(given.features) || given.features.length !== 1) throw new Wrong(texts.oneFeature);
    const [feature] = given.features;
    if (!isRecord(feature) || feature.type !== 'Feature') throw new Wrong(texts.notGeoJson);
    return geometryOf(feature);
  }
  if (given.type !== 'Feature') return given;
  if (!isRecord(given.geometry)) throw new Wrong(texts.notGeoJson);
  return given.geometry;
}

/**
 * Reads a closed ring of GeoJSON: how many positions it has is judged before any of them is read.
 * @param positionOf reads one position. @throws Wrong.
 * @returns its corners, each once; a corner that repeats the one before is left out.
 */
export function cornersOfRing(ring: unknown, positionOf: (given: unknown) => Position): Position[] {
  if (!Array.isArray(ring)) throw new Wrong(texts.notGeoJson);
  if (ring.length - 1 > geoMaxVertices) throw new Wrong(texts.tooMany(geoMaxVertices, ring.length - 1));
  const positions = ring.map(positionOf);
  const [first, last] = [positions[0], positions.at(-1)];
  if (!first || !last || positions.length < 4) throw new Wrong(texts.tooFew);
  if (first[0] !== last[0] || first[1] !== last[1]) throw new Wrong(texts.notClosed);
  return distinct(positions.slice(0, -1));
}

/** Returns why a ring has the wrong number of corners; null if it has not. */
export function countProblem(corners: readonly Position[]): string | null {
  if (corners.length < 3) return texts.tooFew;
  return corners.length > geoMaxVertices ? texts.tooMany(geoMaxVertices, corners.length) : null;
}

/** Returns why some corners, each once, are no simple ring (MAP.2); null if they are. */
export const simpleRingProblem = (corners: readonly Position[]): string | null =>
  countProblem(corners) ?? (crossingSide(corners) === null ? null : texts.crosses);

/** Returns a coordinate as it is kept. @throws Wrong, with a message, for what is no finite number. */
export function rounded(given: unknown, message: string = texts.position): number {
  if (typeof given !== 'number' || !Number.isFinite(given)) throw new Wrong(message);
  return Math.round(given * 1e7) / 1e7;
}

const distinct = (corners: readonly Position[]): Position[] =>
  corners.filter(([x, y], index) => {
    const before = corners[(index + corners.length - 1) % corners.length];
    return x !== before?.[0] || y !== before[1];
  });
