import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './patience.ts';

const [firstPauseMs, longestPauseMs] = [20, 250];
const awaited = new Set<{ what: string; since: number }>();

/** Returns the conditions still awaited, with durations, and clears them. */
export function stillAwaited(): string[] {
  const named = [...awaited].map(({ what, since }) => `${what}, for ${Math.round((Date.now() - since) / 1_000)} s`);
  awaited.clear();
  return named;
}

/**
 * Polls, at growing intervals to limit its load, until the answer is neither null, undefined nor false; returns it.
 * @throws Error with the awaited condition and the last error, after `withinMs`, scaled on a slower machine.
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
