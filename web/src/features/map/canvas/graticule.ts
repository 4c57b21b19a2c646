import type { Position } from '#domain/maps/shape.ts';

/** Corners of the visible part of the world, degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Distances of lines, degrees: each divides the one before. */
const steps = [30, 10, 5, 1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001, 0.0005, 0.0001] as const;
/** Lines across the view at most. */
const mostLines = 12;

/** Returns the lines of longitude and latitude over the visible part of the world, at round degrees. */
export function graticule({ west, south, east, north }: Bounds): Position[][] {
  const [left, right] = east - west >= 360 ? [-180, 180] : [west, east];
  const [low, high] = [Math.max(-85, south), Math.min(85, north)];
  const wider = Math.max(right - left, high - low);
  const step = steps.findLast((one) => wider / one <= mostLines) ?? steps[0];
  const rounds = (from: number, to: number): number[] => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
  };
  return [
    ...rounds(left, right).map((longitude): Position[] => [
      [longitude, low],
      [longitude, high],
    ]),
    ...rounds(low, high).map((latitude): Position[] => [
      [left, latitude],
      [right, latitude],
    ]),
  ];
}
