import { type ChildProcess, spawn } from 'node:child_process';
import { build } from 'esbuild';
import { fromRoot } from '../../platform/root.ts';
import { serverBuild } from '../../start/server-build.ts';

const built = new Map<string, Promise<string>>();

/** Builds a worker once per process, into `dist`: a built worker uses the built workflows instead of bundling them. */
async function builtWorker(name: string): Promise<string> {
  const outfile = fromRoot('dist', 'tests', `${name}-${process.pid}.js`);
  await build({
    ...serverBuild,
    ...{ outdir: undefined, outfile, splitting: false, sourcemap: false },
    entryPoints: [fromRoot('tests', 'support', `${name}.ts`)],
  });
  return outfile;
}

/**
 * Starts a worker as a process that a test can kill; it prints errors only.
 * @param name file in tests/support, without an ending.
 */
export async function spawnWorker(name: string, env: Record<string, string | undefined>): Promise<ChildProcess> {
  const file = built.get(name) ?? builtWorker(name);
  built.set(name, file);
  return spawn(process.execPath, [await file], {
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
