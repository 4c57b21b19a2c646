import type { Database, Transaction } from '../../../platform/database.ts';
import { tokenHashOf } from '../sessions.ts';

/**
 * Records what a provider has said, in the caller's transaction, so that it is accepted once by all processes together.
 * @returns false if it was accepted before.
 */
export async function acceptOnce(
  trx: Transaction,
  customerId: number,
  { by, id, expiresAt }: { by: string; id: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await trx.raw(
    `insert into sso_assertions (customer_id, id_hash, expires_at) values (?, ?, ?) on conflict do nothing`,
    [customerId, tokenHashOf(`${by}\n${id}`), expiresAt],
  );
  return rowCount > 0;
}

/** Deletes sign-ins and messages that are refused for their age, on the pipeline's connection. */
export async function forgetSso(db: Database, now: Date): Promise<void> {
  await db.raw('delete from sso_requests where expires_at < ?', [now]);
  await db.raw('delete from sso_assertions where expires_at < ?', [now]);
}
