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

/**
 * Returns by how much the work grows when its input becomes four times as large: about 4 if it is linear, 16 if it is
 * quadratic.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  work(size);
  return (
    leastWork(() => work(size * 4)) /
    Math.max(
      1_000,
      leastWork(() => work(size)),
    )
  );
}
/** Between linear and quadratic, see `growthOf`. */
export const quadratic = 9;
