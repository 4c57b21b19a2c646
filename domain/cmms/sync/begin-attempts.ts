import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../../platform/database.ts';
import type { ExternalSystemRow } from '../../integrations/external-system-row.ts';
import { syncStatus } from '../../work/external-news.ts';
import { recordAllWithin } from '../../work/external-side.ts';
import type { Ticket } from '../../work/ticket.ts';
import { ticketRowsOf } from '../../work/ticket-rows.ts';
import type { Order } from '../connectors/connector.ts';
import { type UnsentComment, unsentComments } from './order-comments.ts';
import { ordersOf, type TicketOrder } from './order-of.ts';
import { currentOrders, type OrderRow } from './order-rows.ts';
import { readWorkSystem } from './read-work-system.ts';

/** A ticket on its way to its maintenance system, with all that is known of it when an attempt begins. */
export interface Attempt {
  ticket: Ticket;
  system: ExternalSystemRow;
  /** What is remembered of its order. */
  row: OrderRow;
  /** What the order is to say, and titles of required fields that are empty. */
  order: Order;
  missing: string[];
  comments: UnsentComment[];
  begunAt: Date;
}

/**
 * Reads, in one transaction, what attempts at tickets of a customer need. A ticket that is said to be on its way is not
 * written to: that it was tried is told with how that ended.
 * @returns by ticket; nothing of one that no maintenance system is to hear of.
 */
export function beginAttempts(
  { db, clock }: { db: Database; clock: Clock },
  customerId: number,
  ticketIds: readonly number[],
): Promise<Map<number, Attempt>> {
  return forCustomer(db, customerId, async (trx) => {
    const begunAt = clock.now();
    const read = await ticketRowsOf(trx, customerId).byIds(ticketIds);
    const attempts = new Map<number, Attempt>();
    for (const systemId of new Set(read.flatMap(({ externalSystemId }) => externalSystemId ?? []))) {
      const system = await readWorkSystem(trx, customerId, systemId);
      if (!system) continue;
      const tickets = await onTheirWay(
        trx,
        customerId,
        begunAt,
        read.filter(({ externalSystemId }) => externalSystemId === systemId),
      );
      for (const attempt of await attemptsOf(trx, { system, tickets, begunAt }))
        attempts.set(attempt.ticket.id, attempt);
    }
    return attempts;
  });
}

/** Says of those of which it is not said yet that they are on their way. */
async function onTheirWay(
  trx: Transaction,
  customerId: number,
  at: Date,
  tickets: readonly Ticket[],
): Promise<Ticket[]> {
  const others = tickets.filter(({ cmmsSyncStatus }) => cmmsSyncStatus !== 'InProgress');
  if (others.length === 0) return [...tickets];
  const news = [syncStatus({ status: 'InProgress' })];
  const told = await recordAllWithin(
    trx,
    customerId,
    at,
    others.map(({ id }) => ({ id, news })),
  );
  return tickets.map((ticket) => told.get(ticket.id) ?? ticket);
}

async function attemptsOf(
  trx: Transaction,
  { system, tickets, begunAt }: { system: ExternalSystemRow; tickets: readonly Ticket[]; begunAt: Date },
): Promise<Attempt[]> {
  const customerId = (tickets[0] as Ticket).customerId;
  const rows = await currentOrders(trx, customerId, tickets, { systemId: system.id, now: begunAt });
  const orders = await ordersOf(trx, customerId, system.id, tickets);
  const takesComments = system.outboundSettings.isIncludeCommentsEnabled === true;
  const ids = tickets.map(({ id }) => id);
  const comments = takesComments ? await unsentComments(trx, customerId, ids) : new Map<number, UnsentComment[]>();
  return tickets.map((ticket, index) => ({
    ...(orders[index] as TicketOrder),
    ...{ ticket, system, begunAt, row: rows[index] as OrderRow, comments: comments.get(ticket.id) ?? [] },
  }));
}
