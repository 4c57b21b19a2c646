import { createConnectorPool } from '../../domain/cmms-sync/connector-pool.ts';
import { pullsBy } from '../../domain/cmms-sync/pulls.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database.ts';
import { readEnv } from '../../platform/env.ts';
import { createSeal } from '../../platform/seal.ts';
import { runService } from '../../platform/service.ts';
import { createStream, kafkaOf } from '../../platform/stream.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { waitForAccepted, waitForArrival } from '../../warehouse/arrival.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { workflowBundle } from '../../workflows/bundle.ts';
import { createActivities as ofCommands } from '../../workflows/commands/activities.ts';
import { createActivities as ofRuns } from '../../workflows/reparse/activities.ts';
import { createTemporalWorker, installTemporalRuntime } from '../../workflows/temporal-worker.ts';
import { testOutbound } from './outbound.ts';

/** A worker that only runs commands of integrations: a process that a test can kill. */
const env = readEnv('log', 'health', 'kafka', 'database', 'warehouse', 'temporal', 'reparse', 'secrets');

await runService('commands-worker', env, ({ log, metrics, fatal }) => {
  installTemporalRuntime(log);
  const db = createDatabase(env.DATABASE_URL, { pool: 4, name: 'commands-worker' });
  const warehouse = createWarehouseClient(env, 'commands-worker');
  const temporal = createTemporal(env);
  const stream = createStream({ ...kafkaOf(env), clientId: 'commands-worker', log, metrics, fatal });
  const producer = stream.createProducer();
  const clock = systemClock;
  const pool = createConnectorPool({ db, seal: createSeal(env.SECRETS_KEY), clock, outbound: testOutbound });
  const arrived = () => waitForArrival({ db, stream }, { patienceMs: 30_000 });
  const accepted = () => waitForAccepted({ db, stream }, { patienceMs: 30_000 });
  return [
    {
      start: async () => {},
      stop: async () => {
        await producer.stop();
        await Promise.all([db.destroy(), warehouse.close(), temporal.close()]);
      },
      health: () => ({ ready: true }),
    },
    createTemporalWorker({
      env,
      temporal,
      activities: {
        ...ofCommands({ db, clock, pool, findConnector: pullsBy(pool) }),
        ...ofRuns({ db, warehouse, producer, clock, arrived, accepted, window: env.REPARSE_WINDOW }),
      },
      bundle: workflowBundle,
      prepare: async () => {},
      log,
    }),
  ];
});
