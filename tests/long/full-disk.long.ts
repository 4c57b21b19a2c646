import { execFileSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';

/** The disk of each engine, in MB, and who cannot do without it. */
const disks = {
  clickhouse: { size: 400, needed: ['load'] },
  postgres: { size: 500, needed: ['project'] },
  kafka: { size: 300, needed: ['gateway', 'relay'] },
} as const;
type Disk = keyof typeof disks;
const dataDir = fromRoot('.data', 'faults-full-disk');
const folderOf = (disk: Disk): string => join(dataDir, disk);
const names = Object.keys(disks) as Disk[];

test('the disks of ClickHouse, Postgres and Kafka are full in turn: it is said, and all goes on when there is room', async () => {
  for (const disk of names) await mount(disk);
  try {
    const trial = { name: 'full-disk', seed: 12, events: 100_000, eventsPerSecond: 200, dataDir };
    await survive(trial, async ({ arena, standstill }) => {
      for (const disk of names) {
        const calmSince = Date.now();
        await until('events to flow', () => standstill.hasMovedSince(calmSince), 60_000);
        const saidBefore = arena.said.length;
        await fill(disk);
        await arena.unready(disks[disk].needed);
        const said = arena.said.slice(saidBefore).join('\n');
        expect(said).toMatch(/away|could not|No space|ended on its own|not enough space/i);
        await rm(join(folderOf(disk), 'ballast'));
        await arena.allReady();
        const freeSince = Date.now();
        await until(`events to flow again with room for ${disk}`, () => standstill.hasMovedSince(freeSince), 60_000);
      }
    });
  } finally {
    for (const disk of names) execFileSync('umount', ['--lazy', folderOf(disk)], { stdio: 'ignore' });
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** @throws Error that says what the machine has to allow. */
async function mount(disk: Disk): Promise<void> {
  await mkdir(folderOf(disk), { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disks[disk].size}m`, 'tmpfs', folderOf(disk)]);
  } catch (cause) {
    throw new Error('A small file system has to be mounted (mount -t tmpfs): run this as root on Linux.', { cause });
  }
}

/** Writes until there is no room left. */
async function fill(disk: Disk): Promise<void> {
  const ballast = await open(join(folderOf(disk), 'ballast'), 'w');
  try {
    for (const size of [1024 * 1024, 4096])
      for (;;) if ((await ballast.write(Buffer.alloc(size))).bytesWritten < size) break;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await ballast.close();
  }
}
