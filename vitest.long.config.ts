import { defineConfig } from 'vitest/config';
import { FlakyTests } from './tests/support/flaky.ts';
import { measureSlowness } from './tests/support/slowness.ts';

/** They keep both cores busy, or time what they see: each runs alone. */
const alone = ['attacks', 'kills', 'standstill'].map((name) => `tests/long/${name}.long.ts`);

/** What takes minutes: faults at length, each on engines and processes of its own. Those that mostly wait do so beside each other. */
export default defineConfig(async () => {
  const slowness = await measureSlowness();
  return {
    test: {
      globalSetup: ['tests/support/build-setup.ts'],
      setupFiles: ['tests/support/name-what-was-awaited.ts'],
      reporters: ['default', 'json', new FlakyTests()],
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
