import { randomUUID } from 'node:crypto';
import { migrateDatabase } from '../../migrations/migrate.ts';
import { createDatabase, type Database } from '../../platform/database.ts';
import type { TestEnv } from './engines.ts';

/** One database at a time: roles belong to the whole server, and a template must have no connections. */
const creationLock = 0x74657374;
/** Database that all others are copied from: migrations take a hundred times as long as a copy. */
const template = 'test_template';

/**
 * Creates an empty database of this release: for verbs that read the alarms of all customers, which in the shared one
 * would include the rows of other tests, and for tests of the outbox, which no relay empties here.
 * @param prepare makes an empty database what it is; without it, it is one of this release.
 */
export async function ownDatabase(
  env: TestEnv,
  prepare?: (db: Database) => Promise<unknown>,
): Promise<{ db: Database; url: string; drop(): Promise<void> }> {
  // one connection holds the lock, the other creates
  const shared = createDatabase(env.DATABASE_URL, { pool: 2, name: 'test-own-database' });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const urlOf = (database: string): string => {
    const url = new URL(env.DATABASE_URL);
    url.pathname = database;
    return url.toString();
  };
  const db = createDatabase(urlOf(name), { pool: 4, name: 'test' });
  await shared.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [creationLock]);
    if (!prepare) await migrateTemplate(shared, urlOf(template), env.API_DATABASE_PASSWORD);
    await shared.raw(`create database ${name} ${prepare ? '' : `template ${template}`}`);
    await prepare?.(db);
  });
  // rights on a database are not copied with it
  await shared.raw(`revoke temporary on database ${name} from public`);
  return {
    db,
    url: urlOf(name),
    async drop() {
      await db.destroy();
      await shared.raw(`drop database ${name} with (force)`);
      await shared.destroy();
    },
  };
}

const migrated = new Set<string>();

/** Creates the template unless there is one, and brings it to this release; once per process. */
async function migrateTemplate(shared: Database, url: string, apiPassword: string | undefined): Promise<void> {
  if (migrated.has(url)) return;
  const { rows } = await shared.raw('select from pg_database where datname = ?', [template]);
  if (rows.length === 0) await shared.raw(`create database ${template}`);
  const db = createDatabase(url, { pool: 4, name: 'test-own-database-template' });
  try {
    await migrateDatabase(db, apiPassword);
  } finally {
    await db.destroy();
  }
  migrated.add(url);
}
