import type { Order } from '../cmms/connectors/connector.ts';
import { ownOf } from '../own.ts';
import type { Attempt } from './attempt.ts';
import type { SentOrder } from './order-rows.ts';

/** Difference between a ticket and the order that exists for it. */
export interface Difference {
  changed: Partial<Order>;
  comments: Attempt['comments'];
  isClosing: boolean;
}

/** Values of a ticket to store as last sent. */
export const lastSentOf = ({ ticket, order }: Attempt): SentOrder => ({
  description: order.description,
  details: order.details,
  dueAt: ticket.dueAt,
  values: { ...order.values },
});

/**
 * Computes the difference that is to be sent to an order; null if there is none.
 * @param of.takesComments true if its system takes comments.
 * @param of.isNew true for an order that was just created from the ticket.
 */
export function differenceOf(attempt: Attempt, of: { takesComments: boolean; isNew: boolean }): Difference | null {
  const { ticket, row } = attempt;
  const difference: Difference = {
    changed: of.isNew || row.isClosed ? {} : changesOf(row.sent, attempt),
    comments: of.takesComments ? attempt.comments : [],
    isClosing: ticket.state === 'CLOSED' && !row.isClosed && !row.closingSent,
  };
  return difference.isClosing || difference.comments.length > 0 || Object.keys(difference.changed).length > 0
    ? difference
    : null;
}

/** Values of an order that differ from the last sent ones. */
function changesOf(before: SentOrder | null, attempt: Attempt): Partial<Order> {
  const { order } = attempt;
  const { description, details, dueAt, values } = order;
  if (!before) return { description, details, dueAt, values };
  const now = lastSentOf(attempt);
  const changed = Object.fromEntries(
    Object.entries(now.values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(ownOf(before.values, name)),
    ),
  );
  return {
    ...(before.description !== now.description && { description }),
    ...(before.details !== now.details && { details }),
    ...(before.dueAt !== now.dueAt && { dueAt }),
    ...(Object.keys(changed).length > 0 && { values: changed }),
  };
}
