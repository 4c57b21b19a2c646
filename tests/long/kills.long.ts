import { expect, test } from 'vitest';
import { killAtRandom } from '../faults/kills.ts';
import { survive } from '../faults/survive.ts';
import { seedsFrom } from './seeds.ts';

test.for(seedsFrom([7, 99]))('seed %i: 100,000 events while processes and engines are killed with -9', async (seed) => {
  const trial = { name: `seed-${seed}-long`, seed, events: 100_000, eventsPerSecond: 1_000 };
  await survive(trial, async (scene) => {
    await killAtRandom([2_000, 5_000])(scene);
    const { arena, standstill } = scene;
    const killed = new Set(standstill.kills.map(({ station }) => station));
    expect(killed, 'every station has had its turn').toEqual(new Set([...arena.processNames, ...arena.engineNames]));
  });
});
