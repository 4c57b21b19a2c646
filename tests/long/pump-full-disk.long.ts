import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { Spool } from '../../pump/spool.ts';

const disk = fromRoot('.data', 'faults-pump-disk');

test('a pump whose disk is full takes nothing more and loses nothing, also over a restart; room makes it go on', async () => {
  spawnSync('umount', ['--lazy', disk], { stdio: 'ignore' });
  await rm(disk, { recursive: true, force: true });
  await mkdir(disk, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  try {
    const open = () => Spool.open(join(disk, 'spool'), 1e9, (file) => expect.fail(`${file} is damaged`));
    const stored: string[] = [];
    let spool = await open();
    const append = async (item: string): Promise<boolean> => {
      const isStored = await spool.append([item], Date.now());
      if (isStored) stored.push(item);
      return isStored;
    };
    for (let n = 0; await append(`"${n} ${'x'.repeat(5_000)}"`); n++);
    expect(spool.state().isFull).toBe(true);
    const taken: string[] = [];
    const take = async (): Promise<boolean> => {
      const batch = await spool.peek(50, 1_048_576);
      if (!batch) return false;
      taken.push(...batch.items);
      await spool.advance(batch);
      return true;
    };
    await take();
    await append('"small enough for what is left"');
    await spool.close();
    spool = await open();
    while (await take());
    // the position could not be noted on the full disk: a part may come again, and nothing is left out
    expect([...new Set(taken)]).toEqual(stored);
    expect(await append('"after"')).toBe(true);
    expect(spool.state().isFull).toBe(false);
    await spool.close();
  } finally {
    spawnSync('umount', ['--lazy', disk], { stdio: 'ignore' });
  }
});
