import type { Transaction } from '../../platform/database.ts';
import type { AccessChange } from '../changes/access-change.ts';
import { noChanges } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';
import type { Ctx } from '../identity/ctx.ts';

/** Notifies screens, in the caller's transaction, of changes of people's access. */
export const publishAccess = (trx: Transaction, ctx: Pick<Ctx, 'customer' | 'clock'>, access: AccessChange[]) =>
  writeOutbox(trx, { ...noChanges(ctx.customer.id, ctx.clock.now().getTime()), access });

/**
 * Publishes that a lens was created, changed or deleted: to its owner's screens, or to everybody's for a team's lens.
 */
export const publishLenses = (trx: Transaction, ctx: Pick<Ctx, 'customer' | 'clock'>, ownerId: string | null) =>
  publishAccess(trx, ctx, [{ event: 'lenses_changed', userId: ownerId, teamId: null }]);
