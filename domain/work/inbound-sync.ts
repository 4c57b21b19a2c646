import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Ticket, TicketKey } from './model/ticket.ts';
import type { RemoteUpdate } from './remote-update.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

/**
 * Applies what a maintenance system says to its ticket. Updates that come together are one change, with their activity in the order
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
export const recordExternally = ({ db, clock }: Deps, key: TicketKey, ...updates: RemoteUpdate[]): Promise<Ticket> =>
  forCustomer(db, key.customerId, (trx) => recordWithin(trx, key, clock.now(), updates));

/** The same, in a transaction that writes more; it locks the ticket. */
export async function recordWithin(
  trx: Transaction,
  key: TicketKey,
  at: Date,
  updates: readonly RemoteUpdate[],
): Promise<Ticket> {
  const recorded = await recordAllWithin(trx, key.customerId, at, [{ id: key.id, updates }]);
  return recorded.get(key.id) as Ticket;
}

/**
 * The same of several tickets of a customer, each named once: one row in the outbox. It locks them in the order of their numbers.
 * @returns the tickets as they are then.
 */
export async function recordAllWithin(
  trx: Transaction,
  customerId: number,
  at: Date,
  told: ReadonlyArray<{ id: number; updates: readonly RemoteUpdate[] }>,
): Promise<Map<number, Ticket>> {
  const locked = await ticketRowsOf(trx, customerId).lock(told.map(({ id }) => id));
  const tickets = new Map(locked.map((ticket) => [ticket.id, ticket]));
  const now = at.getTime();
  const decided: Array<{ before: Ticket; decision: TicketDecision }> = [];
  for (const { id, updates } of told) {
    const before = tickets.get(id) ?? missing({ customerId, id });
    const decision = await decideOn(before, updates, now, trx);
    if (Object.keys(decision.change).length > 0) decided.push({ before, decision });
  }
  if (decided.length === 0) return tickets;
  for (const after of await writeTickets(trx, customerId, decided, { userId: null, now })) tickets.set(after.id, after);
  return tickets;
}

/** Joins updates that come together into one decision. */
async function decideOn(
  before: Ticket,
  updates: readonly RemoteUpdate[],
  now: number,
  trx: Transaction,
): Promise<TicketDecision> {
  let change: TicketDecision['change'] = {};
  const activity: TicketDecision['activity'] = [];
  for (const one of updates) {
    const decision = await one({ ...before, ...change }, now, trx);
    if (!decision) continue;
    change = { ...change, changedAt: now, ...decision.change };
    activity.push(...decision.activity);
  }
  return { change, activity };
}

function missing({ id }: TicketKey): never {
  throw notFound(`Work Ticket ${id} does not exist`);
}
