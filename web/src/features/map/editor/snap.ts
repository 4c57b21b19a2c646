import type { Position } from '#domain/maps/shape.ts';

export interface Pixel {
  x: number;
  y: number;
}

/** Distance within which a corner snaps, px. */
export const snapPx = 10;

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns how far from a to b the point is that is nearest to p, 0 to 1. */
function along(a: Pixel, b: Pixel, p: Pixel): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const length = x * x + y * y;
  return length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * x + (p.y - a.y) * y) / length));
}

/**
 * Returns where a corner goes that is set at a position: to the nearest corner of a ring within reach, else to the nearest
 * point of a side, else where it is.
 * @param rings corners of rings, each once.
 * @param project where a position is on the screen.
 */
export function snapped(
  at: Position,
  rings: ReadonlyArray<readonly Position[]>,
  project: (position: Position) => Pixel,
): Position {
  const pixel = project(at);
  let best: { px: number; to: Position } | null = null;
  const offer = (px: number, to: Position): void => {
    if (px <= snapPx && px < (best?.px ?? Number.POSITIVE_INFINITY)) best = { px, to };
  };
  for (const ring of rings) for (const corner of ring) offer(distance(project(corner), pixel), corner);
  if (best) return (best as { to: Position }).to;
  for (const ring of rings)
    for (const [index, a] of ring.entries()) {
      const b = ring[(index + 1) % ring.length] ?? a;
      const [pa, pb] = [project(a), project(b)];
      const part = along(pa, pb, pixel);
      const near = { x: pa.x + part * (pb.x - pa.x), y: pa.y + part * (pb.y - pa.y) };
      offer(distance(near, pixel), [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])]);
    }
  return best === null ? at : (best as { to: Position }).to;
}
