import type { Transaction } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';

/**
 * Ends the sessions of somebody who has lost access to the customer, unless they may still open another one: those stay
 * signed in, and cannot open this one (USR.13). Devices go with their sessions.
 * @param trx sees what belongs to that person (`forPersonAt`).
 */
export async function endSessionsOfStranger(
  trx: Transaction,
  { clock }: Pick<Ctx, 'clock'>,
  userId: string,
): Promise<void> {
  await trx.raw(
    `update sessions set ended_at = :now where user_id = :userId and ended_at is null
       and not exists (select from memberships m where m.user_id = :userId and m.status = 'active')
       and not exists (select from users u where u.id = :userId and u.is_super)`,
    { now: clock.now(), userId },
  );
}
