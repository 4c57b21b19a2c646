import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { listLimits } from '../constants.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork, originOf } from '../identity/ticket-rights.ts';
import type { BulkResult } from '../jobs/bulk-result.ts';
import { ticketNumberOf } from '../lists/tickets/ticket-filters.ts';
import { changeTicket, noSuchTicket, type TicketCtx } from './find-ticket.ts';
import type { Ticket } from './model/ticket.ts';
import { reissued } from './reissue.ts';
import { isAsReset, resetChange } from './reset-change.ts';
import { syncAlarmsToTicket } from './sync-alarms-to-ticket.ts';
import { alarmsOn } from './ticket-alarms.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { withoutLeaver } from './without-leaver.ts';
import { workSystemOf } from './work-systems.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

/**
 * Policy reissueTicket (WORK.11): reopens a closed ticket under the same number; the external side gets a new order
 * under a new reference (CMMS.10), and its alarms are dispatched.
 * @throws AppError FORBIDDEN without CLOSE, NOT_FOUND, CONFLICT.
 */
export function reissueTicket(
  ctx: TicketCtx,
  target: { id: string; expectedVersion?: number | null },
): Promise<Ticket> {
  return changeTicket(ctx, target, async ({ before, now, trx, assertMay }) => {
    if (before.state === 'OPEN') return null;
    await assertMay('REISSUE');
    const origin = { ...originOf(ctx), now };
    await syncAlarmsToTicket(trx, ctx.customer.id, await alarmsOn(trx, before), 'attached', origin);
    const system = await workSystemOf(trx, ctx.customer, before);
    const left = await withoutLeaver(trx, before);
    const { change, activity } = reissued(before);
    return {
      change: { ...change, ...(system && { cmmsSyncStatus: 'InProgress' }), ...left.change },
      activity: [...activity, ...left.activity],
      sync: system ? 'REISSUE' : null,
    };
  });
}

const resetSchema = z.object({ ids: z.array(z.string().max(50)).min(1).max(listLimits.limit) });

/**
 * Policy resetTickets (WORK.18): a repair by the provider. Reopens closed tickets as if they had never been closed, and
 * clears their sync state: neither a reissue nor a repeat.
 * @throws AppError FORBIDDEN unless the caller is a super user, and for a customer without work.
 */
export async function resetTickets(ctx: Ctx, input: z.input<typeof resetSchema>): Promise<BulkResult> {
  assertSuper(ctx);
  assertWork(ctx);
  const { ids } = resetSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const now = ctx.clock.now().getTime();
    const origin = { ...originOf(ctx), now };
    const found = await ticketRowsOf(trx, ctx.customer.id).lock(ids.flatMap((id) => ticketNumberOf(id) ?? []));
    const decided: Array<{ before: Ticket; decision: TicketDecision }> = [];
    for (const before of found) {
      const isClosed = before.state === 'CLOSED';
      if (isClosed) await syncAlarmsToTicket(trx, ctx.customer.id, await alarmsOn(trx, before), 'attached', origin);
      const state = { eventType: 'STATE' as const, field: 'state', prevValue: before.state, revValue: 'OPEN' };
      const left = await withoutLeaver(trx, before);
      const activity = isClosed ? [{ ...state, metadata: { reset: true } }, ...left.activity] : left.activity;
      if (!isAsReset(before))
        decided.push({ before, decision: { change: { ...resetChange, ...left.change }, activity } });
    }
    await writeTickets(trx, ctx.customer.id, decided, origin);
    if (decided.length > 0) {
      const after = { ids: decided.map(({ before }) => before.id) };
      await writeAudit(trx, ctx, { action: 'resetWorkTickets', subject: { kind: 'tickets', id: null }, after });
    }
    const known = new Set(found.map(({ id }) => id));
    const missing = [...new Set(ids)].filter((id) => !known.has(ticketNumberOf(id) ?? 0));
    const failures = missing.map((id) => ({ id, code: 'NOT_FOUND' as const, reason: noSuchTicket(id).message }));
    const skipped = found.length - decided.length;
    return { taskId: null, undoId: null, affected: decided.length, skipped, failures };
  });
}
