import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import type { ExternalSystemRow } from '../integrations/external-system-row.ts';
import { recordAllWithin } from '../work/inbound-sync.ts';
import type { Ticket, TicketKey } from '../work/model/ticket.ts';
import { syncStatus } from '../work/remote-update.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';
import type { Attempt } from './attempt.ts';
import { differenceOf } from './diff.ts';
import { type UnsentComment, unsentComments } from './order-comments.ts';
import { ordersOf, type TicketOrder } from './order-of.ts';
import { currentOrders, type OrderRow } from './order-rows.ts';
import { readWorkSystem } from './read-work-system.ts';

/**
 * Start of an attempt at a ticket; done: its system has everything that it should have; idle: the ticket is for no
 * system.
 */
export type Begun = Attempt | 'done' | 'idle';

/**
 * Reads, in one transaction, what attempts at tickets of one customer need. A ticket that is already marked as on its
 * way is not written to: the try is recorded with its outcome.
 * @returns one a ticket, in their order.
 */
export function beginAttempts(
  { db, clock }: { db: Database; clock: Clock },
  keys: readonly [TicketKey, ...TicketKey[]],
): Promise<Begun[]> {
  const [{ customerId }] = keys;
  return forCustomer(db, customerId, async (trx) => {
    const begunAt = clock.now();
    const read = await ticketRowsOf(trx, customerId).byIds(keys.map(({ id }) => id));
    const found: Attempt[] = [];
    for (const systemId of new Set(read.flatMap(({ externalSystemId }) => externalSystemId ?? []))) {
      const system = await readWorkSystem(trx, customerId, systemId);
      const tickets = read.filter(({ externalSystemId }) => externalSystemId === systemId);
      if (system) found.push(...(await attemptsOf(trx, { system, tickets, begunAt })));
    }
    const lacking = found.filter((attempt) => !isComplete(attempt));
    const begun = new Map<number, Begun>(found.map(({ ticket }) => [ticket.id, 'done']));
    for (const attempt of await onTheirWay(trx, customerId, begunAt, lacking)) begun.set(attempt.ticket.id, attempt);
    return keys.map(({ id }) => begun.get(id) ?? 'idle');
  });
}

/** Returns true if, by stored state, the order is complete and an attempt has nothing to do. */
const isComplete = (attempt: Attempt): boolean => {
  const { ticket, row } = attempt;
  if (ticket.cmmsSyncStatus !== 'Complete' || row.externalId === null || row.goneAt) return false;
  return ticket.externalId === row.externalId && differenceOf(attempt, { takesComments: true, isNew: false }) === null;
};

/** Marks the tickets as in progress that are not marked yet. */
async function onTheirWay(
  trx: Transaction,
  customerId: number,
  at: Date,
  attempts: readonly Attempt[],
): Promise<Attempt[]> {
  const others = attempts.filter(({ ticket }) => ticket.cmmsSyncStatus !== 'InProgress');
  if (others.length === 0) return [...attempts];
  const updates = [syncStatus({ status: 'InProgress' })];
  const marked = await recordAllWithin(
    trx,
    customerId,
    at,
    others.map(({ ticket: { id } }) => ({ id, updates })),
  );
  return attempts.map((attempt) => ({ ...attempt, ticket: marked.get(attempt.ticket.id) ?? attempt.ticket }));
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
