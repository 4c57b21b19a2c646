import { coalesce } from '../../platform/coalesce.ts';
import { cmmsSyncTexts } from '../../texts/server/cmms-sync.ts';
import { CmmsFailure } from '../cmms/connectors/failure.ts';
import { externalNumberOf, type TicketKey } from '../work/model/ticket.ts';
import { externalCreation, syncStatus } from '../work/remote-update.ts';
import { type Attempt, attemptsAtOnce, beginPaceMs } from './attempt.ts';
import { beginAttempts } from './begin-attempts.ts';
import type { PooledConnector } from './connector-pool.ts';
import { differenceOf, lastSentOf } from './diff.ts';
import { type MadeOrder, makeOrder } from './make-order.ts';
import type { OrderChange } from './order-rows.ts';
import { readIfShown, sendChanges } from './send-changes.ts';
import type { SyncDeps } from './sync-deps.ts';
import { type Attempting, createAttemptWriter, type Known } from './write-attempts.ts';

/**
 * - done: the maintenance system has everything that it should have.
 * - idle: the ticket is not for it.
 * - crowded: others wait there; nothing was tried.
 * - throttled: it asked to be left alone for a while.
 * - failed: in its own words; another attempt makes sense unless it is final.
 */
export type SyncOutcome =
  | { kind: 'done' | 'idle' }
  | { kind: 'crowded'; waitMs: number }
  | { kind: 'throttled'; waitMs: number; words: string }
  | { kind: 'failed'; isFinal: boolean; words: string };

/**
 * Updates the maintenance system to the current state of a ticket: creates its order if there is none (after a search,
 * so that an unclear timeout creates no second), sends changes and missing comments, and closes it. Does not repeat
 * what this or a died attempt has done.
 * @throws errors of our own engines.
 */
export type AttemptTicket = (key: TicketKey) => Promise<SyncOutcome>;

/**
 * Creates the attempts of a process: one at a time for each ticket, and tickets of a customer that arrive at the same
 * time share their reads and writes.
 */
export function createAttempts(deps: SyncDeps): AttemptTicket {
  const begin = coalesce((keys: [TicketKey, ...TicketKey[]]) => beginAttempts(deps, keys), {
    ...{ by: ({ customerId }) => customerId, maxBatch: attemptsAtOnce, paceMs: beginPaceMs },
  });
  const writer = createAttemptWriter(deps);
  const attempt: AttemptTicket = async (key) => {
    const begun = await begin(key);
    return typeof begun === 'string' ? { kind: begun } : make({ ...deps, writer }, begun);
  };
  // Temporal may time out an attempt that is still running, and start another
  return coalesce(
    async (keys) => {
      const outcome = await attempt(keys[0]);
      return keys.map(() => outcome);
    },
    { by: ({ customerId, id }) => `${customerId}/${id}`, maxBatch: Number.POSITIVE_INFINITY },
  );
}

async function make(deps: Attempting, attempt: Attempt): Promise<SyncOutcome> {
  const { ticket, system, begunAt } = attempt;
  try {
    const pooled = deps.pool.of(ticket.customerId, system);
    const waitMs = await pooled.acquire(() => bringAcross(deps, attempt, pooled));
    return waitMs === null ? { kind: 'done' } : { kind: 'crowded', waitMs };
  } catch (error) {
    if (!(error instanceof CmmsFailure)) throw error;
    const isRecorded = ticket.lastCmmsSyncAttemptAt === begunAt.getTime();
    const updates = isRecorded ? [] : [syncStatus({ status: 'InProgress', attemptedAt: begunAt })];
    await deps.writer.record(attempt, { order: {}, updates });
    const words = error.message;
    if (error.kind === 'throttled') return { kind: 'throttled', waitMs: error.waitMs, words };
    return { kind: 'failed', isFinal: error.kind === 'refused' || error.kind === 'gone', words };
  }
}

/**
 * Syncs one ticket, step by step. Each step writes its result before the next begins, so that the attempt after a died
 * one repeats nothing.
 * @throws CmmsFailure
 */
async function bringAcross(deps: Attempting, attempt: Attempt, pooled: PooledConnector): Promise<void> {
  assertSendable(attempt);
  const made = await orderOf(deps, attempt, pooled);
  const known = await linked(deps, attempt, pooled, made);
  const difference = differenceOf(attempt, { takesComments: pooled.connector.takesComments, isNew: made.isNew });
  if (!difference) return deps.writer.record(attempt, { ...known, isComplete: true });
  await deps.writer.record(attempt, known);
  await sendChanges(deps, { attempt, pooled, externalId: made.externalId }, difference);
  await deps.writer.record(attempt, { order: {}, updates: [], isComplete: true });
}

/** @throws CmmsFailure refused: an order that was deleted there, or a required field that is empty (CMMS.2). */
function assertSendable({ ticket, system, row, missing }: Attempt): void {
  const refused = (words: string) => new CmmsFailure('refused', words);
  if (row.goneAt) throw refused(cmmsSyncTexts.orderDeleted(externalNumberOf(ticket) ?? row.externalId));
  if (row.externalId === null && missing.length > 0)
    throw refused(cmmsSyncTexts.emptyRequired(system.displayName, missing.join(', ')));
}

/** Returns the ticket's order: the stored one, one found by its reference, or a new one. */
async function orderOf(deps: Attempting, attempt: Attempt, pooled: PooledConnector): Promise<MadeOrder> {
  const { externalId } = attempt.row;
  return externalId === null ? makeOrder(deps, attempt, pooled) : { externalId, order: null, isNew: false };
}

/** Links the ticket to its order. @returns the pending writes of both. */
async function linked(
  { writer }: Attempting,
  attempt: Attempt,
  pooled: PooledConnector,
  made: MadeOrder,
): Promise<Known> {
  const { ticket, row, system, order } = attempt;
  const { externalId } = made;
  const arrived = row.externalId === null ? arrivalOf(attempt, made) : {};
  if (ticket.externalId === externalId) return { order: arrived, updates: [] };
  // its id is safe before it is read
  if (!made.order) await writer.record(attempt, { order: arrived, updates: [] });
  const shown = made.order ?? (await readIfShown(pooled, externalId));
  const { schema: externalType } = system;
  const externalDetails = { reference: order.reference, ...(shown?.number != null && { number: shown.number }) };
  const link = externalCreation({ externalId, externalType, externalStatus: shown?.status ?? null, externalDetails });
  return { order: made.order ? arrived : {}, updates: [link] };
}

const arrivalOf = (attempt: Attempt, { externalId, order, isNew }: MadeOrder): OrderChange => ({
  ...{ externalId, unclearSince: null, aliases: order?.aliases ?? [] },
  ...(isNew && { sent: lastSentOf(attempt) }),
});
