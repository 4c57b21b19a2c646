import { test } from 'vitest';
import { patience } from '../support/patience.ts';
import { killAtRandom } from './kills.ts';
import { survive } from './survive.ts';

const seed = Number(process.env.FAULT_SEED || 20_261_121);

test(
  `seed ${seed}: while processes and engines are killed with -9, nothing is lost and nothing is there twice`,
  async () => {
    const trial = { name: `seed-${seed}`, seed, events: 6_000, eventsPerSecond: 240 };
    await survive(trial, killAtRandom([2_000, 3_000]));
  },
  patience(400_000),
);
