import pLimit from 'p-limit';

export interface PaceLimits {
  /** Maximum calls within any minute; null for no limit. */
  perMinute: number | null;
  atOnce: number;
  /** Minimum time from the start of a call to that of the next. */
  intervalMs: number;
}

const minuteMs = 60_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Limits the rate of calls to a system. */
export function createPace({ perMinute, atOnce, intervalMs }: PaceLimits) {
  const limit = pLimit(atOnce);
  const serially = pLimit(1);
  const begun: number[] = [];

  const acquire = (): Promise<void> =>
    serially(async () => {
      for (;;) {
        const now = performance.now();
        while (begun.length > 0 && (begun[0] as number) <= now - minuteMs) begun.shift();
        const last = begun.at(-1);
        const afterLast = last === undefined ? 0 : last + intervalMs - now;
        const afterFirst = perMinute !== null && begun.length >= perMinute ? (begun[0] as number) + minuteMs - now : 0;
        const wait = Math.max(afterLast, afterFirst);
        if (wait <= 0) break;
        await sleep(wait);
      }
      begun.push(performance.now());
    });

  return <T>(call: () => Promise<T>): Promise<T> =>
    limit(async () => {
      await acquire();
      return call();
    });
}
