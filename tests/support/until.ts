import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './patience.ts';

const [firstPauseMs, longestPauseMs] = [20, 250];
const awaited = new Set<{ what: string; since: number }>();

/** What is waited for and has not come, with for how long; it is not named a second time. */
export function stillAwaited(): string[] {
  const named = [...awaited].map(({ what, since }) => `${what}, for ${Math.round((Date.now() - since) / 1_000)} s`);
  awaited.clear();
  return named;
}

/**
 * Asks, ever less often so that who waits does not slow down what it waits for, until the answer is neither null, undefined nor false, then returns it.
 * @throws Error with what was waited for and the last error seen, after `withinMs`, or what a slower machine needs for that.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  withinMs = 60_000,
): Promise<Exclude<T, null | undefined | false>> {
  const waiting = { what, since: Date.now() };
  awaited.add(waiting);
  try {
    return await poll(ask, what, patience(withinMs));
  } finally {
    awaited.delete(waiting);
  }
}

async function poll<T>(
  ask: () => Promise<T> | T,
  what: string,
  limitMs: number,
): Promise<Exclude<T, null | undefined | false>> {
  const end = Date.now() + limitMs;
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
  throw new Error(`Waited ${limitMs} ms for ${what}`, { cause: lastError });
}
