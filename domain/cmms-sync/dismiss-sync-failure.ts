import { z } from 'zod';
import type { Ctx } from '../identity/ctx.ts';
import { changeTicket } from '../work/find-ticket.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { dismissIssues } from './issues.ts';

const schema = z.object({ id: z.string().max(50) });

/** Hides the notice of a failure, in the integration's health too; the failure stays. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT. */
export function dismissSyncFailure(ctx: Ctx, input: z.input<typeof schema>): Promise<Ticket> {
  return changeTicket(ctx, schema.parse(input), async ({ before, now, trx, assertMay }) => {
    await assertMay('DISMISS_SYNC_FAILURE');
    if (before.cmmsSyncFailureNotificationDismissedAt !== null) return null;
    await dismissIssues(trx, { customerId: ctx.customer.id, ticketId: before.id }, new Date(now));
    return {
      change: {
        cmmsSyncFailureNotificationDismissedBy: ctx.person.id,
        cmmsSyncFailureNotificationDismissedAt: now,
      },
      activity: [{ eventType: 'DISMISS_CMMS_SYNC_FAILURE' }],
    };
  });
}
