import type { Transaction } from '../../platform/database.ts';
import type { Ctx } from './ctx.ts';

/**
 * Serializes a person's changes of `what` until the transaction ends: concurrent ones from two windows could deadlock
 * on each other's rows.
 */
export const oneAtATime = (trx: Transaction, { customer, person }: Pick<Ctx, 'customer' | 'person'>, what: string) =>
  trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [customer.id, `${what} ${person.id}`]);
