import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type TicketOrder, ticketKeysetOf, ticketOrderSchema } from '../lists/tickets/ticket-order.ts';
import { pageSchema } from '../paging.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';
import { closedWithin } from './closed-work.ts';
import type { TicketSelection } from './read-tickets.ts';
import { assertResolution, resolutionSchema, resolutionSearchOf } from './resolution-search.ts';

/** Input of work resolution, and the order of its tickets. */
export const closedTicketsSchema = z.object({ input: resolutionSchema, orderBy: ticketOrderSchema.nullish() });
const schema = closedTicketsSchema.extend(pageSchema.shape);

const latestClosed: TicketOrder = { field: 'CLOSED_AT', direction: 'DESC' };

/** Returns the tickets closed in a period (ANA.1). Errors as in `resolutionSearchOf`. */
export async function closedTicketsOf(
  ctx: Ctx,
  { input, orderBy }: z.output<typeof closedTicketsSchema>,
): Promise<TicketSelection> {
  assertResolution(ctx);
  const { period, condition } = await resolutionSearchOf(ctx, input);
  const within = closedWithin(period.start, period.end);
  return {
    condition: {
      ...condition,
      sql: `${within.sql} and ${condition.sql}`,
      bindings: [...within.bindings, ...condition.bindings],
    },
    order: orderBy ?? latestClosed,
  };
}

/**
 * Lists one page of the tickets closed in a period, and how many there are (ANA.1): as many as its trend counts. Errors
 * as in `resolutionSearchOf`.
 */
export async function listClosedTickets(
  ctx: Ctx,
  given: z.input<typeof schema>,
): Promise<{ tickets: Ticket[]; count: number }> {
  assertResolution(ctx);
  const { limit, offset, ...of } = schema.parse(given);
  const { condition, order } = await closedTicketsOf(ctx, of);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = ticketRowsOf(trx, ctx.customer.id);
    const keyset = ticketKeysetOf(order, null);
    return { tickets: await rows.list(condition, keyset, { limit, offset }), count: await rows.count(condition) };
  });
}
