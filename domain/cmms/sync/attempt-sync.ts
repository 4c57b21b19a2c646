import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import { uuidOf } from '../../../platform/ids.ts';
import type { ExternalSystemRow } from '../../integrations/external-system-row.ts';
import { readTicket, recordExternalCreation, setSyncStatus } from '../../work/external-side.ts';
import type { Ticket, TicketKey } from '../../work/ticket.ts';
import type { ExternalOrder, Order } from '../connectors/connector.ts';
import { CmmsFailure } from '../connectors/failure.ts';
import type { ConnectorPool, PooledConnector } from './connector-pool.ts';
import { resolveIssues, syncIssues } from './issues.ts';
import { closingOf, orderOf } from './order-of.ts';
import {
  beginCreation,
  commentSent,
  currentOrder,
  isEcho,
  type OrderRow,
  type SentOrder,
  sentTexts,
  unsentComments,
  updateOrder,
} from './order-rows.ts';
import { readWorkSystem } from './read-work-system.ts';
import { type ClosingStatus, isClosedThere, seeOrder } from './see-order.ts';

export interface SyncDeps {
  db: Database;
  clock: Clock;
  pool: ConnectorPool;
  /** How long after a creation was sent, of which nobody knows what became, another may be: it is over by then. */
  settleMs?: number;
  /** Between searches for such an order: indexes lag. */
  searchPauseMs?: number;
}

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

const searchesWhenUnclear = 3;
const settleMs = 45_000;

/**
 * Brings the maintenance system to what a ticket is now: makes its order if there is none (search first, so that an
 * unclear timeout makes no second), sends what has changed, comments that it lacks, and closes it. What was done before,
 * by this attempt or one that died, is not done again.
 */
export async function attemptSync(deps: SyncDeps, key: TicketKey): Promise<SyncOutcome> {
  const { db, clock, pool } = deps;
  const before = await readTicket(deps, key);
  const system = await forCustomer(db, key.customerId, (trx) =>
    before.externalSystemId === null
      ? Promise.resolve(null)
      : readWorkSystem(trx, key.customerId, before.externalSystemId),
  );
  if (!system) return { kind: 'idle' };
  const ticket = await setSyncStatus(deps, key, { status: 'InProgress' });
  try {
    await bringAcross(deps, { ticket, system, pooled: pool.of(key.customerId, system) });
  } catch (error) {
    if (!(error instanceof CmmsFailure)) throw error;
    const words = error.message;
    if (error.kind === 'throttled') return { kind: 'throttled', waitMs: error.waitMs, words };
    return { kind: 'failed', isFinal: error.kind === 'refused' || error.kind === 'gone', words };
  }
  await setSyncStatus(deps, key, { status: 'Complete' });
  const now = clock.now();
  await forCustomer(db, key.customerId, (trx) =>
    resolveIssues(trx, { customerId: key.customerId, systemId: system.id, types: syncIssues, ticketId: key.id }, now),
  );
  return { kind: 'done' };
}

interface Bringing {
  ticket: Ticket;
  system: ExternalSystemRow;
  pooled: PooledConnector;
}

async function bringAcross(deps: SyncDeps, { ticket, system, pooled }: Bringing): Promise<void> {
  const { db, clock } = deps;
  const { customerId } = ticket;
  const { row, order, missing, closing, comments, sent } = await forCustomer(db, customerId, async (trx) => ({
    row: await currentOrder(trx, ticket, system.id, clock.now()),
    ...(await orderOf(trx, ticket, system)),
    closing: await closingOf(trx, customerId, system),
    comments: system.outboundSettings.isIncludeCommentsEnabled === true ? await unsentComments(trx, ticket) : [],
    sent: (await sentTexts(trx, customerId, [ticket.id])).get(ticket.id) ?? [],
  }));
  if (row.goneAt) throw new CmmsFailure('refused', `Order ${row.externalId} was deleted in the maintenance system`);
  // CMMS.2: what cannot be sent is shown
  if (row.externalId === null && missing.length > 0)
    throw new CmmsFailure('refused', `Required by ${system.displayName}, and empty: ${missing.join(', ')}`);
  const remember = (change: Parameters<typeof updateOrder>[3]): Promise<void> =>
    forCustomer(db, customerId, (trx) => updateOrder(trx, customerId, row, { ...change, checkedAt: clock.now() }));
  const { description, details, values } = order;
  const now: SentOrder = { description, details, dueAt: ticket.dueAt, values: { ...values } };

  const { externalId, isNew } = await findOrCreate(deps, { ticket, system, pooled, row, order, remember });
  if (isNew) await remember({ sent: now });
  if (ticket.externalId !== externalId)
    await recordExternalCreation(deps, ticket, {
      externalId,
      externalType: system.schema,
      externalStatus: (await readIfShown(pooled, externalId))?.status ?? null,
      externalDetails: { reference: order.reference },
    });
  const changed = isNew || row.isClosed ? {} : changesOf(row.sent, now, order);
  const isClosing = ticket.state === 'CLOSED' && !row.isClosed && !row.closingSent;
  if (Object.keys(changed).length > 0) {
    await updateFresh(pooled, externalId, { ...changed, maxLengths: order.maxLengths }, false);
    await remember({ sent: now });
  }
  if (pooled.connector.takesComments && comments.length > 0) {
    // one that a broken attempt has brought is there already
    const there = (await readIfShown(pooled, externalId))?.comments.map(({ text }) => text) ?? [];
    for (const comment of comments) {
      if (!there.some((text) => isEcho(text, [comment.text])))
        await pooled.ask((c) => c.comment(externalId, comment.text));
      await forCustomer(db, customerId, (trx) => commentSent(trx, ticket, comment, clock.now()));
    }
  }
  if (isClosing) await close({ externalId, pooled, closing, remember });
  if (Object.keys(changed).length === 0 && !isClosing) return;

  const seen = await readIfShown(pooled, externalId);
  if (!seen) return;
  const fresh = await forCustomer(db, customerId, (trx) => currentOrder(trx, ticket, system.id, clock.now()));
  const texts = [...sent, ...comments.map(({ text }) => text)];
  await seeOrder(deps, {
    ticket: await readTicket(deps, ticket),
    row: fresh,
    order: seen,
    system,
    closing,
    sent: texts,
  });
}

