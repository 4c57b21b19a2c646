import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import type { Connector, ExternalOrder } from '../cmms/connectors/connector.ts';
import { CmmsFailure } from '../cmms/connectors/failure.ts';
import type { ExternalSystemRow } from '../integrations/external-system-row.ts';
import { recordExternally } from '../work/inbound-sync.ts';
import { deletedStatus } from '../work/model/ticket.ts';
import { externalStatusIs } from '../work/remote-update.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';
import { applyRemoteOrder } from './apply-remote-order.ts';
import type { ConnectorPool } from './connector-pool.ts';
import { sentTexts } from './order-comments.ts';
import { closingOf } from './order-of.ts';
import { readOrders, updateOrder } from './order-rows.ts';
import { readWorkSystem } from './read-work-system.ts';

export interface PollDeps {
  db: Database;
  clock: Clock;
  pool: ConnectorPool;
  /** After each page: the poll is alive. It receives how many orders were read, and how many there are, if that is known. */
  progress?(items: number, total: number | null): Promise<void> | void;
  /** In the transaction that updates a ticket. */
  updated?(trx: Transaction): Promise<unknown>;
}

export interface PollResult {
  /** Orders that were looked at, and tickets that changed by them. */
  seen: number;
  changed: number;
  /** Why it could not be asked, in its own words; null: it could. */
  failure: string | null;
}

const minuteMs = 60_000;
/** Allowance for changes that are listed late, and for clocks that are turned back. */
const overlapMs = 70 * minuteMs;
/** Orders that are asked for one by one, to see whether they are still there. */
const checkedATime = 20;

/**
 * Reads changes in a maintenance system since the newest change seen (CMMS.11), and checks that some of the orders that
 * were seen least recently still exist. It also records if the system answers at all.
 */
export async function pollSystem(
  deps: PollDeps,
  { customerId, systemId }: { customerId: number; systemId: number },
): Promise<PollResult> {
  const { db, pool } = deps;
  const system = await forCustomer(db, customerId, (trx) => readWorkSystem(trx, customerId, systemId));
  if (!system) return { seen: 0, changed: 0, failure: null };
  const result: PollResult = { seen: 0, changed: 0, failure: null };
  try {
    const pooled = pool.of(customerId, system);
    if (system.isCmmsPollingBackSyncEnabled)
      await pooled.ask(async (connector) => {
        await readChanges(deps, { customerId, system, connector, result });
        await checkPresence(deps, { customerId, system, connector, result });
      });
    else await pooled.ask((connector) => connector.test());
  } catch (error) {
    if (!(error instanceof CmmsFailure)) throw error;
    result.failure = error.message;
    // a system that throttles answers
    if (error.kind === 'throttled') return result;
  }
  await noteAnswer(deps, { customerId, systemId, failure: result.failure });
  return result;
}

/**
 * Reads the orders that changed in a range of time once more, whatever was seen before; times in milliseconds since the
 * epoch. @returns the number of orders; null for a system that is off. @throws CmmsFailure in the system's own words.
 */
export async function readOrdersBetween(
  deps: PollDeps,
  { customerId, systemId }: { customerId: number; systemId: number },
  range: { from: number; to: number },
  signal?: AbortSignal,
): Promise<number | null> {
  const { db, pool } = deps;
  const system = await forCustomer(db, customerId, (trx) => readWorkSystem(trx, customerId, systemId));
  if (!system) return null;
  let seen = 0;
  let read = 0;
  let all: number | null = null;
  const total = (count: number): void => {
    all = count;
  };
  await pool.of(customerId, system).ask(async (connector) => {
    for await (const page of connector.changedSince(new Date(range.from), { total, ...(signal && { signal }) })) {
      const within = page.filter(({ changedAt }) => !changedAt || changedAt.getTime() < range.to);
      seen += within.length;
      read += page.length;
      await seePage(deps, { customerId, system, signal }, within);
      await deps.progress?.(read, all);
    }
  });
  return seen;
}

interface Polling {
  customerId: number;
  system: ExternalSystemRow;
  connector: Connector;
  result: PollResult;
}

async function readChanges(deps: PollDeps, { customerId, system, connector, result }: Polling): Promise<void> {
  const { db } = deps;
  const poll = await forCustomer(db, customerId, (trx) =>
    trx('cmms_polls').where({ customer_id: customerId, system_id: system.id }).first('seen_to'),
  );
  const seenTo: Date | null = poll?.seen_to ?? null;
  const since = new Date((seenTo ?? system.createdAt).getTime() - overlapMs);
  let newest = seenTo;
  for await (const page of connector.changedSince(since)) {
    result.seen += page.length;
    result.changed += await seePage(deps, { customerId, system }, page);
    for (const { changedAt } of page) if (changedAt && (!newest || changedAt > newest)) newest = changedAt;
    await deps.progress?.(result.seen, null);
  }
  // only after all pages were read: changes of a missed page are read again
  await forCustomer(db, customerId, (trx) =>
    trx('cmms_polls')
      .insert({ customer_id: customerId, system_id: system.id, seen_to: newest })
      .onConflict(['customer_id', 'system_id'])
      .merge({ seen_to: newest }),
  );
}

