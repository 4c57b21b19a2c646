import { forCustomer, type Transaction } from '../../platform/database.ts';
import { type AppError, conflict, notFound } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork, originOf, readTeammates, rightsOn, type TicketViewer } from '../identity/ticket-rights.ts';
import { ticketNumberOf } from '../lists/tickets/ticket-filters.ts';
import type { Ticket } from './model/ticket.ts';
import { decidedSince } from './ticket-activity.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { assertVerb, type TicketVerb } from './ticket-verbs.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

export const noSuchTicket = (id: string | number): AppError =>
  notFound(workTexts.doesNotExist(String(id).slice(0, 50)));

/** Returns a ticket that the caller sees. @throws AppError FORBIDDEN without access to work, NOT_FOUND. */
export async function findTicket(ctx: Ctx, id: string): Promise<Ticket> {
  assertWork(ctx);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const number = ticketNumberOf(id);
    const [ticket] = number === null ? [] : await ticketRowsOf(trx, ctx.customer.id).byIds([number]);
    if (!ticket || !rightsOn(ctx, ticket, await readTeammates(trx, ctx)).sees) throw noSuchTicket(id);
    return ticket;
  });
}

/** Context of a verb on tickets, which people and rules call. */
export type TicketCtx = TicketViewer & Pick<Ctx, 'db' | 'clock'>;
/** The same within a transaction. */
export type TicketMaker = TicketViewer & Pick<Ctx, 'clock'>;

/** A locked ticket that somebody is about to change. */
export interface TicketInHand {
  before: Ticket;
  now: number;
  trx: Transaction;
  /** @throws AppError as in `ticket-verbs.ts`. */
  assertMay(verb: TicketVerb): Promise<void>;
}

export const hasChanged = ({ id }: Pick<Ticket, 'id'>): string => workTexts.changed(id);

/**
 * Applies the decision of `decide` to one ticket; `decide` checks the caller's right and returns null if nothing
 * changes.
 * @returns the ticket after the change.
 * @throws AppError FORBIDDEN without access to work, NOT_FOUND, CONFLICT if a decision was made since
 *   `expectedVersion`, and errors of `decide`.
 */
export async function changeTicket(
  ctx: TicketCtx,
  given: { id: string; expectedVersion?: number | null },
  decide: (hand: TicketInHand) => TicketDecision | null | Promise<TicketDecision | null>,
): Promise<Ticket> {
  return forCustomer(ctx.db, ctx.customer.id, (trx) => changeTicketWithin(trx, ctx, given, decide));
}

/** The same in the caller's transaction. */
export async function changeTicketWithin(
  trx: Transaction,
  ctx: TicketMaker,
  given: { id: string; expectedVersion?: number | null },
  decide: (hand: TicketInHand) => TicketDecision | null | Promise<TicketDecision | null>,
): Promise<Ticket> {
  assertWork(ctx);
  const number = ticketNumberOf(given.id);
  const [before] = number === null ? [] : await ticketRowsOf(trx, ctx.customer.id).lock([number]);
  if (!before) throw noSuchTicket(given.id);
  const rights = rightsOn(ctx, before, await readTeammates(trx, ctx));
  if (!rights.sees) throw noSuchTicket(given.id);
  const seen = new Map(given.expectedVersion == null ? [] : [[before.id, given.expectedVersion]]);
  if ((await decidedSince(trx, [before], seen)).size > 0) throw conflict(hasChanged(before));
  const now = ctx.clock.now().getTime();
  const assertMay = (verb: TicketVerb) => assertVerb(verb, { viewer: ctx, ticket: before, rights, trx });
  const decision = await decide({ before, now, trx, assertMay });
  if (!decision) return before;
  const [after] = await writeTickets(trx, ctx.customer.id, [{ before, decision }], { ...originOf(ctx), now });
  return after as Ticket;
}
