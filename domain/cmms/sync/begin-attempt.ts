import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import type { ExternalSystemRow } from '../../integrations/external-system-row.ts';
import { syncStatus } from '../../work/external-news.ts';
import { readTicketWithin, recordWithin } from '../../work/external-side.ts';
import type { Ticket, TicketKey } from '../../work/ticket.ts';
import type { Order } from '../connectors/connector.ts';
import { orderOf } from './order-of.ts';
import { currentOrder, type OrderRow, type UnsentComment, unsentComments } from './order-rows.ts';
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
 * Reads, in one transaction, what an attempt needs. A ticket that is said to be on its way is not written to: that it was
 * tried is told with how that ended.
 * @returns null where the maintenance system is not to hear of the ticket.
 */
export function beginAttempt({ db, clock }: { db: Database; clock: Clock }, key: TicketKey): Promise<Attempt | null> {
  return forCustomer(db, key.customerId, async (trx) => {
    const before = await readTicketWithin(trx, key);
    const system =
      before.externalSystemId === null ? null : await readWorkSystem(trx, key.customerId, before.externalSystemId);
    if (!system) return null;
    const begunAt = clock.now();
    const ticket =
      before.cmmsSyncStatus === 'InProgress'
        ? before
        : await recordWithin(trx, key, begunAt, [syncStatus({ status: 'InProgress' })]);
    const row = await currentOrder(trx, ticket, system.id, begunAt);
    const { order, missing } = await orderOf(trx, ticket, system);
    const comments = system.outboundSettings.isIncludeCommentsEnabled === true ? await unsentComments(trx, ticket) : [];
    return { ticket, system, row, order, missing, comments, begunAt };
  });
}
