import type { Expression } from '../../domain/lists/criteria/expression.ts';
import { toPostgres } from '../../domain/lists/criteria/to-postgres.ts';
import {
  defaultTicketOrder,
  parseTicketCursor,
  ticketCursorOf,
  ticketKeysetOf,
} from '../../domain/lists/tickets/ticket-order.ts';
import { verdictOf } from '../../domain/live/judge-change.ts';
import type { WorkTicketMessage } from '../../domain/live/socket-events.ts';
import { workTicketMessage } from '../../domain/live/work-ticket-message.ts';
import { listNames } from '../../domain/people/list-names.ts';
import { deletedStatus, type Ticket } from '../../domain/work/model/ticket.ts';
import type { TicketChange } from '../../domain/work/model/ticket-changes.ts';
import { ticketRowsOf } from '../../domain/work/ticket-rows.ts';
import { listWorkSystems } from '../../domain/work/work-systems.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import type { FeedKind } from './list-feed.ts';

const rowsAtOnce = 500;

/** Feed of ticket changes. A list's criteria match only tickets that its person sees. */
export const workFeed = (
  db: Database,
  customerId: number,
): FeedKind<TicketChange, Ticket, Ticket, WorkTicketMessage> => ({
  type: 'work',
  rowOf: ({ ticket }) => ticket,
  factsOf: (ticket) => ticket,
  messagesOf: (tickets) => messagesOf(db, customerId, tickets),
  judge({ ticket, previous }, lens) {
    const before = previous && { ...ticket, ...previous };
    return verdictOf(lens.holds(ticket), before ? [lens.holds(before), lens.held(before)] : [false], true);
  },
  eventOf(verdict, { previous }) {
    if (verdict === 'egress') return null;
    return verdict === 'ingress' && previous === null ? 'created' : 'updated';
  },
  emit({ io }, event, entity, { previous, cause }) {
    const message = { v: 1 as const, id: entity.id, cause, entity };
    io.emit(`workorder_${event}`, message);
    if (!previous) return;
    if ('cmmsSyncStatus' in previous) io.emit('work_ticket_sync', message);
    if ('externalStatus' in previous && entity.externalStatus === deletedStatus) io.emit('workorder_deleted', message);
  },
  readMoved: (moved) => readMoved(db, customerId, moved),
});

/** Returns tickets as messages; the names in them are read once. */
async function messagesOf(db: Database, customerId: number, tickets: readonly Ticket[]): Promise<WorkTicketMessage[]> {
  if (tickets.length === 0) return [];
  const customer = { id: customerId };
  const people = await listNames({ db, customer }, [...new Set(tickets.flatMap(({ assigneeId }) => assigneeId ?? []))]);
  const systems = new Map((await listWorkSystems({ db, customer })).map((system) => [system.id, system]));
  return tickets.map((ticket) =>
    workTicketMessage(
      ticket,
      (ticket.assigneeId && people.get(ticket.assigneeId)) || null,
      (ticket.externalSystemId !== null && systems.get(ticket.externalSystemId)) || null,
    ),
  );
}

async function* readMoved(db: Database, customerId: number, moved: Expression): AsyncGenerator<Ticket[]> {
  const condition = toPostgres(moved);
  for (let last: Ticket | undefined, isMore = true; isMore; ) {
    const after = last ? parseTicketCursor(defaultTicketOrder, ticketCursorOf(defaultTicketOrder, last)) : null;
    const keyset = ticketKeysetOf(defaultTicketOrder, after);
    const tickets = await forCustomer(db, customerId, (trx) =>
      ticketRowsOf(trx, customerId).list(condition, keyset, { limit: rowsAtOnce, offset: 0 }),
    );
    yield tickets;
    last = tickets.at(-1);
    isMore = tickets.length === rowsAtOnce;
  }
}
