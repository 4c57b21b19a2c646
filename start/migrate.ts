import { migrateDatabase } from '../migrations/migrate.ts';
import { createDatabase } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { createStream, kafkaOf } from '../platform/stream.ts';
import { migrateWarehouse } from '../warehouse/migrate.ts';

/** Migrates topics, Postgres and ClickHouse to this release; does nothing where they are up to date. */
export async function migrateAll(
  env: Env<'kafka' | 'database' | 'apiDatabase' | 'warehouse' | 'log'>,
): Promise<{ database: string[]; warehouse: string[] }> {
  const log = createLog('migrate', { level: env.LOG_LEVEL, instance: env.INSTANCE });
  const db = createDatabase(env.DATABASE_URL, { pool: 4, name: 'migrate' });
  const stream = createStream({
    ...kafkaOf(env),
    clientId: 'migrate',
    log,
    fatal: (error) => {
      throw error;
    },
  });
  try {
    const [database, warehouse] = await Promise.all([
      migrateDatabase(db, env.API_DATABASE_PASSWORD),
      migrateWarehouse(env),
      stream.ensureTopics({ partitions: env.KAFKA_PARTITIONS, replication: env.KAFKA_REPLICATION }),
    ]);
    return { database, warehouse };
  } finally {
    await db.destroy();
  }
}
