import type { Transaction } from '../../platform/database.ts';
import type { Ctx } from './ctx.ts';

/**
 * Lets a person's changes of `what` follow each other until the transaction ends: made in two windows at once, they would
 * wait for each other's rows.
 */
export const oneAtATime = (trx: Transaction, { customer, person }: Pick<Ctx, 'customer' | 'person'>, what: string) =>
  trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [customer.id, `${what} ${person.id}`]);
