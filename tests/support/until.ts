import { setTimeout as sleep } from 'node:timers/promises';

const [firstPauseMs, longestPauseMs] = [20, 250];

/**
 * Asks, ever less often so that who waits does not slow down what it waits for, until the answer is neither null, undefined nor false, then returns it.
 * @throws Error with what was waited for and the last error seen, after `withinMs`.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  withinMs = 60_000,
): Promise<Exclude<T, null | undefined | false>> {
  const end = Date.now() + withinMs;
  let lastError: unknown;
  let pauseMs = firstPauseMs;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false)
        return answer as Exclude<T, null | undefined | false>;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    await sleep(pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 1.4);
  }
  throw new Error(`Waited ${withinMs} ms for ${what}`, { cause: lastError });
}
