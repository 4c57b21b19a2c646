import type { Log } from './log.ts';

/** Longer than any step takes in normal operation. */
const slowMs = 10_000;

/**
 * Tracks work that waits for an engine: one that neither answers nor breaks the connection counts as away, too. It is
 * logged once for each piece of work.
 * @param what the work in words, for the log and as the reason for being unready
 */
export function createInFlight(what: string, log: Log) {
  const since = new Set<number>();
  return {
    /** `work` may report that a step is done: the time restarts from there. */
    async run<T>(work: (stepDone: () => void) => Promise<T>): Promise<T> {
      let begunAt = performance.now();
      const late = setTimeout(() => {
        since.add(begunAt);
        log.warn(`${what} for ${slowMs / 1_000} s, an engine does not answer`);
      }, slowMs);
      const stepDone = (): void => {
        since.delete(begunAt);
        begunAt = performance.now();
        late.refresh();
      };
      try {
        return await work(stepDone);
      } finally {
        clearTimeout(late);
        since.delete(begunAt);
      }
    },
    /** Returns null, or for how long something has been in flight that should be done by now. */
    problem(): string | null {
      if (since.size === 0) return null;
      const seconds = Math.round((performance.now() - Math.min(...since)) / 1_000);
      return `${what} for ${seconds} s, an engine does not answer`;
    },
  };
}
