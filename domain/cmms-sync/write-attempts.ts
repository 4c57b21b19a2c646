import { coalesce } from '../../platform/coalesce.ts';
import { forCustomer } from '../../platform/database.ts';
import { recordAllWithin } from '../work/inbound-sync.ts';
import { type RemoteUpdate, syncStatus } from '../work/remote-update.ts';
import { type Attempt, attemptsAtOnce } from './attempt.ts';
import { resolveSyncIssues } from './issues.ts';
import { beginCreations, type OrderChange, updateOrders } from './order-rows.ts';
import type { SyncDeps } from './sync-deps.ts';

/** Facts about an order that are still to be written. */
export interface Known {
  order: OrderChange;
  updates: RemoteUpdate[];
  /** All of it is there. */
  isComplete?: true;
}

/** Writer of attempts: those that end while a transaction runs share the next one. */
export interface AttemptWriter {
  /** Marks an order's creation as sent. @returns false where another attempt has, since its row was read. */
  beginCreation(attempt: Attempt): Promise<boolean>;
  /** Writes what has become known. */
  record(attempt: Attempt, known: Known): Promise<void>;
}

/** Dependencies of one attempt. */
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
    { by: customerOf, maxBatch: attemptsAtOnce },
  );
  const record = coalesce(
    async (results: [Result, ...Result[]]) => {
      await recordAll({ db, clock }, customerOf(results[0].attempt), results);
      return results.map(() => undefined);
    },
    { by: ({ attempt }) => customerOf(attempt), maxBatch: attemptsAtOnce },
  );
  return {
    beginCreation: begin,
    async record(attempt, known) {
      const { order, updates, isComplete } = known;
      if (isComplete || updates.length > 0 || Object.keys(order).length > 0) await record({ attempt, known });
    },
  };
}

interface Result {
  attempt: Attempt;
  known: Known;
}

/** One transaction: the tickets first, as everywhere. */
async function recordAll(
  { db, clock }: Pick<SyncDeps, 'db' | 'clock'>,
  customerId: number,
  results: readonly Result[],
): Promise<void> {
  const now = clock.now();
  const updates = results.flatMap(({ attempt: { ticket, begunAt }, known: { updates: some, isComplete } }) => {
    const all = isComplete ? [...some, syncStatus({ status: 'Complete', attemptedAt: begunAt })] : some;
    return all.length > 0 ? [{ id: ticket.id, updates: all }] : [];
  });
  const orders = results.flatMap(({ attempt: { row }, known: { order } }) =>
    Object.keys(order).length > 0
      ? [{ ...order, checkedAt: now, ticketId: row.ticketId, reference: row.reference }]
      : [],
  );
  const complete = results.filter(({ known }) => known.isComplete).map(({ attempt }) => attempt);
  await forCustomer(db, customerId, async (trx) => {
    if (updates.length > 0) await recordAllWithin(trx, customerId, now, updates);
    await updateOrders(trx, customerId, orders);
    for (const systemId of new Set(complete.map(({ system }) => system.id))) {
      const ticketIds = complete.filter(({ system }) => system.id === systemId).map(({ ticket }) => ticket.id);
      await resolveSyncIssues(trx, { customerId, systemId, ticketIds }, now);
    }
  });
}
