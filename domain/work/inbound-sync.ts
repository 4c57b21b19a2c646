import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import { bySource } from '../origin/origin.ts';
import type { Ticket, TicketKey } from './model/ticket.ts';
import type { RemoteUpdate } from './remote-update.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

/**
 * Applies remote updates of a maintenance system to its ticket. Updates of one call are one change, with their activity
 * in the order given and one row in the outbox; a repeated update changes nothing. Nothing here requests a sync: it
 * would only send the update back.
 */
interface Deps {
  db: Database;
  clock: Clock;
}

/** Reads a ticket. @throws AppError NOT_FOUND. */
export const readTicket = ({ db }: Pick<Deps, 'db'>, key: TicketKey): Promise<Ticket> =>
  forCustomer(db, key.customerId, (trx) => readTicketWithin(trx, key));

/** Reads a ticket in the caller's transaction. */
export async function readTicketWithin(trx: Transaction, key: TicketKey): Promise<Ticket> {
  const [ticket] = await ticketRowsOf(trx, key.customerId).byIds([key.id]);
  return ticket ?? missing(key);
}

/** Applies remote updates to a ticket. @returns the ticket after them. @throws AppError NOT_FOUND. */
export const recordExternally = ({ db, clock }: Deps, key: TicketKey, ...updates: RemoteUpdate[]): Promise<Ticket> =>
  forCustomer(db, key.customerId, (trx) => recordWithin(trx, key, clock.now(), updates));

/** Does the same in the caller's transaction; locks the ticket. */
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
 * Does the same for several tickets of a customer, each given once: one row in the outbox. Locks them by ascending
 * number.
 * @returns the tickets after the updates.
 */
export async function recordAllWithin(
  trx: Transaction,
  customerId: number,
  at: Date,
  received: ReadonlyArray<{ id: number; updates: readonly RemoteUpdate[] }>,
): Promise<Map<number, Ticket>> {
  const locked = await ticketRowsOf(trx, customerId).lock(received.map(({ id }) => id));
  const tickets = new Map(locked.map((ticket) => [ticket.id, ticket]));
  const now = at.getTime();
  const decided: Array<{ before: Ticket; decision: TicketDecision }> = [];
  for (const { id, updates } of received) {
    const before = tickets.get(id) ?? missing({ customerId, id });
    const decision = await decideOn(before, updates, now, trx);
    if (Object.keys(decision.change).length > 0) decided.push({ before, decision });
  }
  if (decided.length === 0) return tickets;
  for (const after of await writeTickets(trx, customerId, decided, { ...bySource, now })) tickets.set(after.id, after);
  return tickets;
}

/** Merges the updates of one call into one decision. */
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
  throw notFound(workTexts.doesNotExist(id));
}
