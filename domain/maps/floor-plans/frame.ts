import type { Position } from '../shape.ts';

/** Area that a floor plan covers, in its own coordinates (MAP.4). Pure: the server and the console share it. */

/** Lowest x and y, then highest. */
export type Bounds = readonly [minX: number, minY: number, maxX: number, maxY: number];

/**
 * Frame of a floor plan. An image is measured in pixels from its upper left corner. A drawing has the coordinates of its
 * file, with y upwards: any planar unit, or degrees.
 */
export interface Frame {
  kind: 'IMAGE' | 'DRAWING';
  bounds: Bounds;
}

/** Extent below which numbers that could be degrees are degrees: some kilometers, while a floor has meters. */
const widestDegrees = 0.1;
/** Longest side of the page that a floor plan is laid on. */
export const pageSide = 1_000;

/** Returns what encloses some positions, at least one. */
export function boundsOf(positions: Iterable<Position>): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positions) {
    [minX, minY] = [Math.min(minX, x), Math.min(minY, y)];
    [maxX, maxY] = [Math.max(maxX, x), Math.max(maxY, y)];
  }
  return [minX, minY, maxX, maxY];
}

/** True if a drawing is in degrees of longitude and latitude, of which a longitude is the shorter. */
export function isGeographic({ kind, bounds: [minX, minY, maxX, maxY] }: Frame): boolean {
  const isWithin = minX >= -180 && maxX <= 180 && minY >= -90 && maxY <= 90;
  return kind === 'DRAWING' && isWithin && maxX - minX < widestDegrees && maxY - minY < widestDegrees;
}

/** A page with the floor plan on it: x to the right, y downwards, undistorted. */
export interface FloorSheet {
  width: number;
  height: number;
  /** Returns where a position of the floor plan is on the page. */
  toPage(position: Position): Position;
  /** Returns the position of a place on the page. */
  fromPage(place: Position): Position;
}

/** Lays a floor plan on a page. */
export function pageOf(frame: Frame): FloorSheet {
  const [minX, minY, maxX, maxY] = frame.bounds;
  const shrunk = isGeographic(frame) ? Math.cos((((minY + maxY) / 2) * Math.PI) / 180) : 1;
  const [wide, high] = [(maxX - minX) * shrunk, maxY - minY];
  const scale = pageSide / Math.max(wide, high);
  const [width, height] = [wide * scale, high * scale];
  const isDown = frame.kind === 'IMAGE';
  return {
    width,
    height,
    toPage: ([x, y]) => [(x - minX) * shrunk * scale, (isDown ? y - minY : maxY - y) * scale],
    fromPage: ([x, y]) => [minX + x / scale / shrunk, isDown ? minY + y / scale : maxY - y / scale],
  };
}

/** Returns a position within a floor plan, the nearest to one that may lie outside. */
export const heldWithin = ([minX, minY, maxX, maxY]: Bounds, [x, y]: Position): Position => [
  Math.min(maxX, Math.max(minX, x)),
  Math.min(maxY, Math.max(minY, y)),
];

/** True if a floor plan covers all of these positions. */
export const doesCover = ([minX, minY, maxX, maxY]: Bounds, positions: readonly Position[]): boolean =>
  positions.every(([x, y]) => x >= minX && x <= maxX && y >= minY && y <= maxY);

/** Difference of proportions up to which two images show the same sheet. */
const sameProportions = 0.01;

/**
 * Returns a room's corners on the floor plan that takes the place of the one they were drawn on; null if it is another
 * sheet. An image of the same proportions is the same sheet in another resolution; a drawing that covers them is its revision.
 */
export function refitted(corners: readonly Position[], before: Frame, after: Frame): Position[] | null {
  if (before.kind !== after.kind) return null;
  if (after.kind === 'DRAWING') return doesCover(after.bounds, corners) ? [...corners] : null;
  const [, , oldWidth, oldHeight] = before.bounds;
  const [, , width, height] = after.bounds;
  if (Math.abs((oldWidth / oldHeight / width) * height - 1) > sameProportions) return null;
  const scaled = (value: number, from: number, to: number): number => Math.round((value / from) * to * 1e7) / 1e7;
  return corners.map(([x, y]) => [scaled(x, oldWidth, width), scaled(y, oldHeight, height)]);
}
