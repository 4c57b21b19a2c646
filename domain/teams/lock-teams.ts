import type { Transaction } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';

/**
 * Serializes changes of a customer's teams and locations themselves, not of their members, until the transaction ends:
 * two requests cannot take the same name or the last place below a limit.
 */
export const lockTeams = (trx: Transaction, { customer }: Pick<Ctx, 'customer'>) =>
  trx.raw(`select pg_advisory_xact_lock(?, hashtext('teams'))`, [customer.id]);
