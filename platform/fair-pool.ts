import { createFairLine } from './fair-line.ts';

/** Why work was not begun: there is too much of it. */
export class PoolIsFull extends Error {}

export interface PoolSize {
  atOnce: number;
  /** How many of `atOnce` are kept free for reserved work. */
  reserved: number;
  /** Of either kind of work; and of one key. */
  mayWait: number;
  mayWaitPerKey: number;
  /** Whoever has waited this long is refused when called: nobody listens any more. */
  longestWaitMs: number;
}

interface Work {
  key: string;
  /** See createFairLine. */
  cost: number;
  isReserved: boolean;
}

/** Does a bounded amount of work at once, for keys in turn; some of it is reserved for work that goes first. */
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
    /** Whether work would find a place now. */
    accepts: (work: Work): boolean => lineOf(work).accepts(work.key, work.cost),
    /** @throws PoolIsFull where there is no place, or somebody else takes it. */
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
