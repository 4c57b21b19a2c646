import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks until the answer is neither null, undefined nor false, then returns it.
 * @throws Error with what was waited for and the last error seen, after `withinMs`.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  withinMs = 30_000,
): Promise<Exclude<T, null | undefined | false>> {
  const end = Date.now() + withinMs;
  let lastError: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false)
        return answer as Exclude<T, null | undefined | false>;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    await sleep(50);
  }
  throw new Error(`Waited ${withinMs} ms for ${what}`, { cause: lastError });
}
