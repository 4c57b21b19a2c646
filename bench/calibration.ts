import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fromRoot } from '../platform/root.ts';

/** Speed of this machine at the moment: machines of one kind differ by a factor of two, and by the hour. */
export interface Calibration {
  /** Rounds of hashing and parsing an alarm, thousands a second: by one thread, and by two together. */
  oneThread: number;
  twoThreads: number;
  /** Milliseconds that a synced write of 4 KB takes. */
  syncedWriteMs: number;
}

const rounds = 60_000;
const writes = 100;

/** Runs a fixed amount of hashing, parsing and writing, for about two seconds. */
export async function calibrate(): Promise<Calibration> {
  const oneThread = await ratePerSecond(1);
  const twoThreads = await ratePerSecond(2);
  return { oneThread, twoThreads, syncedWriteMs: syncedWrite() };
}

export const shownCalibration = ({ oneThread, twoThreads, syncedWriteMs }: Calibration): string =>
  `machine: ${oneThread}k rounds/s in one thread, ${twoThreads}k in two, a synced write ${syncedWriteMs} ms`;

async function ratePerSecond(threads: number): Promise<number> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./calibration-thread.mjs', import.meta.url), { workerData: { rounds } }),
  );
  const answers = (): Promise<unknown> =>
    Promise.all(workers.map((worker) => new Promise((done) => worker.once('message', done))));
  await answers();
  const begin = performance.now();
  const finished = answers();
  for (const worker of workers) worker.postMessage('go');
  await finished;
  const seconds = (performance.now() - begin) / 1_000;
  await Promise.all(workers.map((worker) => worker.terminate()));
  return Math.round((threads * rounds) / seconds / 1_000);
}

function syncedWrite(): number {
  const folder = fromRoot('.data', 'bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'calibration');
  const handle = openSync(file, 'w');
  const block = Buffer.alloc(4_096, 1);
  const begin = performance.now();
  for (let n = 0; n < writes; n += 1) {
    writeSync(handle, block);
    fsyncSync(handle);
  }
  const each = (performance.now() - begin) / writes;
  closeSync(handle);
  rmSync(file);
  return Number(each.toFixed(2));
}
