import type { Position } from './shape.ts';

/** Sign of the turn from a over b to c. */
const turn = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** True if c, which is on the line of a and b, lies between them. */
const isBetween = (a: Position, b: Position, c: Position): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1]);

/** True if the sides a-b and c-d lie apart along an axis, as most do. */
const areApart = (a: Position, b: Position, c: Position, d: Position, axis: 0 | 1): boolean =>
  Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) || Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]);

/** True if the sides a-b and c-d have a point in common. */
function doMeet(a: Position, b: Position, c: Position, d: Position): boolean {
  if (areApart(a, b, c, d, 0) || areApart(a, b, c, d, 1)) return false;
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (ofC * ofD < 0 && ofA * ofB < 0) return true;
  return (
    (ofC === 0 && isBetween(a, b, c)) ||
    (ofD === 0 && isBetween(a, b, d)) ||
    (ofA === 0 && isBetween(c, d, a)) ||
    (ofB === 0 && isBetween(c, d, b))
  );
}

/**
 * Returns the first side of a ring that crosses or touches another, or runs back on the one before; null for a simple
 * ring. A side is named by the corner it starts from.
 * @param corners each corner once, at least three.
 */
export function crossingSide(corners: readonly Position[]): number | null {
  const count = corners.length;
  const at = (index: number): Position => corners[index % count] as Position;
  for (let side = 0; side < count; side += 1) {
    const [a, b, next] = [at(side), at(side + 1), at(side + 2)];
    // neighbours share a corner, and must have nothing else in common
    if (turn(a, b, next) === 0 && (isBetween(a, b, next) || isBetween(b, next, a))) return side;
    for (let other = side + 2; other < count; other += 1) {
      if (side === 0 && other === count - 1) continue;
      if (doMeet(a, b, at(other), at(other + 1))) return side;
    }
  }
  return null;
}
