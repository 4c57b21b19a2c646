import { execFileSync, spawnSync } from 'node:child_process';
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { needKafka } from '../faults/need-kafka.ts';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

/**
 * Disk of each engine, in MB, the bytes left when it counts as full, and the processes that depend on it. ClickHouse
 * starts nothing that may need a megabyte it does not have; taking the last bytes during a merge makes it leave a part
 * that it cannot read (docs/reliability.md).
 */
const disks = {
  clickhouse: { size: 1_000, left: 512 * 1024, needed: ['load'] },
  postgres: { size: 1_500, left: 0, needed: ['project'] },
  kafka: { size: 1_000, left: 0, needed: ['gateway', 'relay'] },
} as const;
type Disk = keyof typeof disks;
const dataDir = fromRoot('.data', 'faults-full-disk');
const folderOf = (disk: Disk): string => join(dataDir, disk);
const names = Object.keys(disks) as Disk[];

test('the disks of ClickHouse, Postgres and Kafka are full in turn: it is said, and all goes on when there is room', async () => {
  for (const disk of names) await mount(disk);
  try {
    const trial = { name: 'full-disk', seed: seedFrom(12), events: 100_000, eventsPerSecond: 100, dataDir };
    await survive(trial, async (scene) => {
      const { arena, standstill } = scene;
      const pids = arena.processNames.map(arena.pid);
      for (const disk of names) {
        const calmSince = Date.now();
        await until('events to flow', () => standstill.hasMovedSince(calmSince), 60_000);
        const line = arena.said.length;
        const full = keepFull(disk);
        try {
          if (disk === 'kafka') await until('Kafka to be away', async () => (await needKafka(scene)).status === 503);
          await arena.complaining(disks[disk].needed, line);
        } finally {
          await full.end();
        }
        await arena.allReady();
        const freeSince = Date.now();
        await until(`events to flow again with room for ${disk}`, () => standstill.hasMovedSince(freeSince), 60_000);
        expect(arena.processNames.map(arena.pid), 'nobody had to leave').toEqual(pids);
      }
    });
  } finally {
    names.forEach(unmount);
  }
});

/** Mounts a disk. @throws Error with the permission that is missing. */
async function mount(disk: Disk): Promise<void> {
  unmount(disk);
  await rm(folderOf(disk), { recursive: true, force: true });
  await mkdir(folderOf(disk), { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disks[disk].size}m`, 'tmpfs', folderOf(disk)]);
  } catch (cause) {
    throw new Error('A small file system has to be mounted (mount -t tmpfs): run this as root on Linux.', { cause });
  }
}

/** Unmounts a disk, also one left by an earlier run. */
function unmount(disk: Disk): void {
  spawnSync('umount', ['--lazy', folderOf(disk)], { stdio: 'ignore' });
}

/** Writes until there is no space left, and again whenever an engine has freed some. */
function keepFull(disk: Disk) {
  const file = join(folderOf(disk), 'ballast');
  let isOver = false;
  const filling = (async () => {
    const ballast = await open(file, 'w');
    while (!isOver) {
      await fill(ballast, disk);
      await sleep(200);
    }
    await ballast.close();
  })();
  return {
    async end(): Promise<void> {
      isOver = true;
      await filling;
      await rm(file);
    },
  };
}

async function fill(ballast: FileHandle, disk: Disk): Promise<void> {
  const room = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folderOf(disk));
    return bavail * bsize - disks[disk].left;
  };
  try {
    for (let free = await room(); free > 0; free = await room())
      await ballast.write(Buffer.alloc(Math.min(free, 1024 * 1024)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
