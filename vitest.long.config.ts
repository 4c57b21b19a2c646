import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { measureSlowness } from './tests/support/slowness.ts';

/** Tests that time what they see: each runs alone. */
const alone = ['attacks', 'standstill'].map((name) => `tests/long/${name}.long.ts`);

/** Faults at length, each on engines and processes of its own. While one waits for what it killed, another has the processors. */
export default defineConfig(async () => {
  const slowness = await measureSlowness();
  return {
    test: {
      globalSetup: ['tests/support/build-setup.ts'],
      setupFiles: ['tests/support/name-what-was-awaited.ts'],
      reporters: ['default', 'json'],
      outputFile: { json: '.data/reports/vitest-long.json' },
      sequence: { sequencer: LongestFirst },
      provide: { slowness },
      testTimeout: 900_000 * slowness,
      hookTimeout: 300_000 * slowness,
      teardownTimeout: 60_000 * slowness,
      projects: [
        { extends: true as const, test: { name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 0 } } },
        {
          extends: true as const,
          test: {
            name: 'beside each other',
            include: ['tests/long/**/*.long.ts'],
            exclude: alone,
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
