import type { Knex } from 'knex';
import * as generated from './generated/migrations.ts';

interface Migration {
  up(knex: Knex): Promise<void>;
  /** Settings of the library for it; without them it runs in a transaction. */
  config?: { transaction: boolean };
}

/** All migrations in order, forward only. */
const migrations: Record<string, Migration> = generated.migrations;

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`migration ${name} is not part of this release`);
    return {
      ...migration,
      down: async () => {
        throw new Error('migrations only go forward');
      },
    };
  },
};
