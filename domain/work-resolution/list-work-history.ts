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

const schema = pageSchema.extend({
  input: z.object({
    timezone: timezoneSchema.nullish(),
    criteria: criteriaSchema.nullish(),
    searchTerm: searchTermSchema,
  }),
  orderBy: ticketOrderSchema.nullish(),
});

/**
 * Lists one page of the tickets that the caller sees, open and closed, by filters of tickets, and how many there are
 * (ANA.3); newest first unless ordered otherwise, escalated ones before the others.
 * @throws AppError FORBIDDEN without work history or access to work; INVALID for a wrong filter or zone.
 */
export async function listWorkHistory(
  ctx: Ctx,
  given: z.input<typeof schema>,
): Promise<{ tickets: Ticket[]; count: number }> {
  assertPermission(ctx, 'analytics.workHistory', 'VIEW');
  const { input, orderBy, limit, offset } = schema.parse(given);
  const condition = ticketConditionOf(await ticketSearchOf(ctx, input), null);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = ticketRowsOf(trx, ctx.customer.id);
    const keyset = ticketKeysetOf(orderBy ?? defaultTicketOrder, null);
    return { tickets: await rows.list(condition, keyset, { limit, offset }), count: await rows.count(condition) };
  });
}
