import { z } from 'zod';
import type { Ctx } from '../identity/ctx.ts';
import { changeTicket } from './find-ticket.ts';
import type { Ticket } from './model/ticket.ts';
import { syncFor } from './work-systems.ts';

const schema = z.object({ id: z.string().max(50) });

/** Sends a ticket again whose transfer has failed. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT. */
export function retryTicketSync(ctx: Ctx, input: z.input<typeof schema>): Promise<Ticket> {
  return changeTicket(ctx, schema.parse(input), async ({ before, trx, assertMay }) => {
    await assertMay('RETRY_SYNC');
    return {
      change: {
        cmmsSyncStatus: 'InProgress',
        cmmsSyncError: null,
        cmmsSyncFailureNotificationDismissedBy: null,
        cmmsSyncFailureNotificationDismissedAt: null,
      },
      activity: [{ eventType: 'RETRY_SYNC' }],
      sync: await syncFor(trx, ctx.customer, before, 'RETRY'),
    };
  });
}
