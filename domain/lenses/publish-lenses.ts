import type { Transaction } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishAccess } from '../identity/publish-access.ts';

/**
 * Publishes that a lens was created, changed or deleted: to its owner's screens, or to everybody's for a team's lens.
 */
export const publishLenses = (trx: Transaction, ctx: Pick<Ctx, 'customer' | 'clock'>, ownerId: string | null) =>
  publishAccess(trx, ctx, [{ event: 'lenses_changed', userId: ownerId, teamId: null }]);
