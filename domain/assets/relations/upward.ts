/** Entities directly upstream of each entity, by one kind of relation. */
export type Upward = Map<number, number[]>;

/**
 * Returns a shortest way from one entity up to another, both included; null where there is none. Loops do not hold it.
 * @param steps relations that walks may still follow; without any left there is no way.
 */
export function wayUp(
  upward: Upward,
  from: number,
  to: number,
  steps = { left: Number.POSITIVE_INFINITY },
): number[] | null {
  if (from === to) return [from];
  const reachedFrom = new Map([[from, from]]);
  let level = [from];
  while (level.length > 0) {
    const next: number[] = [];
    for (const at of level)
      for (const above of upward.get(at) ?? []) {
        steps.left -= 1;
        if (steps.left < 0) return null;
        if (reachedFrom.has(above)) continue;
        reachedFrom.set(above, at);
        if (above === to) return walkedBack(reachedFrom, from, to);
        next.push(above);
      }
    level = next;
  }
  return null;
}

function walkedBack(reachedFrom: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const way = [to];
  for (let at = to; at !== from; ) {
    at = reachedFrom.get(at) as number;
    way.push(at);
  }
  return way.reverse();
}
