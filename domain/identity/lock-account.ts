import type { Transaction } from '../../platform/database.ts';

/**
 * Locks the account of a person until the transaction ends: two changes of their password, factors or sessions at once would miss each
 * other.
 */
export const lockAccount = (trx: Transaction, userId: string) =>
  trx.raw('select from users where id = ? for no key update', [userId]);
