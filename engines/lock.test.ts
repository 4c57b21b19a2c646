import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bornAt, identify } from './identity.ts';
import { tryLock, withLock } from './lock.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a lock is held by one, names its holder to others and is free once released', async () => {
  const path = join(dir, 'a', 'lock');
  const first = await tryLock(path);
  expect(await tryLock(path)).toEqual({ heldBy: identify(process.pid) });
  if ('release' in first) await first.release();
  expect(await tryLock(path)).toHaveProperty('release');
  expect(await readdir(join(dir, 'a'))).toEqual(['lock']);
});

test('a lock of a process that ended is taken over, even when its number was given to another', async () => {
  const path = join(dir, 'lock');
  await writeFile(path, JSON.stringify({ pid: process.pid, born: 'before the last boot' }));
  expect(await tryLock(path)).toHaveProperty('release');
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(identify(process.pid));
});

test('a half-written lock is taken over', async () => {
  const path = join(dir, 'lock');
  await writeFile(path, '{"pid": 1');
  expect(await tryLock(path)).toHaveProperty('release');
});

test('work under a lock never overlaps, and a failure releases it', async () => {
  const path = join(dir, 'lock');
  let inside = 0;
  let most = 0;
  const waited: number[] = [];
  const work = (index: number) =>
    withLock(
      path,
      () => waited.push(index),
      async () => {
        inside += 1;
        most = Math.max(most, inside);
        await readdir(dir);
        inside -= 1;
        if (index === 0) throw new Error('failed');
        return index;
      },
    );
  const done = await Promise.allSettled([0, 1, 2].map(work));
  expect(most).toBe(1);
  expect(waited.length).toBeLessThanOrEqual(2);
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('a process that ended has no birth, also while nobody has reaped it', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  const pid = child.pid ?? 0;
  expect(bornAt(pid)).toBeDefined();
  await once(child, 'exit');
  expect(bornAt(pid)).toBeUndefined();
});
