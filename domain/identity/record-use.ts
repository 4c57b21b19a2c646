import { type Database, forCustomer } from '../../platform/database.ts';
import { createRecentKeys } from '../../platform/recent-keys.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lastActiveStepMinutes, providerAccessStepMinutes } from '../constants.ts';
import type { Ctx } from './ctx.ts';

const minuteMs = 60_000;

/**
 * Records when a person was last active within a customer (USR.21): at most every five minutes, and never waiting for
 * another request that records the same.
 */
export async function touchMembership(
  db: Database,
  { userId, customerId, lastActiveAt }: { userId: string; customerId: number; lastActiveAt: Date | null },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - lastActiveStepMinutes * minuteMs);
  if (lastActiveAt && lastActiveAt > before) return;
  await forCustomer(db, customerId, (trx) =>
    trx.raw(
      `update memberships set last_active_at = :now where (customer_id, user_id) in (
         select customer_id, user_id from memberships where customer_id = :customerId and user_id = :userId
           and (last_active_at is null or last_active_at <= :before) for no key update skip locked)`,
      { userId, customerId, now, before },
    ),
  );
}

/** Uses that were recorded, by session, customer and hour: a process that forgets some records them again. */
const recorded = createRecentKeys(10_000);

/** Records that a super user acts within a customer (USR.12): once an hour for each session. */
export async function auditProviderAccess(
  ctx: Pick<Ctx, 'db' | 'clock' | 'address' | 'requestId' | 'person' | 'customer' | 'tokenHash'>,
): Promise<void> {
  const { db, clock, customer, tokenHash } = ctx;
  const step = Math.floor(clock.now().getTime() / (providerAccessStepMinutes * minuteMs));
  const key = `${tokenHash.toString('base64url')} ${customer.id} ${step}`;
  if (recorded.has(key)) return;
  recorded.add(key);
  try {
    await forCustomer(db, customer.id, (trx) =>
      writeAudit(trx, ctx, { action: 'openCustomer', subject: { kind: 'customer', id: customer.id } }),
    );
  } catch (error) {
    recorded.forget(key);
    throw error;
  }
}
