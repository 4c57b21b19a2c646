import pLimit from 'p-limit';

/**
 * Runs an attempt when few others are at work with the system, the oldest first: what one asks is not kept waiting by
 * hundreds that have just begun.
 * @returns null when it has run; else in how many milliseconds it may come back, because its turn is not soon.
 */
export type Acquire = (attempt: () => Promise<void>) => Promise<number | null>;

/** Nobody waits here for longer: what waits for a slow system leaves its place to others. */
const soonMs = 5_000;
/** Nobody is sent away for longer: it may be quick again by then. */
const awayMaxMs = 60_000;
/** An attempt takes what the last few took. */
const few = 8;

/** The turns of one system. @param atOnce how many attempts are at work with it at a time. */
export function createConcurrencyGate(atOnce: number): Acquire {
  const limit = pLimit(atOnce);
  let waiting = 0;
  let attemptMs = 0;
  /** When an attempt last began or ended. */
  let movedAt = 0;
  /** Time by which the tickets that were sent away have had their turns. */
  let bookedTo = 0;

  const now = () => performance.now();
  /** From one turn to the next while all are taken; attempts that do not end take longer than others did. */
  const turnMs = (): number => Math.max(attemptMs, now() - movedAt) / atOnce;
  function book(): number {
    bookedTo = Math.min(Math.max(bookedTo, now() + soonMs) + turnMs(), now() + awayMaxMs);
    return bookedTo - now();
  }

  async function run(attempt: () => Promise<void>): Promise<null> {
    const begunAt = now();
    movedAt = begunAt;
    try {
      await attempt();
      return null;
    } finally {
      movedAt = now();
      attemptMs += (movedAt - begunAt - attemptMs) / few;
    }
  }

  return (attempt) =>
    new Promise((resolve, reject) => {
      const isFull = limit.activeCount + limit.pendingCount >= atOnce;
      if (isFull && (waiting + 1) * turnMs() > soonMs) {
        resolve(book());
        return;
      }
      if (!isFull) movedAt = now();
      let hasLeft = false;
      waiting += 1;
      const patience = setTimeout(() => {
        hasLeft = true;
        waiting -= 1;
        resolve(book());
      }, soonMs);
      void limit(async () => {
        if (hasLeft) return;
        clearTimeout(patience);
        waiting -= 1;
        await run(attempt).then(resolve, reject);
      });
    });
}
