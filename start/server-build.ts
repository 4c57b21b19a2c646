import type { BuildOptions } from 'esbuild';
import { fromRoot } from '../platform/root.ts';

/** One bundle per process, with chunks for what processes share or load on demand; packages are not bundled. */
export const serverBuild: BuildOptions = {
  entryPoints: {
    ingest: fromRoot('ingest', 'main.ts'),
    api: fromRoot('api', 'main.ts'),
    worker: fromRoot('workflows', 'worker.ts'),
    clickhouse: fromRoot('engines', 'clickhouse', 'main.ts'),
    building: fromRoot('simulators', 'bas', 'main.ts'),
    maintenance: fromRoot('simulators', 'cmms', 'main.ts'),
    year: fromRoot('simulators', 'year', 'main.ts'),
  },
  outdir: fromRoot('dist'),
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
};
