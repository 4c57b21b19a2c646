import { createFairLine } from './fair-line.ts';

/** Thrown when work was not started because the queue is full. */
export class PoolIsFull extends Error {}

export interface PoolSize {
  atOnce: number;
  /** Number of `atOnce` slots kept free for reserved work. */
  reserved: number;
  /** Maximum queue length, for each kind of work; and for one key. */
  mayWait: number;
  mayWaitPerKey: number;
  /** Work that has waited this long is refused when called: its caller has given up. */
  longestWaitMs: number;
}

interface Work {
  key: string;
  /** See createFairLine. */
  cost: number;
  isReserved: boolean;
}

/** Limits concurrent work and lets keys take turns; some slots are reserved for work with priority. */
export function createFairPool(size: PoolSize, now: () => number = () => performance.now()) {
  const { atOnce, reserved, mayWait, mayWaitPerKey } = size;
  const lines = {
    reserved: createFairLine({ most: mayWait, mostPerKey: mayWaitPerKey }),
    open: createFairLine({ most: mayWait, mostPerKey: mayWaitPerKey }),
  };
  let running = 0;
  let runningOpen = 0;

  function callNext(): void {
    while (running < atOnce) {
      const next = lines.reserved.next() ?? (runningOpen < atOnce - reserved ? lines.open.next() : null);
      if (!next) return;
      next.call();
    }
  }
  const lineOf = ({ isReserved }: Work) => (isReserved ? lines.reserved : lines.open);

  return {
    running: () => running,
    waiting: () => lines.reserved.size() + lines.open.size(),
    /** Returns true if work would be accepted now. */
    accepts: (work: Work): boolean => lineOf(work).accepts(work.key, work.cost),
    /** @throws PoolIsFull if the queue is full, or other work takes the place. */
    async run<T>(work: Work, act: () => Promise<T>): Promise<T> {
      const since = now();
      await new Promise<void>((begin, refuse) => {
        const full = () => refuse(new PoolIsFull());
        const call = () => {
          if (now() - since > size.longestWaitMs) return full();
          running += 1;
          if (!work.isReserved) runningOpen += 1;
          begin();
        };
        lineOf(work).add({ key: work.key, call, refuse: full }, work.cost);
        callNext();
      });
      try {
        return await act();
      } finally {
        running -= 1;
        if (!work.isReserved) runningOpen -= 1;
        callNext();
      }
    },
  };
}
