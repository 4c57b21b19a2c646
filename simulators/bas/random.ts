/** Pseudo-random numbers: the same for the same seed. */
export interface Random {
  /** From 0 to less than 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** A duration around `median`, seldom very long, as is usual in buildings. */
  duration(median: number): number;
}

/** A 32-bit generator of xorshift kind: enough for traffic, nothing for secrets. */
export function randomOf(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  // the first numbers of neighbouring seeds are alike
  for (let warm = 0; warm < 16; warm += 1) next();
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    duration: (median) => median * Math.exp(next() + next() + next() - 1.5),
  };
}
