import { type Frame, heldWithin } from '#domain/maps/floor-plans/frame.ts';
import type { Position } from '#domain/maps/shape.ts';
import { type Pixel, snapped } from '../../editor/snap.ts';

/** Steps of a coordinate that a hand can set, in the extent of a floor plan. */
const steps = 10_000;
/** Smallest step that is kept. */
const least = 1e-7;

/** Returns the step in which corners are set by hand: a power of ten, some ten thousandths of the floor plan. */
export function stepOf({ bounds: [minX, minY, maxX, maxY] }: Frame): number {
  const extent = Math.max(maxX - minX, maxY - minY);
  return Math.max(least, 10 ** Math.floor(Math.log10(extent / steps)));
}

interface Placing {
  frame: Frame;
  /** Rings that a corner snaps to, corners each once; empty: to none. */
  rings: ReadonlyArray<readonly Position[]>;
  pixelAt: (position: Position) => Pixel;
}

/** Returns where a corner goes that is set at a position: within the floor plan, on a corner or side nearby, else in steps. */
export function placedCorner(at: Position, { frame, rings, pixelAt }: Placing): Position {
  const within = heldWithin(frame.bounds, at);
  const near = snapped(within, rings, pixelAt);
  const step = near === within ? stepOf(frame) : least;
  return heldWithin(frame.bounds, [inSteps(near[0], step), inSteps(near[1], step)]);
}

/** Returns a number in steps of a power of ten, without the remainder of binary fractions. */
const inSteps = (value: number, step: number): number => {
  const digits = Math.max(0, Math.round(-Math.log10(step)));
  return Number((Math.round(value / step) * step).toFixed(digits));
};
