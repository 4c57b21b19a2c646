import type { Actor } from '../../origin/actor.ts';
import type { Cause } from '../../origin/cause.ts';
import type { Ticket } from './ticket.ts';

/** A ticket after a change, in the topic `changes`. */
export interface TicketChange extends Actor {
  ticket: Ticket;
  /** Previous values of the changed fields; null for a new ticket. */
  previous: Partial<Ticket> | null;
  /** Why it was changed; null in messages of before causes were recorded. */
  cause: Cause | null;
}

/** An alarm attached to or detached from a ticket, in the topic `changes`. */
export interface TicketAlarmChange {
  ticketId: number;
  alarmId: number;
  ticketCreatedAt: number;
  /** Version of the ticket. */
  version: number;
  isDeleted: boolean;
}

/** Operations to sync to a maintenance system; REISSUE requests a new order under a new reference (WORK.11). */
export type SyncOperation = 'CREATE' | 'UPDATE' | 'COMMENT' | 'CLOSE' | 'REISSUE' | 'RETRY';

/**
 * Request to sync a ticket to its maintenance system, written in the transaction that changed it: it starts or signals
 * the ticket's workflow, which reads the ticket again.
 */
export interface TicketSyncRequest {
  ticketId: number;
  operation: SyncOperation;
  /** Version of the ticket at the time of the request. */
  version: number;
  externalSystemId: number;
}
