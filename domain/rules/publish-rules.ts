import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { publishAccess } from '../identity/publish-access.ts';

/** Notifies the customer's screens, in the caller's transaction, to read rules again. */
export const publishRules = (trx: Transaction, ctx: { customer: { id: number }; clock: Clock }): Promise<void> =>
  publishAccess(trx, ctx, [{ event: 'automation_rules_updated', userId: null, teamId: null }]);
