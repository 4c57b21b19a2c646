/** Error of a throttled call that never ran: a later one took its place. */
export class Superseded extends Error {}

/**
 * Lets a call run at most once in `ms`: the first at once, then the latest that came meanwhile. Those in between reject
 * with `Superseded`.
 */
export function throttled<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>, ms: number) {
  let startedAt = -Infinity;
  let waiting: { timer: ReturnType<typeof setTimeout>; reject: (reason: Error) => void } | null = null;
  const start = (args: Args): Promise<Result> => {
    startedAt = performance.now();
    return run(...args);
  };
  return (...args: Args): Promise<Result> => {
    if (waiting) {
      clearTimeout(waiting.timer);
      waiting.reject(new Superseded());
      waiting = null;
    }
    const rest = startedAt + ms - performance.now();
    if (rest <= 0) return start(args);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting = null;
        start(args).then(resolve, reject);
      }, rest);
      waiting = { timer, reject };
    });
  };
}
