import type { Order } from '../cmms/connectors/connector.ts';
import type { ExternalSystemRow } from '../integrations/external-system-row.ts';
import type { Ticket } from '../work/model/ticket.ts';
import type { UnsentComment } from './order-comments.ts';
import type { OrderRow } from './order-rows.ts';

/** A ticket on its way to its maintenance system, with all that is known of it when an attempt begins. */
export interface Attempt {
  ticket: Ticket;
  system: ExternalSystemRow;
  /** The stored state of its order. */
  row: OrderRow;
  /** The order to send, and titles of required fields that are empty. */
  order: Order;
  missing: string[];
  comments: UnsentComment[];
  begunAt: Date;
}

/** Attempts at tickets of a customer that come together share a statement or a transaction: as many at a time. */
export const attemptsAtOnce = 16;
/** Attempts that start within this time, in ms, start as one batch. */
export const beginPaceMs = 100;
