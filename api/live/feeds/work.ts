import type { Expression } from '../../../domain/lists/criteria/expression.ts';
import { toPostgres } from '../../../domain/lists/criteria/to-postgres.ts';
import type { WorkTicketMessage } from '../../../domain/lists/tickets/message.ts';
import {
  defaultTicketOrder,
  parseTicketCursor,
  ticketCursorOf,
  ticketKeysetOf,
} from '../../../domain/lists/tickets/ticket-order.ts';
import { verdictOf } from '../../../domain/live/judge-change.ts';
import { workTicketMessage } from '../../../domain/live/work-ticket-message.ts';
import { listNames } from '../../../domain/people/list-names.ts';
import { deletedStatus, type Ticket } from '../../../domain/work/model/ticket.ts';
import type { TicketChange } from '../../../domain/work/model/ticket-changes.ts';
import { ticketRowsOf } from '../../../domain/work/ticket-rows.ts';
import { listWorkSystems } from '../../../domain/work/work-systems.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import { emitTo } from '../emit-to.ts';
import type { CreateFeed, FeedRoom } from '../feed.ts';
import { createListFeed, type FeedKind } from '../list-feed.ts';
import { readPages, rowsAtOnce } from '../read-pages.ts';

/** Sends changes of tickets in the lists that sockets have open, as texts of their alarms change as well. */
export const work: CreateFeed = (room) => {
  const list = createListFeed(room, kindOf(room));
  return {
    rank: 60,
    reads: ['tickets', 'attributes'],
    async publish(messages) {
      // one without previous values has only been published again
      const changes = messages.flatMap(({ tickets }) =>
        tickets.filter(({ previous }) => previous === null || Object.keys(previous).length > 0),
      );
      await list.publish(changes);
      const alarmIds = new Set(messages.flatMap(({ attributes }) => attributes.map(({ alarmId }) => alarmId)));
      if (alarmIds.size > 0 && list.readsText())
        for await (const page of readTicketsOf(room, [...alarmIds])) await list.publish(page.map(withNewTexts));
      if (changes.length > 0) room.badges.touch('work');
    },
    async tick() {
      await list.tick();
      // people's own lists may depend on what is overdue
      room.badges.touch('work');
    },
  };
};

/** A list's criteria match only tickets that its person sees. */
const kindOf = ({ db, customerId }: FeedRoom): FeedKind<TicketChange, Ticket, Ticket, WorkTicketMessage> => ({
  type: 'work',
  rowOf: ({ ticket }) => ticket,
  factsOf: (ticket) => ticket,
  messagesOf: (tickets) => messagesOf(db, customerId, tickets),
  withText: (changes) =>
    forCustomer(db, customerId, async (trx) => {
      const tickets = await ticketRowsOf(trx, customerId).withAlarms(changes.map(({ ticket }) => ticket));
      return changes.map((change, index) => ({ ...change, ticket: tickets[index] as Ticket }));
    }),
  judge({ ticket, previous }, lens) {
    const before = previous && { ...ticket, ...previous };
    const isIn = lens.holds(ticket);
    const wasIn = before ? [lens.holds(before), lens.held(before)] : [false];
    // with the alarms before it may have been either
    if (lens.readsText && previous && hasOtherAlarms(previous)) wasIn.push(!isIn);
    return verdictOf(isIn, wasIn, true);
  },
  eventOf(verdict, { previous }) {
    if (verdict === 'egress') return null;
    return verdict === 'ingress' && previous === null ? 'created' : 'updated';
  },
  emit(sockets, event, entity, { previous, cause }) {
    const message = { v: 1 as const, id: entity.id, cause, entity };
    emitTo(sockets, `workorder_${event}`, message);
    if (!previous) return;
    if ('cmmsSyncStatus' in previous) emitTo(sockets, 'work_ticket_sync', message);
    if ('externalStatus' in previous && entity.externalStatus === deletedStatus)
      emitTo(sockets, 'workorder_deleted', message);
  },
  readMoved: (moved) => readMoved(db, customerId, moved),
});

/** The change of a ticket of which nothing but the texts of its alarms has changed. */
const withNewTexts = (ticket: Ticket): TicketChange => ({
  ...{ ticket, previous: {}, cause: null, userId: null, automationRuleId: null },
});
const hasOtherAlarms = (previous: Partial<Ticket>): boolean =>
  'alarmCount' in previous || Object.keys(previous).length === 0;

/** Reads the tickets that alarms are on, page by page. */
async function* readTicketsOf({ db, customerId }: FeedRoom, alarmIds: readonly number[]): AsyncGenerator<Ticket[]> {
  const limit = rowsAtOnce;
  for (let offset = 0, isMore = true; isMore; offset += limit) {
    const tickets = await forCustomer(db, customerId, (trx) =>
      ticketRowsOf(trx, customerId).ofAlarms(alarmIds, { state: null, limit, offset }),
    );
    yield tickets;
    isMore = tickets.length === limit;
  }
}

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

function readMoved(db: Database, customerId: number, moved: Expression): AsyncGenerator<Ticket[]> {
  const condition = toPostgres(moved);
  return readPages((last) => {
    const after = last ? parseTicketCursor(defaultTicketOrder, ticketCursorOf(defaultTicketOrder, last)) : null;
    const keyset = ticketKeysetOf(defaultTicketOrder, after);
    return forCustomer(db, customerId, async (trx) => {
      const rows = ticketRowsOf(trx, customerId);
      return rows.withAlarms(await rows.list(condition, keyset, { limit: rowsAtOnce, offset: 0 }));
    });
  });
}
