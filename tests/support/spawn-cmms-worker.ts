import { type ChildProcess, spawn } from 'node:child_process';
import { fromRoot } from '../../platform/root.ts';
import type { CmmsScene } from './cmms-scene.ts';
import type { TestEnv } from './engines.ts';

/** Starts a process that syncs tickets of a scene to maintenance systems, and prints errors only. */
export const spawnCmmsWorker = (scene: Pick<CmmsScene, 'databaseUrl' | 'sealKey'>, env: TestEnv): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', fromRoot('tests', 'support', 'cmms-worker.ts')], {
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
