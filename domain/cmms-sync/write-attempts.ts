import { coalesce } from '../../platform/coalesce.ts';
import { forCustomer } from '../../platform/database.ts';
import { recordAllWithin } from '../work/inbound-sync.ts';
import { type RemoteUpdate, syncStatus } from '../work/remote-update.ts';
import { type Attempt, together } from './attempt.ts';
import { resolveSyncIssues } from './issues.ts';
import { beginCreations, type OrderChange, updateOrders } from './order-rows.ts';
import type { SyncDeps } from './sync-deps.ts';

/** What has become known of an order and is still to be written. */
export interface Known {
  order: OrderChange;
  news: RemoteUpdate[];
  /** All of it is there. */
  isComplete?: true;
}

/** How attempts write: what ends while a transaction runs shares the next. */
export interface AttemptWriter {
  /** Marks an order's creation as sent. @returns false where another attempt has, since its row was read. */
  beginCreation(attempt: Attempt): Promise<boolean>;
  /** Writes what has become known. */
  settle(attempt: Attempt, known: Known): Promise<void>;
}

/** What an attempt has to work with. */
export type Attempting = SyncDeps & { writer: AttemptWriter };

export function createAttemptWriter({ db, clock }: Pick<SyncDeps, 'db' | 'clock'>): AttemptWriter {
  const customerOf = ({ ticket }: Attempt): number => ticket.customerId;
  const begin = coalesce(
    (attempts: [Attempt, ...Attempt[]]) =>
      beginCreations(
        db,
        customerOf(attempts[0]),
        attempts.map(({ row }) => row),
        clock.now(),
      ),
    { by: customerOf, most: together },
  );
  const settle = coalesce(
    async (settled: [Settled, ...Settled[]]) => {
      await settleAll({ db, clock }, customerOf(settled[0].attempt), settled);
      return settled.map(() => undefined);
    },
    { by: ({ attempt }) => customerOf(attempt), most: together },
  );
  return {
    beginCreation: begin,
    async settle(attempt, known) {
      const { order, news, isComplete } = known;
      if (isComplete || news.length > 0 || Object.keys(order).length > 0) await settle({ attempt, known });
    },
  };
}

interface Settled {
  attempt: Attempt;
  known: Known;
}

/** One transaction: the tickets first, as everywhere. */
async function settleAll(
  { db, clock }: Pick<SyncDeps, 'db' | 'clock'>,
  customerId: number,
  settled: readonly Settled[],
): Promise<void> {
  const now = clock.now();
  const told = settled.flatMap(({ attempt: { ticket, begunAt }, known: { news, isComplete } }) => {
    const all = isComplete ? [...news, syncStatus({ status: 'Complete', attemptedAt: begunAt })] : news;
    return all.length > 0 ? [{ id: ticket.id, news: all }] : [];
  });
  const orders = settled.flatMap(({ attempt: { row }, known: { order } }) =>
    Object.keys(order).length > 0
      ? [{ ...order, checkedAt: now, ticketId: row.ticketId, reference: row.reference }]
      : [],
  );
  const complete = settled.filter(({ known }) => known.isComplete).map(({ attempt }) => attempt);
  await forCustomer(db, customerId, async (trx) => {
    if (told.length > 0) await recordAllWithin(trx, customerId, now, told);
    await updateOrders(trx, customerId, orders);
    for (const systemId of new Set(complete.map(({ system }) => system.id))) {
      const ticketIds = complete.filter(({ system }) => system.id === systemId).map(({ ticket }) => ticket.id);
      await resolveSyncIssues(trx, { customerId, systemId, ticketIds }, now);
    }
  });
}
