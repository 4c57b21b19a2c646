import { appendFile, stat } from 'node:fs/promises';
import { pumpTexts } from '../texts/pump.ts';
import { type Cloud, NotNow } from './cloud.ts';
import type { Spool } from './disk/spool.ts';
import type { Log } from './log.ts';
import { createBackOff, wait } from './wait.ts';

const batchItems = 500;
const batchBytes = 1_024 * 1_024;
const idleMs = 1_000;
/** Size of the file of refused payloads; beyond it they are only counted. */
const refusedMaxBytes = 64 * 1_024 * 1_024;

/** Payloads that the door refuses, kept for a person to look at. */
export interface Refusals {
  count(): number;
  add(payloads: ReadonlyArray<{ payload: string; reason: string }>): Promise<void>;
}

export function createRefusals(file: string, log: Log): Refusals {
  let count = 0;
  return {
    count: () => count,
    async add(payloads) {
      if (payloads.length === 0) return;
      count += payloads.length;
      log.warn(pumpTexts.refused(payloads.length));
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > refusedMaxBytes) return;
      const at = new Date().toISOString();
      const lines = payloads.map((one) => `${JSON.stringify({ at, ...one })}\n`).join('');
      await appendFile(file, lines, { mode: 0o600 }).catch((error: Error) => log.warn(error.message));
    },
  };
}

/**
 * Delivers what the spool holds, in order, one request at a time, until stopped. What could not be delivered is tried
 * again for as long as it takes; what the door refuses for what it is, is put aside.
 */
export async function deliver(
  { spool, cloud, log, refusals }: { spool: Spool; cloud: Cloud; log: Log; refusals: Refusals },
  signal: AbortSignal,
): Promise<void> {
  const backOff = createBackOff();
  let most = batchItems;
  let isFailing = false;
  while (!signal.aborted) {
    const batch = await spool.peek(most, batchBytes);
    if (!batch) {
      await stored(spool, signal);
      continue;
    }
    try {
      const delivered = await cloud.deliver(batch.items, batch.replay);
      if ('tooMuch' in delivered && batch.items.length > 1) {
        most = Math.ceil(batch.items.length / 2);
        continue;
      }
      const refused = 'tooMuch' in delivered ? [{ position: 0, reason: delivered.tooMuch }] : delivered.refused;
      await refusals.add(refused.map(({ position, reason }) => ({ payload: batch.items[position] ?? '', reason })));
      await spool.advance(batch);
      if (isFailing) log.info(pumpTexts.delivers);
      isFailing = false;
      most = batchItems;
      backOff.reset();
    } catch (error) {
      if (!(error instanceof NotNow)) throw error;
      const ms = backOff.next(error.afterSeconds);
      if (!signal.aborted) log.warn(pumpTexts.waits(error.message, Math.round(ms / 1_000)));
      isFailing = true;
      await wait(ms, signal);
    }
  }
}

/** Waits until something is stored; looks anyway after a while. */
async function stored(spool: Spool, signal: AbortSignal): Promise<void> {
  const woken = new AbortController();
  const end = spool.onStored(() => woken.abort());
  await wait(idleMs, AbortSignal.any([signal, woken.signal]));
  end();
}
