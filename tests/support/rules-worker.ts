import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database.ts';
import { readEnv } from '../../platform/env.ts';
import { runService } from '../../platform/service.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { createActivities } from '../../workflows/automation/activities.ts';
import { workflowBundle } from '../../workflows/bundle.ts';
import { createTemporalWorker, installTemporalRuntime } from '../../workflows/temporal-worker.ts';

/** A worker that only runs the timers of automation rules: a process that a test can kill. */
const env = readEnv('log', 'health', 'database', 'temporal', 'warehouse');

await runService('rules-worker', env, ({ log }) => {
  installTemporalRuntime(log);
  const db = createDatabase(env.DATABASE_URL, { pool: 4, name: 'rules-worker' });
  const temporal = createTemporal(env);
  const warehouse = createWarehouseClient(env, 'rules-worker');
  return [
    {
      start: async () => {},
      stop: async () => {
        await Promise.all([db.destroy(), temporal.close(), warehouse.close()]);
      },
      health: () => ({ ready: true }),
    },
    createTemporalWorker({
      ...{ env, temporal, log },
      activities: createActivities({ db, clock: systemClock, warehouse, log }),
      bundle: workflowBundle,
      prepare: async () => {},
    }),
  ];
});
