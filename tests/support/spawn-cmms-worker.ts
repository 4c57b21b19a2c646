import { type ChildProcess, spawn } from 'node:child_process';
import { build } from 'esbuild';
import { fromRoot } from '../../platform/root.ts';
import { serverBuild } from '../../start/server-build.ts';
import type { CmmsScene } from './cmms-scene.ts';
import type { TestEnv } from './engines.ts';

let built: Promise<string> | undefined;

/** Builds the worker once per process, into `dist`: a built worker uses the built workflows instead of bundling them. */
async function builtWorker(): Promise<string> {
  const outfile = fromRoot('dist', 'tests', `cmms-worker-${process.pid}.js`);
  await build({
    ...serverBuild,
    ...{ outdir: undefined, outfile, splitting: false, sourcemap: false },
    entryPoints: [fromRoot('tests', 'support', 'cmms-worker.ts')],
  });
  return outfile;
}

/** Starts a process that syncs tickets of a scene to maintenance systems, and prints errors only. */
export async function spawnCmmsWorker(
  scene: Pick<CmmsScene, 'databaseUrl' | 'sealKey'>,
  env: TestEnv,
): Promise<ChildProcess> {
  built ??= builtWorker();
  return spawn(process.execPath, [await built], {
    env: {
      ...process.env,
      DATABASE_URL: scene.databaseUrl,
      SECRETS_KEY: scene.sealKey,
      TEMPORAL_ADDRESS: env.TEMPORAL_ADDRESS,
      TEMPORAL_NAMESPACE: env.TEMPORAL_NAMESPACE,
      TEMPORAL_TASK_QUEUE: env.TEMPORAL_TASK_QUEUE,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
