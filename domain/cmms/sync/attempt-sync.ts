import { forCustomer } from '../../../platform/database.ts';
import { type ExternalNews, externalCreation, syncStatus } from '../../work/external-news.ts';
import { recordExternally, recordWithin } from '../../work/external-side.ts';
import type { TicketKey } from '../../work/ticket.ts';
import { CmmsFailure } from '../connectors/failure.ts';
import { type Attempt, beginAttempt } from './begin-attempt.ts';
import type { PooledConnector } from './connector-pool.ts';
import { resolveSyncIssues } from './issues.ts';
import { type MadeOrder, makeOrder } from './make-order.ts';
import { type OrderChange, updateOrder } from './order-rows.ts';
import { lackOf, readIfShown, sendChanges, sentOf } from './send-changes.ts';
import type { SyncDeps } from './sync-deps.ts';

/**
 * - done: the maintenance system has all that it is to have.
 * - idle: it is not to hear of the ticket.
 * - throttled: it wants to be left alone for a while.
 * - failed: in its own words; another attempt makes sense unless it is final.
 */
export type SyncOutcome =
  | { kind: 'done' | 'idle' }
  | { kind: 'throttled'; waitMs: number; words: string }
  | { kind: 'failed'; isFinal: boolean; words: string };

/**
 * Brings the maintenance system to what a ticket is now: makes its order if there is none (search first, so that an
 * unclear timeout makes no second), sends what has changed, comments that it lacks, and closes it. What was done before,
 * by this attempt or one that died, is not done again.
 */
export async function attemptSync(deps: SyncDeps, key: TicketKey): Promise<SyncOutcome> {
  const attempt = await beginAttempt(deps, key);
  if (!attempt) return { kind: 'idle' };
  try {
    const pooled = deps.pool.of(key.customerId, attempt.system);
    await pooled.inTurn(() => bringAcross(deps, attempt, pooled));
  } catch (error) {
    if (!(error instanceof CmmsFailure)) throw error;
    if (attempt.ticket.lastCmmsSyncAttemptAt !== attempt.begunAt.getTime())
      await recordExternally(deps, key, syncStatus({ status: 'InProgress', attemptedAt: attempt.begunAt }));
    const words = error.message;
    if (error.kind === 'throttled') return { kind: 'throttled', waitMs: error.waitMs, words };
    return { kind: 'failed', isFinal: error.kind === 'refused' || error.kind === 'gone', words };
  }
  return { kind: 'done' };
}

async function bringAcross(deps: SyncDeps, attempt: Attempt, pooled: PooledConnector): Promise<void> {
  const { ticket, system, row, missing } = attempt;
  if (row.goneAt) throw new CmmsFailure('refused', `Order ${row.externalId} was deleted in the maintenance system`);
  // CMMS.2: what cannot be sent is shown
  if (row.externalId === null && missing.length > 0)
    throw new CmmsFailure('refused', `Required by ${system.displayName}, and empty: ${missing.join(', ')}`);
  const made: MadeOrder =
    row.externalId === null
      ? await makeOrder(deps, attempt, pooled)
      : { externalId: row.externalId, order: null, isNew: false };
  const { externalId } = made;
  const known: Known = { order: row.externalId === null ? arrivalOf(attempt, made) : {}, news: [] };
  if (ticket.externalId !== externalId) {
    if (!made.order) {
      // its id is safe before it is read
      await settle(deps, attempt, { order: known.order, news: [] });
      known.order = {};
    }
    const shown = made.order ?? (await readIfShown(pooled, externalId));
    const { schema: externalType } = system;
    const externalDetails = { reference: attempt.order.reference };
    known.news.push(
      externalCreation({ externalId, externalType, externalStatus: shown?.status ?? null, externalDetails }),
    );
  }
  const lack = lackOf(attempt, pooled, made.isNew);
  if (lack) {
    await settle(deps, attempt, known);
    await sendChanges(deps, { attempt, pooled, externalId }, lack);
  }
  await settle(deps, attempt, { ...(lack ? { order: {}, news: [] } : known), isComplete: true });
}

/** What has become known of an order and is still to be written. */
interface Known {
  order: OrderChange;
  news: ExternalNews[];
  /** All of it is there. */
  isComplete?: true;
}

const arrivalOf = (attempt: Attempt, { externalId, order, isNew }: MadeOrder): OrderChange => ({
  ...{ externalId, unclearSince: null, aliases: order?.aliases ?? [] },
  ...(isNew && { sent: sentOf(attempt) }),
});

/** Writes it, in one transaction: the ticket first, as everywhere. */
async function settle(
  { db, clock }: SyncDeps,
  { ticket, system, row, begunAt }: Attempt,
  { order, news, isComplete }: Known,
): Promise<void> {
  if (!isComplete && news.length === 0 && Object.keys(order).length === 0) return;
  const now = clock.now();
  const all = isComplete ? [...news, syncStatus({ status: 'Complete', attemptedAt: begunAt })] : news;
  await forCustomer(db, ticket.customerId, async (trx) => {
    if (all.length > 0) await recordWithin(trx, ticket, now, all);
    if (Object.keys(order).length > 0) await updateOrder(trx, ticket.customerId, row, { ...order, checkedAt: now });
    if (isComplete) await resolveSyncIssues(trx, ticket, system.id, now);
  });
}
