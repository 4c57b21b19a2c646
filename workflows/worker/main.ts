import { createConnectorPool } from '../../domain/cmms-sync/connector-pool.ts';
import { pullsBy } from '../../domain/cmms-sync/pulls.ts';
import { exportsAtOnce } from '../../domain/constants.ts';
import { readArchivedPayloads } from '../../ingest/messages/archived-payloads.ts';
import { systemClock } from '../../platform/clock.ts';
import { apiDatabaseUrl, createDatabase } from '../../platform/database.ts';
import { readEnv } from '../../platform/env.ts';
import { requiresMailTls } from '../../platform/env-rules.ts';
import { createKeptFiles } from '../../platform/kept-files.ts';
import { createOutbound } from '../../platform/outbound.ts';
import { outboundRules } from '../../platform/outbound-address.ts';
import { printPdf } from '../../platform/print-pdf.ts';
import { pushKeysOf } from '../../platform/push/push-keys.ts';
import { createPushServices } from '../../platform/push/push-services.ts';
import { createSeal } from '../../platform/seal.ts';
import { runService } from '../../platform/service.ts';
import { createSmsProvider } from '../../platform/sms/sms-provider.ts';
import { createStream, kafkaOf } from '../../platform/stream.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { waitForAccepted, waitForArrival } from '../../warehouse/arrival.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { createHistory } from '../../warehouse/ports/alarm-history.ts';
import { findOccurrences } from '../../warehouse/queries/alarm-occurrences.ts';
import { createAutomationConsumer } from '../automation/consumer.ts';
import { workflowBundle } from '../bundle.ts';
import { createChangesConsumer } from '../changes/consumer.ts';
import { createSyncConsumer } from '../cmms-sync/consumer.ts';
import { syncQueue } from '../cmms-sync/queue.ts';
import { createTokensHandler } from '../cmms-tokens/handler.ts';
import { createActivityHandler } from '../entity-activity/handler.ts';
import { createActivities } from '../generated/activities.ts';
import { createIncidentHandler } from '../incidents/handler.ts';
import { createMailSender } from '../senders/mail-sender.ts';
import { createPushSender } from '../senders/push-sender.ts';
import { createSmsSender } from '../senders/sms-sender.ts';
import { ensureSchedules } from '../sweeps/schedules.ts';
import { createTemporalWorker, installTemporalRuntime } from '../temporal-worker.ts';
import { observedActivities } from './observed-activities.ts';

const env = readEnv(
  'log',
  'health',
  'kafka',
  'database',
  'apiDatabase',
  'warehouse',
  'temporal',
  'reparse',
  'secrets',
  'smtp',
  'print',
  'sms',
  'product',
  'outbound',
  'exports',
);

await runService('worker', env, ({ log, metrics, fatal }) => {
  installTemporalRuntime(log);
  const db = createDatabase(env.DATABASE_URL, { pool: env.DATABASE_POOL, name: 'worker', metrics });
  // what rules do at once does not wait for connections that sweeps and others hold
  const rulesDb = createDatabase(env.DATABASE_URL, { pool: 2, name: 'worker-rules', metrics });
  const readerDb = createDatabase(apiDatabaseUrl(env), { pool: exportsAtOnce * 4, name: 'worker-exports' });
  const warehouse = createWarehouseClient(env, 'worker', metrics);
  const temporal = createTemporal(env);
  const stream = createStream({
    ...kafkaOf(env),
    clientId: 'worker',
    log,
    metrics,
    fatal,
  });
  const clock = systemClock;
  const browser = env.BROWSER_PATH;
  const producer = stream.createProducer();
  const outbound = createOutbound(outboundRules(env), { log });
  const pool = createConnectorPool({ db, seal: createSeal(env.SECRETS_KEY), clock, outbound });
  const arrived = () => waitForArrival({ db, stream }, { patienceMs: 30_000 });
  const accepted = () => waitForAccepted({ db, stream }, { patienceMs: 30_000 });
  const activities = observedActivities(
    createActivities({
      db,
      warehouse,
      clock,
      temporal,
      producer,
      pool,
      findConnector: pullsBy(pool),
      outbound,
      arrived,
      accepted,
      window: env.REPARSE_WINDOW,
      readerDb,
      history: createHistory(warehouse, readArchivedPayloads),
      exportFiles: createKeptFiles(env.EXPORTS_FOLDER),
      log,
      print: browser ? (html) => printPdf(browser, html) : null,
    }),
    metrics,
  );
  return [
    {
      start: async () => {},
      stop: async () => {
        await producer.stop();
        await Promise.all([db.destroy(), rulesDb.destroy(), readerDb.destroy(), warehouse.close(), temporal.close()]);
      },
      health: () => ({ ready: true }),
    },
    createTemporalWorker({
      env,
      temporal,
      activities,
      besides: [syncQueue(env.TEMPORAL_TASK_QUEUE, activities)],
      bundle: workflowBundle,
      prepare: () => ensureSchedules(temporal),
      log,
    }),
    createSyncConsumer({ stream, temporal }),
    createChangesConsumer({
      stream,
      handlers: [createActivityHandler, createTokensHandler, createIncidentHandler].map((create) =>
        create({ db, clock }),
      ),
    }),
    createAutomationConsumer({
      ...{ stream, db: rulesDb, clock, log, temporal },
      findOccurrences: (of) => findOccurrences(warehouse, of),
    }),
    createMailSender({ env, requiresTls: requiresMailTls(env), db, clock, log }),
    createSmsSender({ provider: createSmsProvider(env, outbound), db, clock, log }),
    createPushSender({
      services: createPushServices(pushKeysOf(env.SECRETS_KEY), `mailto:${env.MAIL_FROM}`, outbound),
      ...{ db, clock, log },
    }),
  ];
});
