import type { Knex } from 'knex';
import { giveUpLocksSoon } from './lock-timeout.ts';

/** For a migration that builds indexes concurrently, which Postgres does in no transaction: it may be run again wherever it was ended. */
export const withoutTransaction = { transaction: false } as const;

/**
 * Builds indexes of large tables while rows are written, and puts them in place of those of the same names.
 * @param indexes by name: the statement that creates it, after the name.
 */
export async function buildConcurrently(
  knex: Knex,
  indexes: Record<string, { on: string; isUnique?: boolean }>,
): Promise<void> {
  const names = Object.keys(indexes);
  for (const [name, { on, isUnique }] of Object.entries(indexes)) {
    // an earlier try may have built it, or have left it unfinished
    const { rows } = await knex.raw(`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(?)`, [
      `${name}_next`,
    ]);
    if (rows[0]?.isValid) continue;
    await knex.raw(`drop index concurrently if exists ${name}_next`);
    await knex.raw(`create ${isUnique ? 'unique ' : ''}index concurrently ${name}_next on ${on}`);
  }
  await knex.transaction((trx) =>
    trx.raw(`${giveUpLocksSoon};
      ${names.map((name) => `drop index if exists ${name}; alter index ${name}_next rename to ${name};`).join('\n')}`),
  );
}
