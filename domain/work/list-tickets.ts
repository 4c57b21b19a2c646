import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { listLimits, pageSizes } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { readTeammates, rightsOn, seesWork } from '../identity/ticket-rights.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import { parseTicketCursor, ticketCursorOf, ticketKeysetOf } from '../lists/tickets/ticket-order.ts';
import { displayIdOf, type Ticket } from './model/ticket.ts';
import { alarmIdsOf } from './ticket-alarms.ts';
import {
  type TicketListInput,
  type TicketWhereInput,
  ticketConditionOf,
  ticketListSchema,
  ticketOrderOf,
  ticketSearchOf,
  ticketWhereSchema,
} from './ticket-query.ts';
import { ticketRowsOf } from './ticket-rows.ts';

export type ListedTicket = Ticket & { cursor: string };

/**
 * Lists one page of the tickets that the caller sees, by lens, filters, term or ids, with cursors; escalated ones
 * first.
 * @throws AppError FORBIDDEN without access to work, INVALID for wrong limits, cursors or filters, NOT_FOUND for the
 *   lens.
 */
export async function listTickets(ctx: Ctx, input: TicketListInput): Promise<ListedTicket[]> {
  const { where, orderBy, limit, offset, after } = ticketListSchema.parse(input);
  const search = await ticketSearchOf(ctx, where);
  const order = ticketOrderOf(search, orderBy);
  const keyset = ticketKeysetOf(order, after ? parseTicketCursor(order, after) : null);
  const rows = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    ticketRowsOf(trx, ctx.customer.id).list(ticketConditionOf(search, where.ids), keyset, { limit, offset }),
  );
  return rows.map((ticket) => ({ ...ticket, cursor: ticketCursorOf(order, ticket) }));
}

/** Counts the tickets of a lens, filters, a term or ids, at most up to `upTo`. Errors as in `listTickets`. */
export async function countTickets(
  ctx: Ctx,
  input: TicketWhereInput | null | undefined,
  upTo: number | null = null,
): Promise<number> {
  const where = ticketWhereSchema.parse(input ?? {});
  const condition = ticketConditionOf(await ticketSearchOf(ctx, where), where.ids);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => ticketRowsOf(trx, ctx.customer.id).count(condition, upTo));
}

const numberSchema = z.object({
  number: z.string().max(20).nullish(),
  offset: z.int().min(0).max(10_000).nullish(),
});

/**
 * Lists a picker's page of tickets, newest first (WORK-006): all that the caller sees, or those whose number starts so.
 * @throws AppError FORBIDDEN without access to work.
 */
export async function listTicketNumbers(
  ctx: Ctx,
  input: z.input<typeof numberSchema>,
): Promise<{ items: Array<{ id: string; displayId: string }>; count: number }> {
  const { number, offset } = numberSchema.parse(input);
  const digits = (number ?? '').trim().replace(/^w/i, '').replace(/\D/g, '').slice(0, 15);
  const search = await ticketSearchOf(ctx, ticketWhereSchema.parse({}));
  const visible = toPostgres(search.expressionAt(search.moment.now));
  const condition = digits
    ? { ...visible, sql: `t.id::text like ? and ${visible.sql}`, bindings: [`${digits}%`, ...visible.bindings] }
    : visible;
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = ticketRowsOf(trx, ctx.customer.id);
    const keyset = { sql: 'true', bindings: [], orderBy: 't.id desc' };
    const tickets = await rows.list(condition, keyset, { limit: pageSizes.picker, offset: offset ?? 0 });
    const items = tickets.map((ticket) => ({ id: String(ticket.id), displayId: displayIdOf(ticket) }));
    return { items, count: await rows.count(condition) };
  });
}

/**
 * Returns the tickets of each alarm that the caller sees, open or closed, newest first; none without access to work.
 */
export async function ticketsOfAlarms(ctx: Ctx, alarmIds: readonly number[]): Promise<Map<number, Ticket[]>> {
  const found = new Map<number, Ticket[]>();
  if (!seesWork(ctx)) return found;
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const limit = listLimits.limit;
    const tickets = await ticketRowsOf(trx, ctx.customer.id).ofAlarms(alarmIds, { state: null, limit });
    const teammates = await readTeammates(trx, ctx);
    const on = await alarmIdsOf(
      trx,
      ctx.customer.id,
      tickets.map(({ id }) => id),
    );
    for (const ticket of tickets.filter((one) => rightsOn(ctx, one, teammates).sees))
      for (const alarmId of on.get(ticket.id) ?? []) found.set(alarmId, [...(found.get(alarmId) ?? []), ticket]);
    return found;
  });
}
