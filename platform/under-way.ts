/** Longer than any batch takes where all is well. */
const slowMs = 10_000;

/**
 * Watches work that waits for an engine: one that neither answers nor breaks the connection off is away, too.
 * @param what the work in words, for the reason of being unready
 */
export function createUnderWay(what: string) {
  const since = new Set<{ at: number }>();
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      const begun = { at: performance.now() };
      since.add(begun);
      try {
        return await work();
      } finally {
        since.delete(begun);
      }
    },
    /** Null, or since when something is under way that should be done by now. */
    problem(): string | null {
      const longest = Math.max(0, ...[...since].map(({ at }) => performance.now() - at));
      return longest > slowMs ? `${what} for ${Math.round(longest / 1_000)} s, an engine does not answer` : null;
    },
  };
}
