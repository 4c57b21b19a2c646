import type { Transaction } from '../../../platform/database.ts';
import { conflict } from '../../../platform/errors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import type { Ctx } from '../ctx.ts';

/**
 * Serializes changes of a customer's roles, and of who has which, until the transaction ends: so that two requests
 * cannot each demote the other's Admin.
 */
export const lockRoles = (trx: Transaction, { customer }: Pick<Ctx, 'customer'>) =>
  trx.raw(`select pg_advisory_xact_lock(?, hashtext('roles'))`, [customer.id]);

/** Checks after a change, under `lockRoles`, that the customer has an active Admin (USR.7). @throws AppError CONFLICT. */
export async function assertAdminLeft(trx: Transaction, { customer }: Pick<Ctx, 'customer'>): Promise<void> {
  const admin = { customer_id: customer.id, auth_role: 'ADMIN', status: 'active' };
  if (!(await trx('memberships').where(admin).first('user_id'))) throw conflict(identityTexts.roles.lastAdmin);
}
