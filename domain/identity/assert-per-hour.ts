import type { Transaction } from '../../platform/database.ts';
import { limitReached } from '../../platform/errors.ts';

const hourMs = 3_600_000;

/**
 * Refuses what a person has done `most` times within an hour; the caller has locked the person.
 * @param of.table table with a row of `user_id` and `created_at` for each time.
 * @throws AppError LIMIT, with the time until the next one.
 */
export async function assertPerHour(
  trx: Transaction,
  of: { table: 'phone_verifications' | 'email_changes'; userId: string; now: Date; most: number; message: string },
): Promise<void> {
  const { rows } = await trx.raw<{ rows: [{ done: number; first: Date | null }] }>(
    'select count(*)::int as done, min(created_at) as first from ?? where user_id = ? and created_at > ?',
    [of.table, of.userId, new Date(of.now.getTime() - hourMs)],
  );
  const { done, first } = rows[0];
  if (!first || done < of.most) return;
  throw limitReached(of.message, Math.ceil((first.getTime() + hourMs - of.now.getTime()) / 1_000));
}
