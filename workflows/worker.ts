import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { runService } from '../platform/service.ts';
import { createStream } from '../platform/stream.ts';
import { createTemporal } from '../platform/temporal.ts';
import { createWarehouseClient } from '../warehouse/client.ts';
import { workflowBundle } from './bundle.ts';
import { createActivities } from './housekeeping/activities.ts';
import { ensureSchedules } from './housekeeping/client.ts';
import { createNuisanceConsumer } from './housekeeping/nuisance-consumer.ts';
import { observedActivities } from './observed-activities.ts';
import { createTemporalWorker, installTemporalRuntime } from './temporal-worker.ts';

const env = readEnv('log', 'health', 'kafka', 'database', 'warehouse', 'temporal');

await runService('worker', env, ({ log, metrics, fatal }) => {
  installTemporalRuntime(log);
  const db = createDatabase(env.DATABASE_URL, { pool: env.DATABASE_POOL, name: 'worker', metrics });
  const warehouse = createWarehouseClient(env, 'worker', metrics);
  const temporal = createTemporal(env);
  const stream = createStream({
    brokers: env.KAFKA_BROKERS,
    prefix: env.KAFKA_PREFIX,
    clientId: 'worker',
    log,
    metrics,
    fatal,
  });
  const clock = systemClock;
  return [
    {
      start: async () => {},
      stop: async () => {
        await Promise.all([db.destroy(), warehouse.close(), temporal.close()]);
      },
      health: () => ({ ready: true }),
    },
    createNuisanceConsumer({ db, warehouse, clock, stream, log }),
    createTemporalWorker({
      env,
      temporal,
      activities: observedActivities(createActivities({ db, warehouse, clock }), metrics),
      bundle: workflowBundle,
      prepare: () => ensureSchedules(temporal),
      log,
    }),
  ];
});
