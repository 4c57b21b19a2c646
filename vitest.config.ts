import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { measureSlowness } from './tests/support/slowness.ts';
import { cssModules } from './web/styles.ts';

/**
 * One run covers the product: unit, contract and integration tests against the four real engines, and Chromium. The
 * engines start once for the run; every test creates its own customer and deletes no other data.
 */
export default defineConfig(async () => {
  const slowness = await measureSlowness();
  return {
    css: { modules: cssModules },
    test: {
      // parts that are drawn without a browser have their classes, under names of vitest's
      css: { include: [/\.module\.css$/] },
      globalSetup: ['tests/support/global-setup.ts'],
      setupFiles: ['tests/support/untouched-prototypes.ts', 'tests/support/name-what-was-awaited.ts'],
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['node_modules/**', 'dist/**', '.data/**'],
      reporters: ['default', 'json'],
      outputFile: { json: '.data/reports/vitest.json' },
      provide: { slowness },
      // longer than any wait within a test
      testTimeout: 150_000 * slowness,
      hookTimeout: 120_000 * slowness,
      // one more than cores: while one file waits, the others use them
      maxWorkers: Math.min(3, availableParallelism() + 1),
      // files share a process and its imported modules; none may leave state there
      isolate: false,
      sequence: { sequencer: LongestFirst },
      teardownTimeout: 60_000 * slowness,
    },
  };
});
