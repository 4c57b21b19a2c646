import { isEngineAway } from '../../../platform/engine-away.ts';
import { externalCreation, syncStatus } from '../../work/external-news.ts';
import { recordExternally } from '../../work/external-side.ts';
import { externalNumberOf, type TicketKey } from '../../work/ticket.ts';
import { CmmsFailure } from '../connectors/failure.ts';
import type { Attempt } from './attempt.ts';
import { beginAttempts } from './begin-attempts.ts';
import type { PooledConnector } from './connector-pool.ts';
import { lackOf, sentOf } from './lack.ts';
import { type MadeOrder, makeOrder } from './make-order.ts';
import type { OrderChange } from './order-rows.ts';
import { readIfShown, sendChanges } from './send-changes.ts';
import type { SyncDeps } from './sync-deps.ts';
import { type Attempting, createAttemptWriter, type Known } from './write-attempts.ts';

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
 * Brings the maintenance system to what tickets of a customer are now: makes their orders if there are none (search first, so
 * that an unclear timeout makes no second), sends what has changed, comments that they lack, and closes them. What was done
 * before, by this attempt or one that died, is not done again.
 * @returns one a ticket, in their order; rejected where we failed ourselves.
 * @throws what an engine of ours that is away failed with, before anything was sent.
 */
export async function attemptTickets(
  deps: SyncDeps,
  customerId: number,
  ticketIds: readonly number[],
): Promise<Array<PromiseSettledResult<SyncOutcome>>> {
  try {
    return await attemptTogether(deps, customerId, ticketIds);
  } catch (reason) {
    if (isEngineAway(reason)) throw reason;
    if (ticketIds.length <= 1) return [{ status: 'rejected', reason }];
    // one that cannot be read keeps no other waiting
    return (await Promise.all(ticketIds.map((id) => attemptTickets(deps, customerId, [id])))).flat();
  }
}

async function attemptTogether(
  deps: SyncDeps,
  customerId: number,
  ticketIds: readonly number[],
): Promise<Array<PromiseSettledResult<SyncOutcome>>> {
  const { attempts, complete } = await beginAttempts(deps, customerId, ticketIds);
  const byTicket = new Map(attempts.map((attempt) => [attempt.ticket.id, attempt]));
  const writer = createAttemptWriter(deps, customerId);
  return Promise.allSettled(
    ticketIds.map(async (id): Promise<SyncOutcome> => {
      const attempt = byTicket.get(id);
      if (attempt) return make({ ...deps, writer }, attempt);
      return { kind: complete.includes(id) ? 'done' : 'idle' };
    }),
  );
}

/** The same of one ticket. @throws what an engine of ours failed with. */
export async function attemptSync(deps: SyncDeps, { customerId, id }: TicketKey): Promise<SyncOutcome> {
  const [result] = await attemptTickets(deps, customerId, [id]);
  if (result?.status !== 'fulfilled') throw result?.reason;
  return result.value;
}

async function make(deps: Attempting, attempt: Attempt): Promise<SyncOutcome> {
  const { ticket, system, begunAt } = attempt;
  try {
    const pooled = deps.pool.of(ticket.customerId, system);
    await pooled.inTurn(() => bringAcross(deps, attempt, pooled));
  } catch (error) {
    if (!(error instanceof CmmsFailure)) throw error;
    if (ticket.lastCmmsSyncAttemptAt !== begunAt.getTime())
      await recordExternally(deps, ticket, syncStatus({ status: 'InProgress', attemptedAt: begunAt }));
    const words = error.message;
    if (error.kind === 'throttled') return { kind: 'throttled', waitMs: error.waitMs, words };
    return { kind: 'failed', isFinal: error.kind === 'refused' || error.kind === 'gone', words };
  }
  return { kind: 'done' };
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
  const lack = lackOf(attempt, { takesComments: pooled.connector.takesComments, isNew: made.isNew });
  if (lack) {
    await writer.settle(attempt, known);
    await sendChanges(deps, { attempt, pooled, externalId }, lack);
  }
  await writer.settle(attempt, { ...(lack ? { order: {}, news: [] } : known), isComplete: true });
}

const arrivalOf = (attempt: Attempt, { externalId, order, isNew }: MadeOrder): OrderChange => ({
  ...{ externalId, unclearSince: null, aliases: order?.aliases ?? [] },
  ...(isNew && { sent: sentOf(attempt) }),
});
