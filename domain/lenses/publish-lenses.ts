import type { Transaction } from '../../platform/database.ts';
import type { AccessChange } from '../changes/access-change.ts';
import { noChanges } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';
import type { Ctx } from '../identity/ctx.ts';

/** Tells screens, in the caller's transaction, that what people may open has changed. */
export const publishAccess = (trx: Transaction, ctx: Pick<Ctx, 'customer' | 'clock'>, access: AccessChange[]) =>
  writeOutbox(trx, { ...noChanges(ctx.customer.id, ctx.clock.now().getTime()), access });

/** A lens has come, changed or gone: its owner's screens hear of it, for a team's lens everybody's. */
export const publishLenses = (trx: Transaction, ctx: Pick<Ctx, 'customer' | 'clock'>, ownerId: string | null) =>
  publishAccess(trx, ctx, [{ event: 'lenses_changed', userId: ownerId, teamId: null }]);
