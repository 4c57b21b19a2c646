import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { criteriaSchema, searchTermSchema } from '../lists/criteria/criteria.ts';
import { defaultTicketOrder, ticketKeysetOf, ticketOrderSchema } from '../lists/tickets/ticket-order.ts';
import { pageSchema } from '../paging.ts';
import { timezoneSchema } from '../timezone-schema.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { ticketConditionOf, ticketSearchOf } from '../work/ticket-query.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';
import type { TicketSelection } from './read-tickets.ts';

/** Input of work history, and its order. */
export const workHistorySchema = z.object({
  input: z.object({
    timezone: timezoneSchema.nullish(),
    criteria: criteriaSchema.nullish(),
    searchTerm: searchTermSchema,
  }),
  orderBy: ticketOrderSchema.nullish(),
});
const schema = workHistorySchema.extend(pageSchema.shape);

/**
 * Returns the tickets that the caller sees, open and closed, by filters of tickets (ANA.3); newest first unless ordered
 * otherwise, escalated ones before the others.
 * @throws AppError FORBIDDEN without work history or access to work; INVALID for a wrong filter or zone.
 */
export async function workHistoryOf(
  ctx: Ctx,
  { input, orderBy }: z.output<typeof workHistorySchema>,
): Promise<TicketSelection> {
  assertPermission(ctx, 'analytics.workHistory', 'VIEW');
  return {
    condition: ticketConditionOf(await ticketSearchOf(ctx, input), null),
    order: orderBy ?? defaultTicketOrder,
  };
}

/** Lists one page of work history, and how many tickets it has. Errors as in `workHistoryOf`. */
export async function listWorkHistory(
  ctx: Ctx,
  given: z.input<typeof schema>,
): Promise<{ tickets: Ticket[]; count: number }> {
  assertPermission(ctx, 'analytics.workHistory', 'VIEW');
  const { limit, offset, ...of } = schema.parse(given);
  const { condition, order } = await workHistoryOf(ctx, of);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = ticketRowsOf(trx, ctx.customer.id);
    const keyset = ticketKeysetOf(order, null);
    return { tickets: await rows.list(condition, keyset, { limit, offset }), count: await rows.count(condition) };
  });
}
