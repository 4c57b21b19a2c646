import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import type { ExternalOrder } from '../cmms/connectors/connector.ts';
import type { ExternalSystemRow } from '../integrations/external-system-row.ts';
import { recordWithin } from '../work/inbound-sync.ts';
import { externalReferenceOf, type Ticket } from '../work/model/ticket.ts';
import {
  externalAssigneeIs,
  externalClosure,
  externalComment,
  externalCreation,
  externallyKnown,
  externalNumberIs,
  externalReopening,
  externalStatusIs,
  type RemoteUpdate,
  syncStatus,
} from '../work/remote-update.ts';
import { resolveSyncIssues } from './issues.ts';
import { isEcho } from './order-comments.ts';
import { type OrderChange, type OrderRow, updateOrder } from './order-rows.ts';

/** Returns true if a status there means closed; undefined for an unknown status (CMMS.11). */
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

/**
 * CMMS.11: returns if an order is closed: by the site's mapping of statuses, else the system's own flag, else words.
 */
export function isClosedThere(order: ExternalOrder, closing: ClosingStatus): boolean | undefined {
  const mapped = [order.status, order.statusKey].flatMap((status) => (status == null ? [] : (closing(status) ?? [])));
  if (mapped.length > 0) return mapped.includes(true);
  if (order.isClosed !== undefined) return order.isClosed;
  return order.status == null ? undefined : /^closed?$/i.test(order.status);
}

/**
 * Writes what the maintenance system shows of an order to its ticket: status, assignee, comments, closing and
 * reopening, in one transaction. A value that is unchanged, or equal to the one last sent, is no update; a value that
 * the system left out changes nothing.
 * @param deps.updated is called within it if anything was new
 * @returns true if anything was new.
 */
export async function applyRemoteOrder(
  { db, clock, updated }: { db: Database; clock: Clock; updated?(trx: Transaction): Promise<unknown> },
  seen: Seen,
): Promise<boolean> {
  const { ticket, row, system } = seen;
  if (row.reference !== externalReferenceOf(ticket)) return false;
  const identity = identityUpdates(seen);
  const isClosed = isClosedThere(seen.order, seen.closing);
  const isTurned = isClosed !== undefined && isClosed !== row.isClosed;
  const change: OrderChange = {
    ...identity.change,
    ...(isTurned && { isClosed, ...(!isClosed && { closingSent: false }) }),
  };
  const updates = [...identity.updates, ...updatesOf(seen, isClosed)];
  if (updates.length === 0 && !isTurned) return false;
  const now = clock.now();
  return forCustomer(db, ticket.customerId, async (trx) => {
    const after = await recordWithin(trx, ticket, now, updates);
    if (Object.keys(change).length > 0) await updateOrder(trx, ticket.customerId, row, change);
    if (identity.isFound)
      await resolveSyncIssues(trx, { customerId: ticket.customerId, systemId: system.id, ticketIds: [ticket.id] }, now);
    const isUpdated = after.version !== ticket.version;
    if (isUpdated) await updated?.(trx);
    return isUpdated;
  });
}

/** An order that was looked for is found, or its id is of another kind now: the one before stays as an alias. */
function identityUpdates({ ticket, row, order, system }: Seen) {
  const { externalId, status } = order;
  if (row.externalId === externalId) return { change: {}, updates: [], isFound: false };
  const aliases = [...new Set([...row.aliases, ...order.aliases, ...(row.externalId ? [row.externalId] : [])])];
  const { number } = order;
  const externalDetails = { ...ticket.externalDetails, aliases, ...(number != null && { number }) };
  const change: OrderChange = { externalId, unclearSince: null, aliases };
  if (row.externalId !== null)
    return { change, updates: [externallyKnown({ externalId, externalDetails })], isFound: false };
  const externalStatus = status ?? null;
  const updates = [externalCreation({ externalId, externalType: system.schema, externalStatus, externalDetails })];
  // an attempt in flight records its own outcome
  if (ticket.cmmsSyncStatus === 'Failed') updates.push(syncStatus({ status: 'Complete' }));
  return { change, updates, isFound: true };
}

/** Updates that an order holds and its ticket does not know, or may not take. */
function updatesOf({ ticket, row, order, system, sent }: Seen, isClosed: boolean | undefined): RemoteUpdate[] {
  const { isAssigneeSyncEnabled, isIncludeCommentsEnabled } = system.outboundSettings;
  const { assignee, number, status } = order;
  const updates: RemoteUpdate[] = [];
  if (number != null && number !== ticket.externalDetails?.number) updates.push(externalNumberIs(number));
  if (assignee !== undefined && assignee !== ticket.externalAssignee && isAssigneeSyncEnabled === true)
    updates.push(externalAssigneeIs(assignee));
  if (isIncludeCommentsEnabled === true)
    for (const { id, text, author, at } of order.comments)
      if (!isOurs(author, system) && !isEcho(text, sent))
        updates.push(externalComment({ externalId: id, text, author, at: at?.getTime() ?? null }));

  const externalStatus = status ?? null;
  if (isClosed === true && ticket.state === 'OPEN')
    updates.push(externalClosure({ externalStatus, at: order.changedAt?.getTime() ?? null }));
  // a ticket that was closed here, and whose order is still to be closed, is not reopened by that order
  else if (isClosed === false && row.isClosed && ticket.state === 'CLOSED')
    updates.push(externalReopening(externalStatus));
  // a closing that was sent from here shows the status it led to: no update
  const isEchoOfClosing = row.closingSent && !row.isClosed && isClosed === true;
  if (status !== undefined && status !== ticket.externalStatus)
    updates.push(isEchoOfClosing ? externallyKnown({ externalStatus: status }) : externalStatusIs(status));
  return updates;
}

/** True for an author who is the integration's own account: the comment came from here. */
const isOurs = (author: string | null, { outboundSettings: { username } }: ExternalSystemRow): boolean =>
  author !== null && typeof username === 'string' && author.toLowerCase() === username.toLowerCase();
