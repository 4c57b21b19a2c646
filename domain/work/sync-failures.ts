import { z } from 'zod';
import { conflict, forbidden } from '../../platform/errors.ts';
import { dismissIssues } from '../cmms/sync/issues.ts';
import type { Ctx } from '../ctx.ts';
import { changeTicket, type TicketInHand } from './find-ticket.ts';
import type { Ticket } from './ticket.ts';
import { syncFor } from './work-systems.ts';

const schema = z.object({ id: z.string().max(50) });

/** CMMS.14 and CMMS.8: a failure is retried or dismissed by whoever may change the ticket. @throws AppError. */
function assertFailed({ before, rights }: TicketInHand): void {
  if (!rights.may('CREATE') && !rights.may('EDIT')) throw forbidden();
  if (before.cmmsSyncStatus !== 'Failed') throw conflict(`The sync of W${before.id} has not failed`);
}

/** Sends a ticket again whose transfer has failed. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT. */
export function retryTicketSync(ctx: Ctx, input: z.input<typeof schema>): Promise<Ticket> {
  return changeTicket(ctx, schema.parse(input), null, async (hand) => {
    assertFailed(hand);
    const sync = await syncFor(hand.trx, ctx.customer, hand.before, 'RETRY');
    if (!sync) throw conflict('The maintenance system of this ticket is not active');
    return {
      change: {
        cmmsSyncStatus: 'InProgress',
        cmmsSyncError: null,
        cmmsSyncFailureNotificationDismissedBy: null,
        cmmsSyncFailureNotificationDismissedAt: null,
      },
      activity: [{ eventType: 'RETRY_SYNC' }],
      sync,
    };
  });
}

/** Hides the notice of a failure, in the integration's health too; the failure stays. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT. */
export function dismissSyncFailure(ctx: Ctx, input: z.input<typeof schema>): Promise<Ticket> {
  return changeTicket(ctx, schema.parse(input), null, async (hand) => {
    assertFailed(hand);
    if (hand.before.cmmsSyncFailureNotificationDismissedAt !== null) return null;
    await dismissIssues(hand.trx, { customerId: ctx.customer.id, ticketId: hand.before.id }, new Date(hand.now));
    return {
      change: {
        cmmsSyncFailureNotificationDismissedBy: ctx.person.id,
        cmmsSyncFailureNotificationDismissedAt: hand.now,
      },
      activity: [{ eventType: 'DISMISS_CMMS_SYNC_FAILURE' }],
    };
  });
}
