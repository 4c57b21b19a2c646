import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askDoor } from '../faults/need-kafka.ts';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

const memoryMax = 700 * 1024 * 1024;

test('Postgres neither answers nor breaks off for 40 s: doors stay open, memory stays bounded, all goes on', async () => {
  const trial = { name: 'slow-postgres', seed: seedFrom(13), events: 100_000, eventsPerSecond: 400 };
  await survive(trial, async (scene) => {
    const { arena, standstill } = scene;
    await until('events to flow', () => standstill.hasMovedSince(0));
    const pids = arena.processNames.map(arena.pid);
    const line = arena.said.length;
    const postmaster = ownPid(arena.enginePid('postgres'));
    // the postmaster first, so that it starts no session that would not be stopped
    signal([postmaster], 'SIGSTOP');
    const frozen = [postmaster, ...childrenOf(postmaster)];
    signal(frozen, 'SIGSTOP');
    try {
      await arena.complaining(['project', 'relay'], line);
      await until('the API to be unready', async () => (await arena.ready('api'))?.ready === false);
      await sleep(25_000);
      // events accepted meanwhile wait in Kafka, not in memory
      expect(await arena.ready('gateway')).toMatchObject({ ready: true });
      expect((await askDoor(scene)).status).toBe(207);
      for (const name of arena.processNames) expect(await arena.memory(name), name).toBeLessThan(memoryMax);
    } finally {
      signal(frozen, 'SIGCONT');
    }
    const thawedAt = Date.now();
    await arena.allReady();
    await until('events to flow again', () => standstill.hasMovedSince(thawedAt), 60_000);
    expect(arena.processNames.map(arena.pid)).toEqual(pids);
  });
});

/** @throws Error for any pid but another process's: 0 is our own group, and everything descends from 1. */
function ownPid(pid: number | undefined): number {
  if (pid === undefined || !Number.isInteger(pid) || pid <= 1 || pid === process.pid || pid === process.ppid)
    throw new Error(`Postgres has no process id of its own: ${pid}`);
  return pid;
}

function childrenOf(pid: number): number[] {
  const children = execFileSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' });
  return children
    .trim()
    .split(/\s+/)
    .map((child) => ownPid(Number(child)));
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch (error) {
      // the session has ended meanwhile
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
