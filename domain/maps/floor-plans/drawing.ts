import { floorPlanTexts as texts } from '../../../texts/server/floor-plans.ts';
import { drawingMaxCoordinate, drawingMaxPolygons, drawingMaxPositions } from '../../constants.ts';
import { cornersOfRing, isRecord, simpleRingProblem, Wrong } from '../read-ring.ts';
import type { Position } from '../shape.ts';
import { type Bounds, boundsOf } from './frame.ts';
import { planarPosition } from './read-room-shape.ts';

/** A polygon of a drawing: its outline, then its holes; corners of each once. */
export interface DrawnPolygon {
  /** As its file calls it; null without a name. */
  name: string | null;
  rings: Position[][];
}

/** The drawing of a floor plan, as it is kept: polygons alone. */
export interface Drawing {
  polygons: DrawnPolygon[];
}

export type DrawingRead = { drawing: Drawing; bounds: Bounds; problem: null } | { drawing: null; problem: string };

/** Fault of a whole drawing, not of one of its polygons. */
class Exhausted extends Wrong {}

/** Characters of a name that are kept. */
const nameMax = 100;

/**
 * Reads GeoJSON as the drawing of a floor plan (MAP.4): polygons, bare, as features or as a collection; whatever else is
 * in the file is refused or left out. Pure, and in a time that its limits bound.
 */
export function readDrawing(text: string): DrawingRead {
  try {
    const drawing = { polygons: polygonsOf(parsed(text)) };
    const bounds = boundsOf(drawing.polygons.flatMap(({ rings }) => rings.flat()));
    return { drawing, bounds, problem: null };
  } catch (error) {
    if (error instanceof Wrong) return { drawing: null, problem: error.message };
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Wrong(texts.notJson);
  }
}

function polygonsOf(given: unknown): DrawnPolygon[] {
  if (!isRecord(given)) throw new Wrong(texts.notGeoJson);
  const features = given.type === 'FeatureCollection' ? given.features : [given];
  if (!Array.isArray(features)) throw new Wrong(texts.notGeoJson);
  const budget = { positions: drawingMaxPositions };
  const polygons: DrawnPolygon[] = [];
  for (const feature of features)
    for (const [name, rings] of ringsOf(feature)) {
      if (polygons.length === drawingMaxPolygons) throw new Wrong(texts.tooManyPolygons(drawingMaxPolygons));
      polygons.push({ name, rings: rings.map((ring) => readRing(ring, polygons.length + 1, budget)) });
    }
  if (polygons.length === 0) throw new Wrong(texts.noPolygons);
  return polygons;
}

/** Returns the rings of each polygon of a feature, unread, with its name. */
function ringsOf(feature: unknown): Array<[name: string | null, rings: unknown[]]> {
  if (!isRecord(feature)) throw new Wrong(texts.notGeoJson);
  const geometry = feature.type === 'Feature' ? feature.geometry : feature;
  // a feature may have no geometry
  if (geometry === null) return [];
  if (!isRecord(geometry)) throw new Wrong(texts.notGeoJson);
  const { type, coordinates } = geometry;
  if (type !== 'Polygon' && type !== 'MultiPolygon')
    throw new Wrong(isGeometry(type) ? texts.onlyPolygons(type) : texts.notGeoJson);
  const polygons: unknown = type === 'Polygon' ? [coordinates] : coordinates;
  if (!Array.isArray(polygons) || !polygons.every((rings) => Array.isArray(rings) && rings.length > 0))
    throw new Wrong(texts.notGeoJson);
  const name = nameOf(feature.properties);
  return polygons.map((rings) => [name, rings]);
}

const geometries = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'GeometryCollection'];
const isGeometry = (type: unknown): type is string => geometries.includes(type as string);

function nameOf(properties: unknown): string | null {
  const name = isRecord(properties) && Object.hasOwn(properties, 'name') ? properties.name : null;
  if (typeof name !== 'string') return null;
  return name.replace(/\s+/g, ' ').trim().slice(0, nameMax).toWellFormed() || null;
}

function readRing(ring: unknown, number: number, budget: { positions: number }): Position[] {
  try {
    const corners = cornersOfRing(ring, (given) => {
      if (budget.positions === 0) throw new Exhausted(texts.tooManyPositions(drawingMaxPositions));
      budget.positions -= 1;
      const position = planarPosition(given);
      if (position.some((value) => Math.abs(value) > drawingMaxCoordinate))
        throw new Wrong(texts.farAway(drawingMaxCoordinate));
      return position;
    });
    const problem = simpleRingProblem(corners);
    if (problem) throw new Wrong(problem);
    return corners;
  } catch (error) {
    if (!(error instanceof Wrong) || error instanceof Exhausted) throw error;
    throw new Wrong(texts.polygon(number, error.message));
  }
}
