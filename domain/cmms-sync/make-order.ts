import { setTimeout as pause } from 'node:timers/promises';
import { forCustomer } from '../../platform/database.ts';
import { uuidOf } from '../../platform/ids.ts';
import { cmmsSyncTexts } from '../../texts/server/cmms-sync.ts';
import type { ExternalOrder } from '../cmms/connectors/connector.ts';
import { CmmsFailure } from '../cmms/connectors/failure.ts';
import type { Attempt } from './attempt.ts';
import type { PooledConnector } from './connector-pool.ts';
import { updateOrder } from './order-rows.ts';
import type { Attempting } from './write-attempts.ts';

/** Order found or created for a ticket that had none. */
export interface MadeOrder {
  externalId: string;
  /** Its state there, if known already. */
  order: ExternalOrder | null;
  /** True if it was created now from the ticket; false if it was found. */
  isNew: boolean;
}

const searchesWhenUnclear = 3;
const awaitUnclearMs = 45_000;

/** CMMS.10: looks the reference up before creating an order, and repeatedly if one may exist. */
export async function makeOrder(deps: Attempting, attempt: Attempt, pooled: PooledConnector): Promise<MadeOrder> {
  const { row, order } = attempt;
  const searches = row.unclearSince ? searchesWhenUnclear : 1;
  for (let search = 1; search <= searches; search += 1) {
    if (search > 1) await pause(deps.searchPauseMs ?? 2_000);
    const [found] = await pooled.ask((c) => c.find(order.reference));
    if (found) return { externalId: found.externalId, order: found, isNew: false };
  }
  return { ...(await create(deps, attempt, pooled)), isNew: true };
}

/** Creates an order; marks the creation before, so that later attempts know that there may be an order. */
async function create(deps: Attempting, attempt: Attempt, pooled: PooledConnector) {
  const { ticket, row, order } = attempt;
  const { db, clock, writer } = deps;
  const { customerId } = ticket;
  const now = clock.now();
  const clearAt = (row.unclearSince?.getTime() ?? 0) + (deps.awaitUnclearMs ?? awaitUnclearMs);
  if (clearAt > now.getTime())
    throw new CmmsFailure('throttled', cmmsSyncTexts.createUnclear, {
      waitMs: clearAt - now.getTime(),
    });
  const isMine = await writer.beginCreation(attempt);
  if (!isMine) throw new CmmsFailure('retryable', cmmsSyncTexts.createInProgress);
  try {
    // the same id for every attempt, so that a system that detects repetitions recognises them
    return await pooled.ask((c) => c.create(order, uuidOf('cmms-order', customerId, order.reference)));
  } catch (error) {
    // there certainly is no order: the next attempt need not search repeatedly
    if (error instanceof CmmsFailure && error.kind !== 'unclear')
      await forCustomer(db, customerId, (trx) =>
        updateOrder(trx, customerId, row, { unclearSince: null, checkedAt: clock.now() }),
      );
    throw error;
  }
}
