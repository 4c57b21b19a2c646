import { migrationSource } from '../migrations/index.ts';
import type { Database } from './database.ts';
import { apiRole } from './tenancy.ts';

/** Brings Postgres to this release and sets the API role's password where one is given. Safe to run from several processes at once. */
export async function migrateDatabase(db: Database, apiPassword: string | undefined): Promise<string[]> {
  const [, applied] = (await db.migrate.latest({ migrationSource })) as [number, string[]];
  if (!apiPassword) return applied;
  const { rows } = await db.raw(`select quote_literal(?::text) as literal`, [apiPassword]);
  await db.raw(`alter role ${apiRole} password ${rows[0].literal}`);
  return applied;
}
