import type { Transaction } from '../../../platform/database.ts';

/** Namespace of the locks of domains. */
const lockSpace = 1936286832;

/**
 * Keeps the configuration of a domain from being deleted until the transaction ends: a session that it opens is stored
 * before the deletion ends all of them, or not at all.
 */
export const holdSso = (trx: Transaction, emailDomain: string) =>
  trx.raw('select pg_advisory_xact_lock_shared(?, hashtext(?))', [lockSpace, emailDomain]);

/** Waits for the sessions that the configuration of a domain is opening, before it is deleted. */
export const releaseSso = (trx: Transaction, emailDomain: string) =>
  trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [lockSpace, emailDomain]);
