import { readArchivedPayloads } from '../../ingest/messages/archived-payloads.ts';
import { systemClock } from '../../platform/clock.ts';
import { apiDatabaseUrl, createDatabase } from '../../platform/database.ts';
import { readEnv } from '../../platform/env.ts';
import { createKeptFiles } from '../../platform/kept-files.ts';
import { runService } from '../../platform/service.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { createHistory } from '../../warehouse/ports/alarm-history.ts';
import { workflowBundle } from '../../workflows/bundle.ts';
import { createActivities as exporting } from '../../workflows/report-export/activities.ts';
import { createTemporalWorker, installTemporalRuntime } from '../../workflows/temporal-worker.ts';

/** A worker that only writes exports: a process that a test can kill. */
const env = readEnv('log', 'health', 'database', 'apiDatabase', 'warehouse', 'temporal', 'exports');

await runService('export-worker', env, ({ log }) => {
  installTemporalRuntime(log);
  const db = createDatabase(env.DATABASE_URL, { pool: 2, name: 'export-worker' });
  const readerDb = createDatabase(apiDatabaseUrl(env), { pool: 4, name: 'export-worker-lists' });
  const warehouse = createWarehouseClient(env, 'export-worker');
  const temporal = createTemporal(env);
  const history = createHistory(warehouse, readArchivedPayloads);
  const exportFiles = createKeptFiles(env.EXPORTS_FOLDER);
  return [
    {
      start: async () => {},
      stop: async () => {
        await Promise.all([db.destroy(), readerDb.destroy(), warehouse.close(), temporal.close()]);
      },
      health: () => ({ ready: true }),
    },
    createTemporalWorker({
      env,
      temporal,
      activities: exporting({ db, readerDb, history, exportFiles, clock: systemClock, log }),
      bundle: workflowBundle,
      prepare: async () => {},
      log,
    }),
  ];
});
