import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';

const memoryMax = 700 * 1024 * 1024;

test('Postgres neither answers nor breaks off for 40 s: doors stay open, memory stays bounded, all goes on', async () => {
  const trial = { name: 'slow-postgres', seed: 13, events: 100_000, eventsPerSecond: 400 };
  await survive(trial, async ({ arena, standstill }) => {
    await until('events to flow', () => standstill.hasMovedSince(0));
    const pids = arena.processNames.map(arena.pid);
    const line = arena.said.length;
    const frozen = withChildren(arena.enginePid('postgres'));
    signal(frozen, 'SIGSTOP');
    try {
      await arena.complaining(['project', 'relay'], line);
      await until('the API to be unready', async () => (await arena.ready('api'))?.ready === false);
      await sleep(25_000);
      // what is accepted meanwhile waits in Kafka, not in memory
      expect(await arena.ready('gateway')).toMatchObject({ ready: true });
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

/**
 * The postmaster and its sessions.
 * @throws Error for anything but one process of its own: 0 would be our own group, and whose children 0 has is everybody.
 */
function withChildren(pid: number | undefined): number[] {
  if (pid === undefined || !Number.isInteger(pid) || pid <= 1 || pid === process.pid || pid === process.ppid)
    throw new Error(`Postgres has no process id of its own: ${pid}`);
  const children = execFileSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' });
  const found = children.trim().split(/\s+/).map(Number);
  if (found.some((child) => !(child > 1))) throw new Error(`no process ids: ${children}`);
  return [pid, ...found];
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch (error) {
      // a session that has ended meanwhile
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
