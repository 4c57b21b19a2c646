import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { criteriaSchema, searchTermSchema } from '../lists/criteria/criteria.ts';
import type { Condition } from '../lists/criteria/to-postgres.ts';
import type { Keyset } from '../lists/order/keyset.ts';
import {
  defaultTicketOrder as order,
  parseTicketCursor,
  ticketCursorOf,
  ticketKeysetOf,
} from '../lists/tickets/ticket-order.ts';
import { limitSchema } from '../paging.ts';
import { timezoneSchema } from '../timezone-schema.ts';
import { type FollowUpReason, followUpReasonNames, followUpReasons } from './follow-up-reasons.ts';
import type { Ticket } from './model/ticket.ts';
import { ticketConditionOf, ticketSearchOf } from './ticket-query.ts';
import { ticketRowsOf } from './ticket-rows.ts';

/** Filters of follow-ups: a reason, and those of tickets. */
export const followUpSchema = z.object({
  reason: z.enum(followUpReasonNames).nullish(),
  criteria: criteriaSchema.nullish(),
  searchTerm: searchTermSchema,
  timezone: timezoneSchema.nullish(),
});
export type FollowUpInput = z.input<typeof followUpSchema>;

const pageSchema = z.object({ limit: limitSchema(50), after: z.string().max(1_000).nullish() });

/** A ticket that needs another look, all reasons, and its place in the list. */
export interface FollowUp {
  ticket: Ticket;
  reasons: FollowUpReason[];
  cursor: string;
}

/** Reasons and condition of the tickets that are asked for. */
export interface FollowUpSearch {
  reasons: readonly FollowUpReason[];
  condition: Condition;
  /** ISO 8601. */
  now: string;
}

/** @throws AppError FORBIDDEN without access to work and reports, INVALID for wrong filters. */
export async function followUpSearchOf(
  ctx: Ctx,
  { reason, ...where }: z.output<typeof followUpSchema>,
): Promise<FollowUpSearch> {
  assertPermission(ctx, 'reporting', 'VIEW');
  const search = await ticketSearchOf(ctx, where);
  return {
    reasons: reason ? [reason] : followUpReasonNames,
    condition: ticketConditionOf(search, null),
    now: new Date(search.moment.now).toISOString(),
  };
}

/** Tickets of one reason, as the rest of a query from `from` on. */
export function ofReason(customerId: number, { condition, now }: FollowUpSearch, reason: FollowUpReason) {
  const { sql } = followUpReasons[reason];
  return {
    sql: `from work_tickets t where t.customer_id = ? and ${sql.replace(':now', '?')} and ${condition.sql}`,
    bindings: [customerId, ...(sql.includes(':now') ? [now] : []), ...condition.bindings],
  };
}

/** Query of the ids of a page: of each reason no more than the page, read in the list's order. */
export function followUpPageQuery(customerId: number, search: FollowUpSearch, keyset: Keyset, limit: number) {
  const parts = search.reasons.map((reason) => {
    const { sql, bindings } = ofReason(customerId, search, reason);
    return {
      sql: `(select t.id, t.is_escalated, t.created_at ${sql} and ${keyset.sql} order by ${keyset.orderBy} limit ?)`,
      bindings: [...bindings, ...keyset.bindings, limit],
    };
  });
  return {
    sql: `select t.id from (${parts.map(({ sql }) => sql).join(' union ')}) t order by ${keyset.orderBy} limit ?`,
    bindings: [...parts.flatMap(({ bindings }) => bindings), limit],
  };
}

/** Reads a page of follow-ups after a cursor, newest first, escalated ones before the others. */
export async function readFollowUps(
  trx: Transaction,
  customerId: number,
  search: FollowUpSearch,
  { limit, after }: { limit: number; after: string | null },
): Promise<FollowUp[]> {
  const keyset = ticketKeysetOf(order, after === null ? null : parseTicketCursor(order, after));
  const page = followUpPageQuery(customerId, search, keyset, limit);
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(page.sql, page.bindings);
  const ids = rows.map(({ id }) => id);
  const tickets = new Map((await ticketRowsOf(trx, customerId).byIds(ids)).map((ticket) => [ticket.id, ticket]));
  const reasons = await reasonsOf(trx, customerId, ids, search.now);
  return ids.flatMap((id) => {
    const ticket = tickets.get(id);
    return ticket ? [{ ticket, reasons: reasons.get(id) ?? [], cursor: ticketCursorOf(order, ticket) }] : [];
  });
}

/** Returns all reasons of some tickets. */
async function reasonsOf(trx: Transaction, customerId: number, ids: readonly number[], now: string) {
  const columns = followUpReasonNames.map((reason) => `(${followUpReasons[reason].sql}) as "${reason}"`);
  const { rows } = await trx.raw<{ rows: Array<{ id: number } & Record<FollowUpReason, boolean | null>> }>(
    `select t.id, ${columns.join(', ')} from work_tickets t where t.customer_id = :customerId and t.id = any(:ids::bigint[])`,
    { customerId, ids: [...ids], now },
  );
  return new Map(rows.map(({ id, ...has }) => [id, followUpReasonNames.filter((reason) => has[reason])]));
}

/**
 * Lists a page of the tickets that the caller sees and that need another look, each with all its reasons (ANA.5).
 * Errors as in `followUpSearchOf`; INVALID for a wrong limit or cursor.
 */
export async function listFollowUps(
  ctx: Ctx,
  { limit, after, ...input }: FollowUpInput & z.input<typeof pageSchema>,
): Promise<FollowUp[]> {
  const search = await followUpSearchOf(ctx, followUpSchema.parse(input));
  const page = pageSchema.parse({ limit, after });
  return forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readFollowUps(trx, ctx.customer.id, search, { ...page, after: page.after ?? null }),
  );
}
