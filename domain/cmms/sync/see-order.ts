import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import type { ExternalSystemRow } from '../../integrations/external-system-row.ts';
import {
  recordExternalAssignee,
  recordExternalClosure,
  recordExternalComment,
  recordExternalCreation,
  recordExternalReopening,
  recordExternalStatus,
  setSyncStatus,
} from '../../work/external-side.ts';
import { externalReferenceOf, type Ticket } from '../../work/ticket.ts';
import type { ExternalOrder } from '../connectors/connector.ts';
import { resolveIssues, syncIssues } from './issues.ts';
import { isEcho, type OrderRow, updateOrder } from './order-rows.ts';
import { rememberExternally } from './remember-externally.ts';

/** Says of a status there whether it means closed; undefined: it does not know it (CMMS.11). */
export type ClosingStatus = (status: string) => boolean | undefined;

interface Seen {
  ticket: Ticket;
  row: OrderRow;
  order: ExternalOrder;
  system: ExternalSystemRow;
  closing: ClosingStatus;
  /** Texts of comments that went out from here. */
  sent: readonly string[];
}

/** CMMS.11: by the site's mapping of statuses, else by what the system itself means, else by the words for it. */
export function isClosedThere(order: ExternalOrder, closing: ClosingStatus): boolean | undefined {
  const mapped = [order.status, order.statusKey].flatMap((status) => (status == null ? [] : (closing(status) ?? [])));
  if (mapped.length > 0) return mapped.includes(true);
  if (order.isClosed !== undefined) return order.isClosed;
  return order.status == null ? undefined : /^closed?$/i.test(order.status);
}

/**
 * What the maintenance system shows of an order becomes what the ticket knows of it: status, assignee, comments, closing and
 * reopening. What is as it was, or as it was sent, is no news; what the system left out says nothing.
 * @returns whether anything was new.
 */
export async function seeOrder(deps: { db: Database; clock: Clock }, seen: Seen): Promise<boolean> {
  const { row, order, system, closing, sent } = seen;
  const { db, clock } = deps;
  let ticket = seen.ticket;
  const key = { customerId: ticket.customerId, id: ticket.id };
  const version = ticket.version;
  if (row.reference !== externalReferenceOf(ticket)) return false;

  if (row.externalId !== order.externalId) ticket = await becomeKnownAs(deps, seen);
  const isClosed = isClosedThere(order, closing);
  const wasClosed = row.isClosed;
  if (isClosed !== undefined && isClosed !== wasClosed)
    await forCustomer(db, key.customerId, (trx) =>
      updateOrder(trx, key.customerId, row, { isClosed, ...(!isClosed && { closingSent: false }) }),
    );

  const settings = system.outboundSettings;
  if (order.assignee !== undefined && settings.isAssigneeSyncEnabled === true)
    ticket = await recordExternalAssignee(deps, key, order.assignee);
  if (settings.isIncludeCommentsEnabled === true)
    for (const { id, text, author, at } of order.comments)
      if (!isOurs(author, system) && !isEcho(text, sent))
        ticket = await recordExternalComment(deps, key, { externalId: id, text, author, at: at?.getTime() ?? null });

  if (isClosed === true && ticket.state === 'OPEN')
    ticket = await recordExternalClosure(deps, key, {
      externalStatus: order.status ?? null,
      at: order.changedAt?.getTime() ?? null,
    });
  // a ticket that was closed here, and whose order is still to be closed, is not reopened by that order
  else if (isClosed === false && wasClosed && ticket.state === 'CLOSED')
    ticket = await recordExternalReopening(deps, key, order.status ?? null);
  if (order.status !== undefined) {
    // a closing that was sent from here shows the status it led to: no news
    const isEchoOfClosing = row.closingSent && !wasClosed && isClosed === true;
    ticket = isEchoOfClosing
      ? await rememberExternally(db, key, { externalStatus: order.status }, clock.now())
      : await recordExternalStatus(deps, key, order.status);
  }
  return ticket.version !== version;
}

/** An order that was looked for is found, or its id is of another kind now: the one before stays as an alias. */
async function becomeKnownAs(
  deps: { db: Database; clock: Clock },
  { ticket, row, order, system }: Seen,
): Promise<Ticket> {
  const { db, clock } = deps;
  const key = { customerId: ticket.customerId, id: ticket.id };
  const { externalId } = order;
  const aliases = [...new Set([...row.aliases, ...order.aliases, ...(row.externalId ? [row.externalId] : [])])];
  await forCustomer(db, key.customerId, async (trx) => {
    await updateOrder(trx, key.customerId, row, { externalId, unclearSince: null, aliases });
    if (row.externalId === null)
      await resolveIssues(
        trx,
        { customerId: key.customerId, systemId: system.id, types: syncIssues, ticketId: key.id },
        clock.now(),
      );
  });
  const externalDetails = { ...ticket.externalDetails, aliases };
  if (row.externalId !== null) return rememberExternally(db, key, { externalId, externalDetails }, clock.now());
  await recordExternalCreation(deps, key, {
    externalId,
    externalType: system.schema,
    externalStatus: order.status ?? null,
    externalDetails,
  });
  // an attempt that is under way says itself how it ended
  return ticket.cmmsSyncStatus === 'Failed'
    ? setSyncStatus(deps, key, { status: 'Complete' })
    : { ...ticket, version: -1 };
}

/** Who signs in is who writes what comes from here. */
const isOurs = (author: string | null, { outboundSettings: { username } }: ExternalSystemRow): boolean =>
  author !== null && typeof username === 'string' && author.toLowerCase() === username.toLowerCase();
