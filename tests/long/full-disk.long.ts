import { execFileSync, spawnSync } from 'node:child_process';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { needKafka } from '../faults/need-kafka.ts';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

/** The disk of each engine, in MB, and who cannot do without it. */
const disks = {
  clickhouse: { size: 1_000, needed: ['load'] },
  postgres: { size: 1_500, needed: ['project'] },
  kafka: { size: 1_000, needed: ['gateway', 'relay'] },
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

/** @throws Error that says what the machine has to allow. */
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

/** Also what an earlier run has left behind. */
function unmount(disk: Disk): void {
  spawnSync('umount', ['--lazy', folderOf(disk)], { stdio: 'ignore' });
}

/** Writes until there is no room left, and again whenever an engine has made room for itself. */
function keepFull(disk: Disk) {
  const file = join(folderOf(disk), 'ballast');
  let isOver = false;
  const filling = (async () => {
    const ballast = await open(file, 'w');
    while (!isOver) {
      await fill(ballast);
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

async function fill(ballast: FileHandle): Promise<void> {
  try {
    for (const size of [1024 * 1024, 4096])
      for (;;) if ((await ballast.write(Buffer.alloc(size))).bytesWritten < size) break;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
