import { setTimeout as sleep } from 'node:timers/promises';

/** Waits, or until stopped. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

const firstMs = 1_000;
const longestMs = 300_000;

/**
 * Grows from a second to five minutes, each time a random half to whole of it, so that the pumps of a region do not
 * return at the same moment.
 */
export function createBackOff(random: () => number = Math.random) {
  let failures = 0;
  return {
    /** @param atLeastSeconds what the other side asks for. */
    next(atLeastSeconds: number | null): number {
      const full = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 20));
      failures += 1;
      return Math.max(full * (0.5 + random() / 2), Math.min(atLeastSeconds ?? 0, 3_600) * 1_000);
    },
    reset(): void {
      failures = 0;
    },
  };
}
