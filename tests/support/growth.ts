/** Least CPU time of some runs, in microseconds: others on the machine make a run slower, never faster. */
function leastWork(work: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}

/** Between linear and quadratic, see `growthOf`. */
export const quadratic = 9;

/**
 * Returns by how much the work grows when its input becomes four times as large: about 4 if it is linear, 16 if it is
 * quadratic. What seems quadratic is measured up to three times, as collections of garbage may fall upon the larger input.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  work(size);
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && least >= quadratic; time += 1) {
    const [larger, smaller] = [leastWork(() => work(size * 4)), leastWork(() => work(size))];
    least = Math.min(least, larger / Math.max(1_000, smaller));
  }
  return least;
}
