/** Rate of a command, and the milliseconds that are left of it; null: unknown. */
interface Pace {
  itemsPerSecond: number;
  leftMs: number | null;
}

/** Less says nothing about a rate. */
const leastMs = 2_000;
/** Smaller shares say nothing about an end. */
const leastShare = 0.01;

/**
 * Returns the pace of a command by all of the time that it has run, since its share moves in steps: by field, by file, by
 * page. Null until that is long enough.
 */
export function averagePace(ranMs: number, { items, share }: { items: number; share: number | null }): Pace | null {
  if (ranMs < leastMs) return null;
  const hasEnd = share !== null && share >= leastShare && share < 1;
  return { itemsPerSecond: (1_000 * items) / ranMs, leftMs: hasEnd ? (ranMs * (1 - share)) / share : null };
}
