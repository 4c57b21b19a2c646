import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';

/** Error of a door that will never accept the request. */
export class DoorRefused extends Error {}

/**
 * Posts items as a real source does: repeats the same body until a door accepts it, and observes Retry-After.
 * @throws DoorRefused when the status says that a retry is useless.
 */
export async function postItems(options: {
  target: string;
  systemId: number;
  key: string;
  items: unknown[];
  signal: AbortSignal;
  log: Log;
}): Promise<void> {
  const body = JSON.stringify(options.items);
  for (let tries = 1; ; tries += 1) {
    let waitMs = Math.min(10_000, 200 * 2 ** Math.min(tries, 6));
    try {
      const response = await fetch(`${options.target}/ingest/${options.systemId}/events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${options.key}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([options.signal, AbortSignal.timeout(20_000)]),
      });
      const text = await response.text();
      if (response.status === 207) return;
      if (response.status < 500 && response.status !== 429) throw new DoorRefused(`${response.status}: ${text}`);
      waitMs = Number(response.headers.get('retry-after') ?? 0) * 1_000 || waitMs;
    } catch (error) {
      if (error instanceof DoorRefused || options.signal.aborted) throw error;
      options.log.debug({ err: error }, 'the door is away; trying again');
    }
    await sleep(waitMs, undefined, { signal: options.signal });
  }
}
