import type { Transaction } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import { originOf, readTeammates, rightsOn } from '../identity/ticket-rights.ts';
import { allOf, isIn } from '../lists/criteria/expression.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import { ticketColumn } from '../lists/tickets/ticket-columns.ts';
import type { Ticket } from './model/ticket.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { assertVerb } from './ticket-verbs.ts';
import { decisionOf } from './update-ticket.ts';
import { syncFor } from './work-systems.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

/** Tickets that one statement writes. */
const atOnce = 200;

/** Counts the open tickets of an assignee. */
export async function countOpenTickets(trx: Transaction, customerId: number, assigneeId: string): Promise<number> {
  const open = allOf(isIn(ticketColumn.assigneeId, assigneeId), isIn(ticketColumn.state, 'OPEN'));
  return ticketRowsOf(trx, customerId).count(toPostgres(open));
}

/**
 * Assigns the open tickets of one person to another, in the caller's transaction, as if each had been changed.
 * @returns their number. @throws AppError FORBIDDEN if the caller may not reassign one of them.
 */
export async function reassignTickets(
  trx: Transaction,
  ctx: Pick<Ctx, 'customer' | 'person' | 'permissions' | 'clock'>,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const origin = { ...originOf(ctx), now: ctx.clock.now().getTime() };
  const teammates = await readTeammates(trx, ctx);
  const rows = ticketRowsOf(trx, ctx.customer.id);
  let count = 0;
  for (let last = 0, isMore = true; isMore; ) {
    const tickets = await rows.lockOpenOf(from, last, atOnce);
    const decided: Array<{ before: Ticket; decision: TicketDecision }> = [];
    for (const before of tickets) {
      await assertVerb('REASSIGN', { viewer: ctx, ticket: before, rights: rightsOn(ctx, before, teammates), trx });
      const sync = await syncFor(trx, ctx.customer, before, 'UPDATE');
      decided.push({ before, decision: { ...decisionOf(before, { assigneeId: to }), sync } });
    }
    if (decided.length > 0) await writeTickets(trx, ctx.customer.id, decided, origin);
    count += tickets.length;
    last = tickets.at(-1)?.id ?? last;
    isMore = tickets.length === atOnce;
  }
  return count;
}
