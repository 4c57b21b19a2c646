import pLimit from 'p-limit';

/**
 * Runs an attempt while few others are running at the system, oldest first: hundreds of new attempts do not delay the
 * calls of one in flight.
 * @returns null if it has run; else the milliseconds after which to retry, because the queue is long.
 */
export type Acquire = (attempt: () => Promise<void>) => Promise<number | null>;

/** Maximum wait in the queue, in ms: attempts at a slow system leave their place to others. */
const soonMs = 5_000;
/** Maximum time until a retry, in ms: the system may be quick again by then. */
const awayMaxMs = 60_000;
/** Number of recent attempts from which the duration of one is estimated. */
const few = 8;

/** Creates the concurrency gate of one system. @param atOnce maximum attempts at a time. */
export function createConcurrencyGate(atOnce: number): Acquire {
  const limit = pLimit(atOnce);
  let waiting = 0;
  let attemptMs = 0;
  /** Time when an attempt last began or ended. */
  let movedAt = 0;
  /** Time up to which retries are booked. */
  let bookedTo = 0;

  const now = () => performance.now();
  /** Time from one free slot to the next while all are taken; longer if the running attempts do not end. */
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
