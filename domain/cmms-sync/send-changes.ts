import { forCustomer } from '../../platform/database.ts';
import type { ExternalOrder, Order } from '../cmms/connectors/connector.ts';
import { CmmsFailure } from '../cmms/connectors/failure.ts';
import { readTicketWithin } from '../work/inbound-sync.ts';
import { applyRemoteOrder, isClosedThere } from './apply-remote-order.ts';
import type { Attempt } from './attempt.ts';
import type { PooledConnector } from './connector-pool.ts';
import { type Difference, lastSentOf } from './diff.ts';
import { commentSent, isEcho, sentTexts } from './order-comments.ts';
import { closingOf } from './order-of.ts';
import { currentOrders, type OrderChange, type OrderRow, updateOrder } from './order-rows.ts';
import type { SyncDeps } from './sync-deps.ts';

interface Sending {
  attempt: Attempt;
  pooled: PooledConnector;
  externalId: string;
}

/** Sends the difference to an order: changed fields, comments, its closing. Records the order's state after that. */
export async function sendChanges(deps: SyncDeps, sending: Sending, difference: Difference): Promise<void> {
  const { db, clock } = deps;
  const { attempt, pooled, externalId } = sending;
  const { ticket, row, order, system } = attempt;
  const { customerId } = ticket;
  const remember = (change: OrderChange): Promise<void> =>
    forCustomer(db, customerId, (trx) => updateOrder(trx, customerId, row, { ...change, checkedAt: clock.now() }));
  const isChanged = Object.keys(difference.changed).length > 0;
  if (isChanged) {
    await updateFresh(pooled, externalId, { ...difference.changed, maxLengths: order.maxLengths }, false);
    await remember({ sent: lastSentOf(attempt) });
  }
  await sendComments(deps, sending, difference.comments);
  if (difference.isClosing) {
    const closing = await forCustomer(db, customerId, (trx) => closingOf(trx, customerId, system));
    const there = await readIfShown(pooled, externalId);
    // unless it is closed there in its own way
    if (!there || isClosedThere(there, closing) !== true) await updateFresh(pooled, externalId, {}, true);
    await remember({ closingSent: true });
  }
  if (!isChanged && !difference.isClosing) return;
  const shown = await readIfShown(pooled, externalId);
  if (!shown) return;
  const known = await forCustomer(db, customerId, async (trx) => {
    const [now] = await currentOrders(trx, customerId, [ticket], { systemId: system.id, now: clock.now() });
    return {
      ticket: await readTicketWithin(trx, ticket),
      row: now as OrderRow,
      closing: await closingOf(trx, customerId, system),
      sent: (await sentTexts(trx, customerId, [ticket.id])).get(ticket.id) ?? [],
    };
  });
  await applyRemoteOrder(deps, { ...known, order: shown, system });
}

async function sendComments(
  { db, clock }: SyncDeps,
  { attempt, pooled, externalId }: Sending,
  comments: Difference['comments'],
) {
  if (comments.length === 0) return;
  const { ticket } = attempt;
  // a comment of an interrupted attempt is there already
  const there = (await readIfShown(pooled, externalId))?.comments.map(({ text }) => text) ?? [];
  for (const comment of comments) {
    if (!there.some((text) => isEcho(text, [comment.text])))
      await pooled.ask((c) => c.comment(externalId, comment.text));
    await forCustomer(db, ticket.customerId, (trx) => commentSent(trx, ticket, comment, clock.now()));
  }
}

/** The order as it is there; null where only lists are read, and it is in none yet. @throws CmmsFailure */
export async function readIfShown(
  { ask, connector }: PooledConnector,
  externalId: string,
): Promise<ExternalOrder | null> {
  try {
    return await ask((c) => c.read(externalId));
  } catch (error) {
    if (error instanceof CmmsFailure && error.kind === 'gone' && !connector.reportsGone) return null;
    throw error;
  }
}

/** Updates the current record; retries once after a concurrent change. */
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
