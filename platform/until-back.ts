import { setTimeout as sleep } from 'node:timers/promises';
import { isEngineAway } from './engine-away.ts';

const pauseMs = 500;

/**
 * Runs `work`, and retries it every half a second while it fails because an engine is away.
 * @param failed receives each such error.
 * @throws any other error, at once.
 */
export async function untilBack<T>(work: () => Promise<T>, failed: (error: Error) => void): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isEngineAway(error)) throw error;
      failed(error as Error);
      await sleep(pauseMs);
    }
  }
}
