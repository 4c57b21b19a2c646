import type { Feature, Polygon } from 'geojson';
import { cornersOf, middleOf } from '#domain/maps/shape.ts';
import type { Building } from '../buildings.ts';

const worstOf = { RED: 2, YELLOW: 1, GREEN: 0 } as const;

/** Returns the properties of a building that layers read. */
const propertiesOf = ({ id, name, activeAlarmCount, priority, impact }: Building) => ({
  ...{ id, name, alarms: activeAlarmCount, priority: priority ?? -1 },
  worst: activeAlarmCount === 0 ? -1 : worstOf[impact],
});

/** Rings of buildings, and a point in the middle of each building with a shape. */
export interface BuildingFeatures {
  rings: Feature[];
  middles: Feature[];
}

/** Returns what layers draw of buildings. */
export function featuresOf(buildings: Iterable<Building>): BuildingFeatures {
  const [rings, middles]: [Feature[], Feature[]] = [[], []];
  for (const building of buildings) {
    const { geoJSON: shape } = building;
    if (!shape) continue;
    const properties = propertiesOf(building);
    const [lng, lat] = middleOf(shape);
    middles.push({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } });
    if (shape.type === 'Polygon') rings.push({ type: 'Feature', properties, geometry: shape as unknown as Polygon });
  }
  return { rings, middles };
}

/** Returns all corners of buildings with a shape. */
export const positionsOf = (buildings: Iterable<Building>) =>
  [...buildings].flatMap(({ geoJSON }) => (geoJSON ? cornersOf(geoJSON) : []));
