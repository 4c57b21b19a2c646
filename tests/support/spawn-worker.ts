import { type ChildProcess, spawn } from 'node:child_process';
import { build } from 'esbuild';
import { fromRoot } from '../../platform/root.ts';
import { serverBuild } from '../../start/server-build.ts';
import type { CmmsScene } from './cmms-scene.ts';
import type { TestEnv } from './engines.ts';

const built = new Map<string, Promise<string>>();

/** Builds a worker of `tests/support` into `dist`: a built worker uses the built workflows instead of bundling them. */
async function buildWorker(name: string): Promise<string> {
  const outfile = fromRoot('dist', 'tests', `${name}-${process.pid}.js`);
  await build({
    ...serverBuild,
    ...{ outdir: undefined, outfile, splitting: false, sourcemap: false },
    entryPoints: [fromRoot('tests', 'support', `${name}.ts`)],
  });
  return outfile;
}

/** Starts a worker of `tests/support` as a process, built once per test process; it prints errors only. */
export async function spawnWorker(name: string, env: Record<string, string | undefined>): Promise<ChildProcess> {
  const known = built.get(name) ?? buildWorker(name);
  built.set(name, known);
  return spawn(process.execPath, [await known], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Starts a process that syncs tickets of a scene to maintenance systems. */
export const spawnCmmsWorker = (
  scene: Pick<CmmsScene, 'databaseUrl' | 'sealKey'>,
  env: TestEnv,
): Promise<ChildProcess> =>
  spawnWorker('cmms-worker', {
    DATABASE_URL: scene.databaseUrl,
    SECRETS_KEY: scene.sealKey,
    TEMPORAL_ADDRESS: env.TEMPORAL_ADDRESS,
    TEMPORAL_NAMESPACE: env.TEMPORAL_NAMESPACE,
    TEMPORAL_TASK_QUEUE: env.TEMPORAL_TASK_QUEUE,
  });
