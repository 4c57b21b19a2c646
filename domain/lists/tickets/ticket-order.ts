import { z } from 'zod';
import type { Ticket } from '../../work/model/ticket.ts';
import * as keyset from '../order/keyset.ts';
import { ticketOrderFields } from './order-fields.ts';

type TicketOrderField = (typeof ticketOrderFields)[number];
export interface TicketOrder {
  field: TicketOrderField;
  direction: 'ASC' | 'DESC';
}
export const ticketOrderSchema = z.object({ field: z.enum(ticketOrderFields), direction: z.enum(['ASC', 'DESC']) });
export const defaultTicketOrder: TicketOrder = { field: 'CREATED_AT', direction: 'DESC' };

/** Fields by which tickets are ordered. */
type Ordered = Pick<Ticket, 'id' | 'createdAt' | 'dueAt' | 'closedAt' | 'isEscalated'>;
type Directed = keyset.DirectedKey<Ordered>;

const createdAt: Directed = { sql: 't.created_at', type: 'time', read: (row) => row.createdAt, direction: 'desc' };
const number: Directed = { sql: 't.id', type: 'number', read: (row) => row.id, direction: 'desc' };
const escalated: Directed = {
  sql: 't.is_escalated',
  type: 'flag',
  read: (row) => Number(row.isEscalated),
  direction: 'desc',
};
const times: Record<TicketOrderField, keyset.SortKey<Ordered>> = {
  CREATED_AT: createdAt,
  DUE_AT: { sql: 't.due_at', type: 'time', read: (row) => row.dueAt },
  CLOSED_AT: { sql: 't.closed_at', type: 'time', read: (row) => row.closedAt },
};

/** Escalated tickets are pinned to the top (WORK.14); none that is closed is escalated. */
function keysOf({ field, direction }: TicketOrder): Directed[] {
  return [
    ...(field === 'CLOSED_AT' ? [] : [escalated]),
    { ...times[field], direction: direction === 'ASC' ? 'asc' : 'desc' },
    ...(field === 'CREATED_AT' ? [] : [createdAt]),
    number,
  ];
}

const signature = ({ field, direction }: TicketOrder): string => `${field}.${direction}`;

export const ticketKeysetOf = (order: TicketOrder, after: readonly keyset.Key[] | null): keyset.Keyset =>
  keyset.keysetOf(keysOf(order), after);

/** The opaque position of a ticket in a list of this order. */
export const ticketCursorOf = (order: TicketOrder, ticket: Ordered): string =>
  keyset.cursorOf(signature(order), keysOf(order), ticket);

/** @throws AppError INVALID for a cursor that is not of this order. */
export const parseTicketCursor = (order: TicketOrder, cursor: string): keyset.Key[] =>
  keyset.parseCursor(signature(order), keysOf(order), cursor);

/** A part of a list of tickets, with a keyset of its own. */
interface TicketPart {
  sql: string;
  /** The rows after a ticket of the part; null: all of it. */
  keysetAfter(last: Ordered | null): keyset.Keyset;
}

/**
 * Parts of a list of tickets, in its order. In an order of closings, open tickets have no time to go on from: as Postgres
 * sorts them, they are before the others when the latest are first, and after them otherwise.
 */
export function ticketPartsOf(order: TicketOrder): TicketPart[] {
  const part = (sql: string, keys: readonly Directed[]): TicketPart => ({
    sql,
    keysetAfter: (last) => keyset.keysetOf(keys, last && keys.map((key) => key.read(last))),
  });
  if (order.field !== 'CLOSED_AT') return [part('true', keysOf(order))];
  const parts = [part(`t.state = 'OPEN'`, [createdAt, number]), part(`t.state = 'CLOSED'`, keysOf(order))];
  return order.direction === 'DESC' ? parts : parts.reverse();
}
