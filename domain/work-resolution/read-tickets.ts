import type { Transaction } from '../../platform/database.ts';
import type { Condition } from '../lists/criteria/to-postgres.ts';
import { type TicketOrder, ticketPartsOf } from '../lists/tickets/ticket-order.ts';
import { type ReportedTicket, ticketRowsOf } from '../work/ticket-rows.ts';

/** Tickets of a report, in its order. */
export interface TicketSelection {
  condition: Condition;
  order: TicketOrder;
}

/** The warehouse takes as long for many tickets as for few. */
export const ticketsAtOnce = 10_000;

/** Reads all tickets of a selection in batches, in its order, no faster than they are taken; each once, if `trx` sees one moment. */
export async function* readTickets(
  trx: Transaction,
  customerId: number,
  { condition, order }: TicketSelection,
  signal: AbortSignal,
): AsyncGenerator<ReportedTicket[]> {
  for (const part of ticketPartsOf(order)) {
    const within = { ...condition, sql: `${part.sql} and ${condition.sql}` };
    for (let last: ReportedTicket | null = null, isMore = true; isMore; ) {
      signal.throwIfAborted();
      const keyset = part.keysetAfter(last);
      const tickets: ReportedTicket[] = await ticketRowsOf(trx, customerId).listReported(within, keyset, ticketsAtOnce);
      if (tickets.length > 0) yield tickets;
      last = tickets.at(-1) ?? null;
      isMore = tickets.length === ticketsAtOnce;
    }
  }
}
