import type { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type TicketOrder, ticketKeysetOf, ticketOrderSchema } from '../lists/tickets/ticket-order.ts';
import { pageSchema } from '../paging.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';
import { closedWithin } from './closed-work.ts';
import { assertResolution, resolutionSchema, resolutionSearchOf } from './resolution-search.ts';

const schema = pageSchema.extend({ input: resolutionSchema, orderBy: ticketOrderSchema.nullish() });

const latestClosed: TicketOrder = { field: 'CLOSED_AT', direction: 'DESC' };

/**
 * Lists one page of the tickets closed in a period, and how many there are (ANA.1): as many as its trend counts. Errors
 * as in `resolutionSearchOf`.
 */
export async function listClosedTickets(
  ctx: Ctx,
  given: z.input<typeof schema>,
): Promise<{ tickets: Ticket[]; count: number }> {
  assertResolution(ctx);
  const { input, orderBy, limit, offset } = schema.parse(given);
  const { period, condition } = await resolutionSearchOf(ctx, input);
  const within = closedWithin(period.start, period.end);
  const closed = {
    ...condition,
    sql: `${within.sql} and ${condition.sql}`,
    bindings: [...within.bindings, ...condition.bindings],
  };
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = ticketRowsOf(trx, ctx.customer.id);
    const keyset = ticketKeysetOf(orderBy ?? latestClosed, null);
    return { tickets: await rows.list(closed, keyset, { limit, offset }), count: await rows.count(closed) };
  });
}
