import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database.ts';
import { loginThrottle } from '../constants.ts';

/** An account that somebody tries to sign in to, existing or not, and from where. */
export interface SignInTry {
  email: string;
  address: string;
  at: Date;
}

const accountHash = (email: string): Buffer => createHash('sha256').update(email).digest();

/**
 * Counts a try before its password is judged, so that tries at the same time, at any copy of the API, cannot get past
 * the limit together (AUTH.8). A success takes the tries back with `forgetTries`.
 * @returns false when the try has to wait: it is neither judged nor counted.
 */
export async function countTry(db: Database, { email, address, at }: SignInTry): Promise<boolean> {
  const account = accountHash(email);
  const windowStart = new Date(at.getTime() - loginThrottle.windowMinutes * 60_000);
  return db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [account.readInt32BE(0), address]);
    const { rows } = await trx.raw(
      `select count(*) as tries, max(failed_at) as last from sign_in_failures
       where account_hash = ? and address = ? and failed_at > ?`,
      [account, address, windowStart],
    );
    const { tries, last } = rows[0] as { tries: number; last: Date | null };
    const sinceLastMs = last ? at.getTime() - last.getTime() : Number.POSITIVE_INFINITY;
    if (tries >= loginThrottle.tries && sinceLastMs < loginThrottle.waitSeconds * 1_000) return false;
    await trx.raw('insert into sign_in_failures (account_hash, address, failed_at) values (?, ?, ?)', [
      account,
      address,
      at,
    ]);
    return true;
  });
}

export async function forgetTries(
  db: Database,
  { email, address }: Pick<SignInTry, 'email' | 'address'>,
): Promise<void> {
  await db.raw('delete from sign_in_failures where account_hash = ? and address = ?', [accountHash(email), address]);
}

/** Deletes what no longer counts; to be called now and then. */
export async function forgetOldTries(db: Database, now: Date): Promise<void> {
  await db.raw('delete from sign_in_failures where failed_at < ?', [
    new Date(now.getTime() - loginThrottle.windowMinutes * 60_000),
  ]);
}
