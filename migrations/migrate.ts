import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/database.ts';
import { apiRole } from '../platform/tenancy.ts';
import { migrationSource } from './index.ts';
import { giveUpLocksSoon } from './lock-timeout.ts';

/** Key of the advisory lock of whoever migrates. */
const migrating = 0x6d696772;
const pauseMs = 1_000;
/** Tries of a migration that has to wait for others' locks: it gives up soon, since everybody queues behind it. */
const lockTries = 60;
/** Codes of a lock that was not to be had, and of a deadlock. */
const lockIsHeld = new Set<unknown>(['55P03', '40P01']);

/**
 * Migrates Postgres to this release and sets the API role's password if one is given. Safe to run concurrently, again after
 * it was ended, and while the product runs: each migration is a transaction of its own, so its locks are not held while the next
 * one runs, and gives up a lock that it does not get soon, to try again.
 */
export async function migrateDatabase(db: Database, apiPassword: string | undefined): Promise<string[]> {
  const applied = await alone(db, () => migrateEach(db));
  if (!apiPassword) return applied;
  const { rows } = await db.raw(`select quote_literal(?::text) as literal`, [apiPassword]);
  await db.raw(`alter role ${apiRole} password ${rows[0].literal}`);
  return applied;
}

/**
 * Does it while nobody else migrates. It asks again and again: an index that is built concurrently waits for the end of every
 * statement, also of one that waits for this lock. For the same reason it asks without a binding, by the simple protocol: the
 * portal of an extended query stays open in its transaction, and its snapshot with it.
 */
function alone<T>(db: Database, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    const isMine = async () =>
      (await trx.raw(`select pg_try_advisory_xact_lock(${migrating}) as "isMine"`)).rows[0].isMine;
    while (!(await isMine())) await sleep(pauseMs);
    return work();
  });
}

async function migrateEach(db: Database): Promise<string[]> {
  // one that is run without a transaction leaves the library's own lock behind if its process dies
  await db.migrate.forceFreeMigrationsLock();
  const applied: string[] = [];
  for (;;) {
    const name = await migrateNext(db);
    if (name === undefined) return applied;
    applied.push(name);
  }
}

/** @returns the name of the migration that was run; undefined if nothing is new. */
async function migrateNext(db: Database): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1)
    try {
      const [, [name]] = (await db.migrate.up({
        migrationSource,
        beforeEach: (trx) => trx.raw(giveUpLocksSoon).then(),
      })) as [number, string[]];
      return name;
    } catch (error) {
      if (!lockIsHeld.has((error as { code?: string }).code) || tries === lockTries) throw error;
      await sleep(pauseMs);
    }
}
