import { test } from 'vitest';
import { runFaults } from './run-faults.ts';

const seed = Number(process.env.FAULT_SEED || 20_261_121);

test(`seed ${seed}: while processes and engines are killed with -9, nothing is lost and nothing is there twice`, async () => {
  await runFaults({ seed, events: 10_000, eventsPerSecond: 350, everyMs: [1_500, 3_000] });
}, 400_000);
