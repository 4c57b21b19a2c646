import type { ChildProcess } from 'node:child_process';
import type { CmmsScene } from './cmms-scene.ts';
import type { TestEnv } from './engines.ts';
import { spawnWorker } from './spawn-worker.ts';

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
