import { test } from 'vitest';
import { kill } from '../faults/kills.ts';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

test('each station is killed alone; how long lists and charts stand still is in .data/reports/faults.json', async () => {
  const trial = { name: 'one-at-a-time', seed: seedFrom(3), events: 100_000, eventsPerSecond: 200 };
  await survive(trial, async (scene) => {
    const { arena, standstill } = scene;
    for (const station of [...arena.processNames, ...arena.engineNames]) {
      const at = Date.now();
      await kill(scene, station);
      // a reader that has not noticed yet goes on for a while: what counts is what moves well after the kill
      await until(`progress after ${station} was killed`, () => standstill.hasMovedSince(at + 12_000), 120_000);
    }
  });
});
