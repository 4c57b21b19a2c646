import type { Ctx } from '../../domain/identity/ctx.ts';
import { movedOver } from '../../domain/lists/criteria/expression.ts';
import { toPostgres } from '../../domain/lists/criteria/to-postgres.ts';
import { toPredicate } from '../../domain/lists/criteria/to-predicate.ts';
import {
  defaultTicketOrder,
  parseTicketCursor,
  ticketCursorOf,
  ticketKeysetOf,
} from '../../domain/lists/tickets/ticket-order.ts';
import { type Verdict, verdictOf } from '../../domain/live/judge-change.ts';
import type { WorkTicketMessage } from '../../domain/live/socket-events.ts';
import { workTicketMessage } from '../../domain/live/work-ticket-message.ts';
import { listNames } from '../../domain/people/list-names.ts';
import { deletedStatus, type Ticket } from '../../domain/work/model/ticket.ts';
import type { TicketChange } from '../../domain/work/model/ticket-changes.ts';
import { ticketRowsOf } from '../../domain/work/ticket-rows.ts';
import { listWorkSystems } from '../../domain/work/work-systems.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import type { LiveSocket, OpenLens } from './live-socket.ts';

const rowsAtOnce = 500;

const openWorkLenses = (sockets: Iterable<LiveSocket>): Array<{ live: LiveSocket; lens: OpenLens }> =>
  [...sockets].flatMap((live) =>
    [...live.lenses.values()].flatMap((lens) => (lens.type === 'work' ? [{ live, lens }] : [])),
  );

export const hasWorkLens = (sockets: Iterable<LiveSocket>): boolean => openWorkLenses(sockets).length > 0;

type FeedDeps = Pick<Ctx, 'db' | 'clock'>;

/** Tickets as messages, the names in them read once. */
async function messagesOf(db: Database, customerId: number, tickets: readonly Ticket[]) {
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

const tell = (live: LiveSocket, lens: OpenLens, type: 'ingress' | 'egress', entity: WorkTicketMessage): void => {
  live.io.emit('lens_event', { v: 1, lens: { id: lens.id, key: lens.key }, data: { type, entity } });
};

/**
 * Tells sockets what changes of tickets mean for the work lists that they have open (LENS.4); equal lists are judged once.
 * A list asks only of tickets that its person sees.
 * @param judgedAt until when sockets were told what time has changed.
 */
export async function publishTickets(
  { db, clock }: FeedDeps,
  customerId: number,
  sockets: Iterable<LiveSocket>,
  changes: readonly TicketChange[],
  judgedAt: number,
): Promise<void> {
  if (changes.length === 0 || !hasWorkLens(sockets)) return;
  const messages = await messagesOf(
    db,
    customerId,
    changes.map(({ ticket }) => ticket),
  );
  const now = clock.now().getTime();
  const judged = new Map<string, Array<Verdict | null>>();
  const verdicts = (lens: OpenLens): Array<Verdict | null> => {
    const known = judged.get(lens.signature);
    if (known) return known;
    const holds = toPredicate<Ticket>(lens.expressionAt(now));
    const held = toPredicate<Ticket>(lens.expressionAt(judgedAt));
    const fresh = changes.map(({ ticket, previous }) => {
      const before = previous && { ...ticket, ...previous };
      return verdictOf(holds(ticket), before ? [holds(before), held(before)] : [false], true);
    });
    judged.set(lens.signature, fresh);
    return fresh;
  };
  for (const live of sockets) {
    const told = { created: new Set<number>(), updated: new Set<number>() };
    for (const lens of live.lenses.values()) {
      if (lens.type !== 'work') continue;
      for (const [index, verdict] of verdicts(lens).entries()) {
        const entity = messages[index];
        if (!entity || verdict === null) continue;
        if (verdict !== 'update') tell(live, lens, verdict, entity);
        if (verdict === 'ingress' && changes[index]?.previous === null) told.created.add(index);
        else if (verdict !== 'egress') told.updated.add(index);
      }
    }
    for (const [event, indexes] of [
      ['workorder_created', told.created],
      ['workorder_updated', told.updated],
    ] as const)
      for (const index of indexes) {
        const entity = messages[index] as WorkTicketMessage;
        live.io.emit(event, { v: 1, id: entity.id, entity });
        const previous = changes[index]?.previous;
        if (!previous) continue;
        if ('cmmsSyncStatus' in previous) live.io.emit('work_ticket_sync', { v: 1, id: entity.id, entity });
        if ('externalStatus' in previous && entity.externalStatus === deletedStatus)
          live.io.emit('workorder_deleted', { v: 1, id: entity.id, entity });
      }
  }
}

/** Tells sockets which tickets time alone has brought into their work lists and taken out, e.g. by becoming overdue. */
export async function tickTickets(
  { db, clock }: FeedDeps,
  customerId: number,
  sockets: Iterable<LiveSocket>,
  judgedAt: number,
): Promise<void> {
  const now = clock.now().getTime();
  for (const { live, lens } of openWorkLenses(sockets)) {
    const [before, after] = [lens.expressionAt(judgedAt), lens.expressionAt(now)];
    const moved = movedOver(before, after);
    if (!moved) continue;
    const [held, holds] = [toPredicate<Ticket>(before), toPredicate<Ticket>(after)];
    for await (const tickets of readMoved(db, customerId, toPostgres(moved))) {
      const crossed = tickets.filter((ticket) => held(ticket) !== holds(ticket));
      const messages = await messagesOf(db, customerId, crossed);
      for (const [index, entity] of messages.entries())
        tell(live, lens, holds(crossed[index] as Ticket) ? 'ingress' : 'egress', entity);
    }
  }
}

async function* readMoved(db: Database, customerId: number, condition: ReturnType<typeof toPostgres>) {
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
