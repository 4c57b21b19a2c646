import type { Transaction } from '../../platform/database.ts';
import type { TestApi } from './test-api.ts';
import { until } from './until.ts';

/** A change that another process makes while a call is on its way. */
export interface Change {
  /** Locks what the call will wait for. */
  lock(trx: Transaction): PromiseLike<unknown>;
  change(trx: Transaction): PromiseLike<unknown>;
}

/**
 * Makes a call whose way is blocked by a lock, and the change that comes first, once it waits there.
 * @returns the answer of the call.
 */
export async function overtake<T>(
  { db }: Pick<TestApi, 'db'>,
  { lock, change }: Change,
  call: () => Promise<T>,
): Promise<T> {
  const trx = await db.transaction();
  const { rows } = await trx.raw('select pg_backend_pid() as pid');
  await lock(trx);
  const answer = call();
  try {
    await until('the call waits', async () => {
      const waiting = await db.raw('select pid from pg_stat_activity where ? = any(pg_blocking_pids(pid))', [
        rows[0].pid,
      ]);
      return waiting.rows.length > 0;
    });
    await change(trx);
  } finally {
    await trx.commit();
  }
  return answer;
}

/** A change of an account: whoever changes its password, factors or sessions has locked it. */
export const ofAccount = (userId: string, change: Change['change']): Change => ({
  lock: (trx) => trx.raw('select from users where id = ? for no key update', [userId]),
  change,
});
