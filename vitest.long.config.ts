import { defineConfig } from 'vitest/config';
import { measureSlowness } from './tests/support/slowness.ts';
import { Wavering } from './tests/support/wavering.ts';

/** Tests that keep both cores busy, or measure times: each runs alone. */
const alone = ['attacks', 'kills', 'standstill'].map((name) => `tests/long/${name}.long.ts`);

/** Long tests: faults over minutes, each with its own engines and processes. Those that mostly wait run in parallel. */
export default defineConfig(async () => {
  const slowness = await measureSlowness();
  return {
    test: {
      globalSetup: ['tests/support/build-setup.ts'],
      setupFiles: ['tests/support/name-what-was-awaited.ts'],
      reporters: ['default', 'json', new Wavering()],
      outputFile: { json: '.data/reports/vitest-long.json' },
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
