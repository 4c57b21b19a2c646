import { createConnectorPool } from '../../domain/cmms-sync/connector-pool.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database.ts';
import { readEnv } from '../../platform/env.ts';
import { createSeal } from '../../platform/seal.ts';
import { runService } from '../../platform/service.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { workflowBundle } from '../../workflows/bundle.ts';
import { createActivities as syncing } from '../../workflows/cmms-sync/activities.ts';
import { syncQueue } from '../../workflows/cmms-sync/queue.ts';
import { createTemporalWorker, installTemporalRuntime } from '../../workflows/temporal-worker.ts';
import { testOutbound } from './outbound.ts';

/** A worker that only syncs tickets to maintenance systems: a process that a test can kill. */
const env = readEnv('log', 'health', 'database', 'temporal', 'secrets');

await runService('cmms-worker', env, ({ log }) => {
  installTemporalRuntime(log);
  const db = createDatabase(env.DATABASE_URL, { pool: 4, name: 'cmms-worker' });
  const temporal = createTemporal(env);
  const clock = systemClock;
  const pool = createConnectorPool({ db, seal: createSeal(env.SECRETS_KEY), clock, outbound: testOutbound });
  const activities = syncing({ db, clock, pool, awaitUnclearMs: 3_000, searchPauseMs: 300 });
  return [
    {
      start: async () => {},
      stop: async () => {
        await Promise.all([db.destroy(), temporal.close()]);
      },
      health: () => ({ ready: true }),
    },
    createTemporalWorker({
      env,
      temporal,
      activities,
      besides: [syncQueue(env.TEMPORAL_TASK_QUEUE, activities)],
      bundle: workflowBundle,
      prepare: async () => {},
      log,
    }),
  ];
});
