import { type Database, forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Ticket, TicketKey } from '../../work/ticket.ts';
import { ticketRowsOf } from '../../work/ticket-rows.ts';
import { writeTickets } from '../../work/write-tickets.ts';

/** What is known of the external side because of what went out from here: shown, and no news to anybody. */
export const rememberExternally = (
  db: Database,
  { customerId, id }: TicketKey,
  change: Partial<Pick<Ticket, 'externalId' | 'externalStatus' | 'externalDetails'>>,
  now: Date,
): Promise<Ticket> =>
  forCustomer(db, customerId, async (trx) => {
    const [before] = await ticketRowsOf(trx, customerId).lock([id]);
    if (!before) throw notFound(`Work Ticket ${id} does not exist`);
    const isNews = (Object.keys(change) as Array<keyof typeof change>).some(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(change[field]),
    );
    if (!isNews) return before;
    const decided = [{ before, decision: { change, activity: [] } }];
    const [after] = await writeTickets(trx, customerId, decided, { userId: null, now: now.getTime() });
    return after as Ticket;
  });
