import type { Transaction } from '../../platform/database.ts';

/** A person with active access, and how they can be notified (NOTIF.8). */
export interface Reachable {
  id: string;
  email: string;
  /** True if the address is verified and the person wants notifications there. */
  isByMail: boolean;
  /** True if the person wants notifications on their devices; which these are is known to the sender alone. */
  isByPush: boolean;
}

/** Reads those of these people who have active access to a customer, each once, by id. */
export async function readReachable(
  trx: Transaction,
  customerId: number,
  ids: readonly string[],
): Promise<Reachable[]> {
  const { rows } = await trx.raw(
    `select u.id, u.email, u.is_email_verified and u.is_email_subscribed as "isByMail",
       u.is_push_notification_enabled as "isByPush"
     from memberships m join users u on u.id = m.user_id
     where m.customer_id = ? and m.status = 'active' and m.user_id = any(?::uuid[]) order by u.id`,
    [customerId, [...new Set(ids)]],
  );
  return rows;
}

/** True while nobody is to be notified of what happens at a customer: it is being set up (NOTIF.16). */
export async function areNoticesSilenced(trx: Transaction, customerId: number): Promise<boolean> {
  const { rows } = await trx.raw('select is_notifications_silenced as silenced from customers where id = ?', [
    customerId,
  ]);
  return rows[0]?.silenced ?? false;
}
