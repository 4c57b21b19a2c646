import { randomUUID } from 'node:crypto';
import { createDatabase, type Database } from '../../platform/database.ts';
import { migrateDatabase } from '../../platform/migrate.ts';
import type { TestEnv } from './engines.ts';

/** One migration at a time: roles belong to the whole server, and Postgres refuses two writers of one role. */
const migrationLock = 0x74657374;

/**
 * Creates an empty database of this release: for verbs that read the alarms of all customers, which in the shared one
 * would include the rows of other tests, and for tests of the outbox, which no relay empties here.
 * @param prepare makes it what it is; otherwise it is of this release.
 */
export async function ownDatabase(
  env: TestEnv,
  prepare = (db: Database): Promise<unknown> => migrateDatabase(db, env.API_DATABASE_PASSWORD),
): Promise<{ db: Database; url: string; drop(): Promise<void> }> {
  const shared = createDatabase(env.DATABASE_URL, { pool: 1, name: 'test-own-database' });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(env.DATABASE_URL);
  url.pathname = name;
  await shared.raw(`create database ${name}`);
  const db = createDatabase(url.toString(), { pool: 4, name: 'test' });
  await shared.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [migrationLock]);
    await prepare(db);
  });
  return {
    db,
    url: url.toString(),
    async drop() {
      await db.destroy();
      await shared.raw(`drop database ${name} with (force)`);
      await shared.destroy();
    },
  };
}