/** Tickets of orders that are ours; of others nothing is known here. */
async function seePage(
  deps: PollDeps,
  { customerId, system, signal }: Pick<Polling, 'customerId' | 'system'> & { signal?: AbortSignal | undefined },
  page: readonly ExternalOrder[],
): Promise<number> {
  const { db, clock } = deps;
  const ids = page.flatMap(({ externalId, aliases }) => [externalId, ...aliases]);
  const references = page.flatMap(({ reference }) => reference ?? []);
  const known = await forCustomer(db, customerId, async (trx) => {
    const rows = await readOrders(
      trx,
      customerId,
      `and o.system_id = :systemId and (o.external_id = any(:ids::text[])
         or o.external_id is null and o.reference = any(:references::text[]))`,
      { systemId: system.id, ids, references },
    );
    const ticketIds = rows.map(({ ticketId }) => ticketId);
    await trx('work_ticket_orders')
      .where({ customer_id: customerId, system_id: system.id })
      .whereIn('external_id', ids)
      .update({ checked_at: clock.now() });
    return {
      rows,
      tickets: new Map((await ticketRowsOf(trx, customerId).byIds(ticketIds)).map((ticket) => [ticket.id, ticket])),
      sent: await sentTexts(trx, customerId, ticketIds),
      closing: await closingOf(trx, customerId, system),
    };
  });
  let changed = 0;
  for (const order of page) {
    signal?.throwIfAborted();
    const row = known.rows.find(({ externalId, reference }) =>
      externalId === null ? reference === order.reference : [order.externalId, ...order.aliases].includes(externalId),
    );
    const ticket = row && known.tickets.get(row.ticketId);
    if (!row || !ticket) continue;
    const sent = known.sent.get(ticket.id) ?? [];
    if (await applyRemoteOrder(deps, { ticket, row, order, system, closing: known.closing, sent })) changed += 1;
  }
  return changed;
}

/** A deleted order is in no list of changes: it is missing when it is asked for. */
async function checkPresence(deps: PollDeps, { customerId, system, connector, result }: Polling): Promise<void> {
  const { db, clock } = deps;
  if (!connector.reportsGone) return;
  const rows = await forCustomer(db, customerId, (trx) =>
    readOrders(
      trx,
      customerId,
      `and o.system_id = :systemId and o.external_id is not null and o.gone_at is null and not o.is_closed
       order by o.checked_at limit ${checkedATime}`,
      { systemId: system.id },
    ),
  );
  for (const row of rows) {
    const key = { customerId, id: row.ticketId };
    const now = clock.now();
    try {
      await connector.read(row.externalId as string);
      await forCustomer(db, customerId, (trx) => updateOrder(trx, customerId, row, { checkedAt: now }));
    } catch (error) {
      if (!(error instanceof CmmsFailure && error.kind === 'gone')) throw error;
      await forCustomer(db, customerId, (trx) => updateOrder(trx, customerId, row, { goneAt: now, checkedAt: now }));
      await recordExternally(deps, key, externalStatusIs(deletedStatus));
      result.changed += 1;
    }
    await deps.progress?.(result.seen, null);
  }
}

/**
 * Notes the time of the system's last answer, or of its first failure since: a sweep judges the connection by it
 * (INT.3).
 */
async function noteAnswer(
  { db, clock }: PollDeps,
  { customerId, systemId, failure }: { customerId: number; systemId: number; failure: string | null },
): Promise<void> {
  const now = clock.now();
  const [answeredAt, failingSince] = failure === null ? [now, null] : [null, now];
  await forCustomer(db, customerId, (trx) =>
    trx.raw(
      `insert into external_system_contacts as k (customer_id, system_id, last_access_at, failing_since, failure)
       values (?, ?, ?, ?, ?)
       on conflict (customer_id, system_id) do update set
         last_access_at = coalesce(excluded.last_access_at, k.last_access_at),
         failing_since = case when excluded.failure is not null then coalesce(k.failing_since, excluded.failing_since) end,
         failure = excluded.failure`,
      [customerId, systemId, answeredAt, failingSince, failure],
    ),
  );
}
