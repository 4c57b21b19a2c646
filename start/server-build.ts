import { readFileSync } from 'node:fs';
import type { BuildOptions } from 'esbuild';
import { fromRoot } from '../platform/root.ts';

/** One bundle per process, with chunks for what processes share or load on demand; packages are not bundled. */
export const serverBuild: BuildOptions = {
  entryPoints: {
    ingest: fromRoot('ingest', 'main.ts'),
    api: fromRoot('api', 'main.ts'),
    worker: fromRoot('workflows', 'worker', 'main.ts'),
    clickhouse: fromRoot('engines', 'clickhouse', 'daemon', 'main.ts'),
    building: fromRoot('simulators', 'bas', 'main.ts'),
    maintenance: fromRoot('simulators', 'maintenance', 'main.ts'),
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

/** Says what is missing before anything of the program needs it. */
const needsNode = `const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 15)) {
  console.error('Needs Node 20.15 or newer, this is ' + process.versions.node);
  process.exit(1);
}`;

/** The pump is one file with everything in it: it runs on machines that have only Node. */
export function pumpBuild(): BuildOptions {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  return {
    entryPoints: [fromRoot('pump', 'main.ts')],
    outfile: fromRoot('dist', 'pump', 'annunciator-pump.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    banner: { js: needsNode },
    define: { PUMP_VERSION: JSON.stringify(version) },
    legalComments: 'eof',
    logLevel: 'warning',
  };
}
