import { refuse } from './errors.ts';

/** The right to run one statement; `release` once. */
export interface Place {
  release(): void;
}

export interface Lanes {
  /** Waits for a place; rejects when the wait is given up or the queue is full. */
  enter(signal: AbortSignal): Promise<Place>;
  readonly running: number;
}

export interface LaneLimits {
  short: number;
  long: number;
  /** A statement that has run this long moves to the long lane and frees its place among the short ones. */
  longAfterMs: number;
  queue: number;
}

interface Waiter {
  start(): void;
}

/**
 * Two lanes: nobody knows ahead what will be long, so each statement starts among the short ones and is moved
 * when it has shown itself long. Long ones fill their own lane before they can hold up a short one.
 */
export function createLanes(limits: LaneLimits): Lanes {
  const queue: Waiter[] = [];
  /** Grown long while the long lane was full: they move as it empties. */
  const overdue: Array<() => void> = [];
  let short = 0;
  let long = 0;

  const admit = () => {
    while (short < limits.short && queue.length > 0) {
      short++;
      queue.shift()?.start();
    }
  };

  const place = (): Place => {
    let lane: 'short' | 'long' | 'left' = 'short';
    const move = () => {
      lane = 'long';
      long++;
      short--;
      admit();
    };
    const timer = setTimeout(() => {
      if (long < limits.long) move();
      else overdue.push(move);
    }, limits.longAfterMs);
    return {
      release() {
        clearTimeout(timer);
        if (lane === 'left') return;
        if (lane === 'long') long--;
        else {
          short--;
          const index = overdue.indexOf(move);
          if (index >= 0) overdue.splice(index, 1);
        }
        const freed = lane === 'long';
        lane = 'left';
        if (freed) overdue.shift()?.();
        admit();
      },
    };
  };

  return {
    get running() {
      return short + long;
    },
    enter(signal) {
      if (signal.aborted) return Promise.reject(refuse(210, 'The client went away'));
      if (short < limits.short) {
        short++;
        return Promise.resolve(place());
      }
      if (queue.length >= limits.queue) return Promise.reject(refuse(202, 'Too many simultaneous queries'));
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          const index = queue.indexOf(waiter);
          if (index < 0) return;
          queue.splice(index, 1);
          reject(refuse(210, 'The client went away'));
        };
        const waiter: Waiter = {
          start() {
            signal.removeEventListener('abort', giveUp);
            resolve(place());
          },
        };
        signal.addEventListener('abort', giveUp);
        queue.push(waiter);
      });
    },
  };
}
