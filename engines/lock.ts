import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { alive, type Identity, identify, parseIdentity } from './identity.ts';

export type Lock = { release: () => Promise<void> };

/**
 * Takes the lock file for this process. Returns the holder instead when another living process (or an earlier call of
 * this one) has it; a file left by a process that ended is taken over.
 */
export async function tryLock(path: string): Promise<Lock | { heldBy: Identity }> {
  await mkdir(dirname(path), { recursive: true });
  const mine = `${path}.${randomUUID()}`;
  await writeFile(mine, JSON.stringify(identify(process.pid)));
  try {
    for (;;) {
      try {
        await link(mine, path);
        return { release: () => unlink(path) };
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const holder = await readHolder(path);
      if (holder && alive(holder)) return { heldBy: holder };
      await removeStale(path);
    }
  } finally {
    await unlink(mine);
  }
}

/** Runs the work while holding the lock file, after waiting for its holder; calls `waiting` once, before the wait. */
export async function withLock<T>(
  path: string,
  waiting: (holder: Identity) => void,
  work: () => Promise<T>,
): Promise<T> {
  for (let first = true; ; first = false) {
    const lock = await tryLock(path);
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        await lock.release();
      }
    }
    if (first) waiting(lock.heldBy);
    await pause(200);
  }
}

async function readHolder(path: string): Promise<Identity | undefined> {
  try {
    return parseIdentity(await readFile(path, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Removes a stale lock file. Two processes may do so at once: one that has moved a live file restores it. */
async function removeStale(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved && alive(moved)) await link(aside, path);
  await unlink(aside);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
