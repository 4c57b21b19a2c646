import { coalesce } from '../../platform/coalesce.ts';
import { CmmsFailure } from '../cmms/connectors/failure.ts';
import { externalNumberOf, type TicketKey } from '../work/model/ticket.ts';
import { externalCreation, syncStatus } from '../work/remote-update.ts';
import { type Attempt, beginPaceMs, together } from './attempt.ts';
import { beginAttempts } from './begin-attempts.ts';
import type { PooledConnector } from './connector-pool.ts';
import { differenceOf, lastSentOf } from './diff.ts';
import { type MadeOrder, makeOrder } from './make-order.ts';
import type { OrderChange } from './order-rows.ts';
import { readIfShown, sendChanges } from './send-changes.ts';
import type { SyncDeps } from './sync-deps.ts';
import { type Attempting, createAttemptWriter, type Known } from './write-attempts.ts';

/**
 * - done: the maintenance system has all that it is to have.
 * - idle: it is not to hear of the ticket.
 * - crowded: others wait there; nothing was tried.
 * - throttled: it wants to be left alone for a while.
 * - failed: in its own words; another attempt makes sense unless it is final.
 */
export type SyncOutcome =
  | { kind: 'done' | 'idle' }
  | { kind: 'crowded'; waitMs: number }
  | { kind: 'throttled'; waitMs: number; words: string }
  | { kind: 'failed'; isFinal: boolean; words: string };

/**
 * Brings the maintenance system to what a ticket is now: makes its order if there is none (search first, so that an unclear
 * timeout makes no second), sends what has changed, comments that it lacks, and closes it. What was done before, by this
 * attempt or one that died, is not done again.
 * @throws what an engine of ours failed with.
 */
export type AttemptTicket = (key: TicketKey) => Promise<SyncOutcome>;

/**
 * How a process attempts tickets: each once at a time, and tickets of a customer that come together share what is read
 * and written for them.
 */
export function createAttempts(deps: SyncDeps): AttemptTicket {
  const begin = coalesce((keys: [TicketKey, ...TicketKey[]]) => beginAttempts(deps, keys), {
    ...{ by: ({ customerId }) => customerId, most: together, paceMs: beginPaceMs },
  });
  const writer = createAttemptWriter(deps);
  const attempt: AttemptTicket = async (key) => {
    const begun = await begin(key);
    return typeof begun === 'string' ? { kind: begun } : make({ ...deps, writer }, begun);
  };
  // Temporal may give up one that goes on, and ask for another
  return coalesce(
    async (keys) => {
      const outcome = await attempt(keys[0]);
      return keys.map(() => outcome);
    },
    { by: ({ customerId, id }) => `${customerId}/${id}`, most: Number.POSITIVE_INFINITY },
  );
}

async function make(deps: Attempting, attempt: Attempt): Promise<SyncOutcome> {
  const { ticket, system, begunAt } = attempt;
  try {
    const pooled = deps.pool.of(ticket.customerId, system);
    const waitMs = await pooled.inTurn(() => bringAcross(deps, attempt, pooled));
    return waitMs === null ? { kind: 'done' } : { kind: 'crowded', waitMs };
  } catch (error) {
    if (!(error instanceof CmmsFailure)) throw error;
    const isTold = ticket.lastCmmsSyncAttemptAt === begunAt.getTime();
    const news = isTold ? [] : [syncStatus({ status: 'InProgress', attemptedAt: begunAt })];
    await deps.writer.settle(attempt, { order: {}, news });
    const words = error.message;
    if (error.kind === 'throttled') return { kind: 'throttled', waitMs: error.waitMs, words };
    return { kind: 'failed', isFinal: error.kind === 'refused' || error.kind === 'gone', words };
  }
}

async function bringAcross(deps: Attempting, attempt: Attempt, pooled: PooledConnector): Promise<void> {
  const { ticket, system, row, missing } = attempt;
  const { writer } = deps;
  if (row.goneAt)
    throw new CmmsFailure(
      'refused',
      `Order ${externalNumberOf(ticket) ?? row.externalId} was deleted in the maintenance system`,
    );
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
      await writer.settle(attempt, { order: known.order, news: [] });
      known.order = {};
    }
    const shown = made.order ?? (await readIfShown(pooled, externalId));
    const { schema: externalType } = system;
    const externalDetails = {
      reference: attempt.order.reference,
      ...(shown?.number != null && { number: shown.number }),
    };
    known.news.push(
      externalCreation({ externalId, externalType, externalStatus: shown?.status ?? null, externalDetails }),
    );
  }
  const lack = differenceOf(attempt, { takesComments: pooled.connector.takesComments, isNew: made.isNew });
  if (lack) {
    await writer.settle(attempt, known);
    await sendChanges(deps, { attempt, pooled, externalId }, lack);
  }
  await writer.settle(attempt, { ...(lack ? { order: {}, news: [] } : known), isComplete: true });
}

const arrivalOf = (attempt: Attempt, { externalId, order, isNew }: MadeOrder): OrderChange => ({
  ...{ externalId, unclearSince: null, aliases: order?.aliases ?? [] },
  ...(isNew && { sent: lastSentOf(attempt) }),
});
