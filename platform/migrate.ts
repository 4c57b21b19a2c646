import { migrationSource } from '../migrations/index.ts';
import type { Database } from './database.ts';
import { apiRole } from './tenancy.ts';

/** Migrates Postgres to this release and sets the API role's password if one is given. Safe to run concurrently. */
export async function migrateDatabase(db: Database, apiPassword: string | undefined): Promise<string[]> {
  const [, applied] = (await db.migrate.latest({ migrationSource })) as [number, string[]];
  if (!apiPassword) return applied;
  const { rows } = await db.raw(`select quote_literal(?::text) as literal`, [apiPassword]);
  await db.raw(`alter role ${apiRole} password ${rows[0].literal}`);
  return applied;
}
