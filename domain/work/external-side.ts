import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { ExternalNews } from './external-news.ts';
import type { Ticket, TicketKey } from './ticket.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

/**
 * How a ticket learns of its maintenance system. News that come together are one change, with their activity in the order
 * told and one row in the outbox; what is told again changes nothing. Nothing here asks for a sync: it would only send
 * back what has come.
 */
interface Deps {
  db: Database;
  clock: Clock;
}

/** A ticket with what the external side is known by. @throws AppError NOT_FOUND. */
export const readTicket = ({ db }: Pick<Deps, 'db'>, key: TicketKey): Promise<Ticket> =>
  forCustomer(db, key.customerId, (trx) => readTicketWithin(trx, key));

/** The same, in a transaction that reads more. */
export async function readTicketWithin(trx: Transaction, key: TicketKey): Promise<Ticket> {
  const [ticket] = await ticketRowsOf(trx, key.customerId).byIds([key.id]);
  return ticket ?? missing(key);
}

/** Records what has come. @returns the ticket as it is then. @throws AppError NOT_FOUND. */
export const recordExternally = ({ db, clock }: Deps, key: TicketKey, ...news: ExternalNews[]): Promise<Ticket> =>
  forCustomer(db, key.customerId, (trx) => recordWithin(trx, key, clock.now(), news));

/** The same, in a transaction that writes more; it locks the ticket. */
export async function recordWithin(
  trx: Transaction,
  key: TicketKey,
  at: Date,
  news: readonly ExternalNews[],
): Promise<Ticket> {
  const [before] = await ticketRowsOf(trx, key.customerId).lock([key.id]);
  if (!before) return missing(key);
  const now = at.getTime();
  let change: TicketDecision['change'] = {};
  const activity: TicketDecision['activity'] = [];
  for (const one of news) {
    const decision = await one({ ...before, ...change }, now, trx);
    if (!decision) continue;
    change = { ...change, changedAt: now, ...decision.change };
    activity.push(...decision.activity);
  }
  if (Object.keys(change).length === 0) return before;
  const decided = [{ before, decision: { change, activity } }];
  const [after] = await writeTickets(trx, key.customerId, decided, { userId: null, now });
  return after as Ticket;
}

function missing({ id }: TicketKey): never {
  throw notFound(`Work Ticket ${id} does not exist`);
}
