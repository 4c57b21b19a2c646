import { setTimeout as pause } from 'node:timers/promises';
import { forCustomer } from '../../platform/database.ts';
import { uuidOf } from '../../platform/ids.ts';
import type { ExternalOrder } from '../cmms/connectors/connector.ts';
import { CmmsFailure } from '../cmms/connectors/failure.ts';
import type { Attempt } from './attempt.ts';
import type { PooledConnector } from './connector-pool.ts';
import { updateOrder } from './order-rows.ts';
import type { Attempting } from './write-attempts.ts';

/** The order of a ticket that had none. */
export interface MadeOrder {
  externalId: string;
  /** As it is there, where that is known already. */
  order: ExternalOrder | null;
  /** Made now, of what the ticket says now; else it was found. */
  isNew: boolean;
}

const searchesWhenUnclear = 3;
const settleMs = 45_000;

/** CMMS.10: looks the reference up before it makes an order, and longer where one may have been made. */
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

/** Marks the creation before it is sent: an attempt that finds the mark knows that there may be an order. */
async function create(deps: Attempting, attempt: Attempt, pooled: PooledConnector) {
  const { ticket, row, order } = attempt;
  const { db, clock, writer } = deps;
  const { customerId } = ticket;
  const now = clock.now();
  const settledAt = (row.unclearSince?.getTime() ?? 0) + (deps.settleMs ?? settleMs);
  if (settledAt > now.getTime())
    throw new CmmsFailure('throttled', 'It is not known yet what became of the order that was sent', {
      waitMs: settledAt - now.getTime(),
    });
  const isMine = await writer.beginCreation(attempt);
  if (!isMine) throw new CmmsFailure('retryable', 'Another attempt is sending this order');
  try {
    // the same for every attempt, so that a system that looks for repetitions finds them
    return await pooled.ask((c) => c.create(order, uuidOf('cmms-order', customerId, order.reference)));
  } catch (error) {
    // it is known that there is none: the next attempt need not look for it so long
    if (error instanceof CmmsFailure && error.kind !== 'unclear')
      await forCustomer(db, customerId, (trx) =>
        updateOrder(trx, customerId, row, { unclearSince: null, checkedAt: clock.now() }),
      );
    throw error;
  }
}
