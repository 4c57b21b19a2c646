import type { Ticket } from './ticket.ts';

/** A ticket as it is after a change, in the topic `changes`. */
export interface TicketChange {
  ticket: Ticket;
  /** The values before, of those fields that changed; null for a new ticket. */
  previous: Partial<Ticket> | null;
}

/** An alarm that a ticket is on, or no more, in the topic `changes`. */
export interface TicketAlarmChange {
  ticketId: number;
  alarmId: number;
  ticketCreatedAt: number;
  /** Of the ticket. */
  version: number;
  isDeleted: boolean;
}

/** What a maintenance system is to be told of a ticket; REISSUE asks for a new order under a new reference (WORK.11). */
export type SyncOperation = 'CREATE' | 'UPDATE' | 'COMMENT' | 'CLOSE' | 'REISSUE' | 'RETRY';

/**
 * A ticket that is to reach its maintenance system, written in the transaction that changed it: what starts or tells the
 * ticket's workflow. Whoever acts on it reads the ticket anew.
 */
export interface TicketSyncRequest {
  ticketId: number;
  operation: SyncOperation;
  /** Of the ticket, as it was then. */
  version: number;
  externalSystemId: number;
}
