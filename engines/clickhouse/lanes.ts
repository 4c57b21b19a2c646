import { refuse } from './errors.ts';

/** Permit to run one statement; call `release` once. */
export interface Place {
  release(): void;
}

export interface Lanes {
  /** Waits for a place; rejects when the wait is aborted or the queue is full. */
  enter(signal: AbortSignal): Promise<Place>;
  readonly running: number;
}

export interface LaneLimits {
  short: number;
  long: number;
  /** A statement that has run this long moves to the long lane and frees its place in the short one. */
  longAfterMs: number;
  queue: number;
}

interface Waiter {
  start(): void;
}

/**
 * Creates two lanes: durations are not known in advance, so each statement starts in the short lane and is moved
 * when it turns out long. Long ones fill their own lane before they can delay a short one.
 */
export function createLanes(limits: LaneLimits): Lanes {
  const queue: Waiter[] = [];
  /** Statements that became long while the long lane was full: they move as it empties. */
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
