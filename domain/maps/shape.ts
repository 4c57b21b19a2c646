/** Shapes of buildings (MAP.2). Pure: the console's editor judges by the same rules. */

/** Longitude and latitude in degrees, WGS84. */
export type Position = readonly [longitude: number, latitude: number];
export interface PointShape {
  type: 'Point';
  coordinates: Position;
}
/** One closed ring: its last position is its first. */
export interface PolygonShape {
  type: 'Polygon';
  coordinates: readonly [readonly Position[]];
}
export type Shape = PointShape | PolygonShape;

/** Returns the corners of a shape, each once. */
export const cornersOf = (shape: Shape): readonly Position[] =>
  shape.type === 'Point' ? [shape.coordinates] : shape.coordinates[0].slice(0, -1);

/** Returns the ring of some corners. */
export const ringOf = (corners: readonly Position[]): PolygonShape => ({
  type: 'Polygon',
  coordinates: [[...corners, ...corners.slice(0, 1)]],
});

/** Returns the middle of a shape: its centre of gravity, or that of its corners where it has no area. */
export function middleOf(shape: Shape): Position {
  const corners = cornersOf(shape);
  const [from] = corners;
  if (shape.type === 'Point' || !from) return shape.type === 'Point' ? shape.coordinates : [0, 0];
  let [area, x, y] = [0, 0, 0];
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    const [ax, ay, bx, by] = [a[0] - from[0], a[1] - from[1], b[0] - from[0], b[1] - from[1]];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  if (area !== 0) return [from[0] + x / (3 * area), from[1] + y / (3 * area)];
  const sum = corners.reduce<Position>((all, one) => [all[0] + one[0], all[1] + one[1]], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

const earthKm = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance of two positions along the earth, in km. */
export function kmBetween([lonA, latA]: Position, [lonB, latB]: Position): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const part = half(latB - latA) + Math.cos(radians(latA)) * Math.cos(radians(latB)) * half(lonB - lonA);
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(part)));
}
