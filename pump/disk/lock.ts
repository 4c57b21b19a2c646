import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readlink, rename, rm, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { pumpTexts } from '../../texts/pump.ts';

/** The holder renews its lock so often. */
const renewMs = 1_000;
/** A lock that is not renewed over so many looks, five seconds, is that of a dead process. */
const looks = 20;
const lookMs = 250;

/** Holder of a lock. `place` is where its number means that process: this boot and this container, null if unknown. */
const holderSchema = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.int().positive(),
  place: z.string().nullable(),
});

/**
 * Keeps a folder to one process, also between containers that share it. Its lock is a file that is touched as long as
 * the process lives: numbers of processes are given anew after a restart, and clocks are set, so others watch whether
 * it is touched.
 * @param lost Called once when another process has taken the lock over, because this one stood still.
 * @returns what gives it back. @throws Error while another process has it.
 */
export async function lockFolder(folder: string, lost: () => void): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'pump.lock');
  const place = await placeOfNumbers();
  const holder = JSON.stringify({ id: randomUUID(), host: hostname(), pid: process.pid, place });
  let mine = await create(path, holder);
  while (mine === null) {
    await takeAway(path, folder, place);
    mine = await create(path, holder);
  }
  return renewed(path, mine, lost);
}

/** Makes the lock. @returns what is written in it; null if there is one. */
async function create(path: string, holder: string): Promise<string | null> {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(holder);
      return holder;
    } catch (error) {
      // a full disk takes no text: it is the pump that makes room on it
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      await file.truncate();
      return '';
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
}

/** Removes the lock of a dead process. @throws Error if its process lives. */
async function takeAway(path: string, folder: string, place: string | null): Promise<void> {
  const first = await look(path);
  if (!first) return;
  const holder = holderOf(first.text);
  const inUse = (): Error => new Error(pumpTexts.inUse(folder, holder));
  const isDead = holder !== null && place !== null && holder.place === place && isFree(holder.pid);
  // counted, not timed: a machine that was suspended meanwhile has given the holder no chance
  for (let n = 0; n < looks && !isDead; n += 1) {
    await sleep(lookMs);
    const next = await look(path);
    if (!next) return;
    if (next.text !== first.text || next.touchedAt !== first.touchedAt) throw inUse();
  }
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    // another one was faster
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const isOther = (await readFile(aside, 'utf8')) !== first.text;
  // another one was faster, and has the lock by now: it gets it back
  if (isOther) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
  if (isOther) throw inUse();
}

/** Touches the lock until it is given back. */
function renewed(path: string, mine: string, lost: () => void): () => Promise<void> {
  const ending = new AbortController();
  const isMine = (): Promise<boolean> =>
    readFile(path, 'utf8').then(
      (text) => text === mine,
      // a fault of the disk says nothing of the lock
      (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
    );
  async function renew(): Promise<void> {
    const { signal } = ending;
    while (await sleep(renewMs, true, { signal, ref: false }).catch(() => false)) {
      if (!(await isMine())) return lost();
      const now = new Date();
      await utimes(path, now, now).catch(() => {});
    }
  }
  const renewing = renew();
  return async () => {
    ending.abort();
    await renewing;
    // what stays behind is taken over
    if (await isMine()) await rm(path, { force: true }).catch(() => {});
  };
}

/** Text of a lock and when it was touched; null if there is none. Opens it: shared folders ask their server then. */
async function look(path: string): Promise<{ text: string; touchedAt: bigint } | null> {
  try {
    const file = await open(path, 'r');
    try {
      const { mtimeNs } = await file.stat({ bigint: true });
      return { text: await file.readFile('utf8'), touchedAt: mtimeNs };
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function holderOf(text: string): z.output<typeof holderSchema> | null {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** This boot and this container; null on machines without /proc, which always watch the lock. */
async function placeOfNumbers(): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/** True if no process has the number. One that has it may be any other. */
function isFree(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
