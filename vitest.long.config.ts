import { defineConfig } from 'vitest/config';
import { Wavering } from './tests/support/wavering.ts';

/** What takes minutes: faults at length, each on engines and processes of its own, one after another. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/build-setup.ts'],
    include: ['tests/long/**/*.long.ts'],
    reporters: ['default', 'json', new Wavering()],
    outputFile: { json: '.data/reports/vitest-long.json' },
    testTimeout: 900_000,
    fileParallelism: false,
    teardownTimeout: 60_000,
  },
});