interface Creating extends Bringing {
  row: OrderRow;
  order: Order;
  remember(change: Parameters<typeof updateOrder>[3]): Promise<void>;
}

/** CMMS.10: looks the reference up before it makes an order, and longer where one may have been made. */
async function findOrCreate(deps: SyncDeps, creating: Creating): Promise<{ externalId: string; isNew: boolean }> {
  const { ticket, pooled, row, order, remember } = creating;
  if (row.externalId !== null) return { externalId: row.externalId, isNew: false };
  const searches = row.unclearSince ? searchesWhenUnclear : 1;
  let found: ExternalOrder | undefined;
  for (let search = 1; !found && search <= searches; search += 1) {
    if (search > 1) await pause(deps.searchPauseMs ?? 2_000);
    [found] = await pooled.ask((c) => c.find(order.reference));
  }
  const externalId = found?.externalId ?? (await create(deps, creating, ticket));
  await remember({ externalId, unclearSince: null, aliases: found?.aliases ?? [] });
  return { externalId, isNew: !found };
}

async function create(deps: SyncDeps, { pooled, row, order, remember }: Creating, key: TicketKey): Promise<string> {
  const now = deps.clock.now();
  const settledAt = (row.unclearSince?.getTime() ?? 0) + (deps.settleMs ?? settleMs);
  if (settledAt > now.getTime())
    throw new CmmsFailure('throttled', 'It is not known yet what became of the order that was sent', {
      waitMs: settledAt - now.getTime(),
    });
  const isMine = await forCustomer(deps.db, key.customerId, (trx) => beginCreation(trx, key.customerId, row, now));
  if (!isMine) throw new CmmsFailure('retryable', 'Another attempt is sending this order');
  try {
    // the same for every attempt, so that a system that looks for repetitions finds them
    return await pooled.ask((c) => c.create(order, uuidOf('cmms-order', key.customerId, order.reference)));
  } catch (error) {
    // it is known that there is none: the next attempt need not look for it so long
    if (error instanceof CmmsFailure && error.kind !== 'unclear') await remember({ unclearSince: null });
    throw error;
  }
}

/** The order as it is there; null where only lists are read, and it is in none yet. @throws CmmsFailure */
async function readIfShown({ ask, connector }: PooledConnector, externalId: string): Promise<ExternalOrder | null> {
  try {
    return await ask((c) => c.read(externalId));
  } catch (error) {
    if (error instanceof CmmsFailure && error.kind === 'gone' && !connector.tellsGone) return null;
    throw error;
  }
}

/** What of an order differs from what was last sent. */
function changesOf(before: SentOrder | null, now: SentOrder, order: Order): Partial<Order> {
  if (!before)
    return { description: order.description, details: order.details, dueAt: order.dueAt, values: order.values };
  const values = Object.fromEntries(
    Object.entries(now.values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.values[name])),
  );
  return {
    ...(before.description !== now.description && { description: order.description }),
    ...(before.details !== now.details && { details: order.details }),
    ...(before.dueAt !== now.dueAt && { dueAt: order.dueAt }),
    ...(Object.keys(values).length > 0 && { values }),
  };
}

/** Changes the record as it is now; once more where somebody was quicker. */
async function updateFresh(
  pooled: PooledConnector,
  externalId: string,
  changed: Partial<Order>,
  close: boolean,
): Promise<void> {
  for (let again = false; ; again = true) {
    const stamp = (await readIfShown(pooled, externalId))?.stamp ?? null;
    try {
      return await pooled.ask((c) => c.update(externalId, changed, { stamp, close }));
    } catch (error) {
      if (again || !(error instanceof CmmsFailure && error.kind === 'stale')) throw error;
    }
  }
}

interface Closing {
  externalId: string;
  pooled: PooledConnector;
  closing: ClosingStatus;
  remember: Creating['remember'];
}

/** Closes it there, unless it is closed there in its own way. */
async function close({ externalId, pooled, closing, remember }: Closing): Promise<void> {
  const there = await readIfShown(pooled, externalId);
  if (!there || isClosedThere(there, closing) !== true) await updateFresh(pooled, externalId, {}, true);
  await remember({ closingSent: true });
}
