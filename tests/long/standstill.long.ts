import { type ChildProcess, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { kill } from '../faults/kills.ts';
import type { Standstill } from '../faults/standstill.ts';
import { type Scene, survive } from '../faults/survive.ts';
import { patience } from '../support/patience.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

/**
 * Limit after a kill until lists and histories progress again, on the usual machine, under other load too. The actual
 * standstills are in `.data/reports/faults.json`; the aim on an otherwise idle machine is 5 s.
 */
const boundMs = patience(15_000);

const others: ChildProcess[] = [];
afterEach(() => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
});

/** Kills stations one by one, each once lists and histories have progressed after the previous kill. */
const killEach =
  (stationsOf: (arena: Scene['arena']) => string[]) =>
  async (scene: Scene): Promise<void> => {
    for (const station of stationsOf(scene.arena)) {
      const at = Date.now();
      await kill(scene, station);
      // a consumer that has not noticed yet continues for a while: only progress well after the kill counts
      await until(`progress after ${station} was killed`, () => scene.standstill.hasMovedSince(at + 10_000), 120_000);
    }
  };

function expectWithinBound(stood: Standstill): void {
  const late = Object.entries(stood).filter(([, { listMs, historyMs }]) => Math.max(listMs, historyMs) > boundMs);
  expect(late, `stood still for more than ${boundMs} ms`).toEqual([]);
}

test('each station is killed alone: lists and histories go on within 15 s', async () => {
  const trial = { name: 'one-at-a-time', seed: seedFrom(3), events: 100_000, eventsPerSecond: 200 };
  expectWithinBound(
    await survive(
      trial,
      killEach((arena) => [...arena.processNames, ...arena.engineNames]),
    ),
  );
});

test('on a machine whose processors are all busy with something else: within 15 s', async () => {
  const trial = { name: 'beside-other-work', seed: seedFrom(5), events: 100_000, eventsPerSecond: 200 };
  const stood = await survive(trial, async (scene) => {
    for (const _ of cpus())
      others.push(spawn('sh', ['-c', 'while :; do :; done'], { detached: true, stdio: 'ignore' }));
    const road = ['normalise', 'project', 'relay', 'load'];
    await killEach((arena) => [...road, ...arena.engineNames.filter((name) => name !== 'temporal')])(scene);
    for (const other of others) other.kill('SIGKILL');
  });
  expectWithinBound(stood);
});
