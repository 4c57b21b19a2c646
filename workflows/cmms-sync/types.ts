import type { SyncOutcome } from '../../domain/cmms/sync/attempt-tickets.ts';
import type { TicketKey } from '../../domain/work/ticket.ts';

/** Which maintenance system of which customer. */
export interface SystemKey {
  customerId: number;
  systemId: number;
}

/** Where a ticket stands that is to reach its maintenance system; travels from one run of its system's plan to the next. */
export interface Turn {
  ticketId: number;
  /** When it is tried next, in milliseconds since the epoch. */
  dueAt: number;
  /** How often it has been tried in vain, been asked to wait, and been kept by an engine of ours. */
  attempts: number;
  waits: number;
  breaks: number;
}

/** Which system, and when it is tried. */
export interface BringInput {
  key: SystemKey;
  /** Minutes after the first attempt, ascending from 0 (CMMS.8). */
  attemptMinutes: readonly number[];
  /** What the run before has left. */
  turns?: readonly Turn[];
}

/** Input of the plan that earlier releases had a ticket. */
export interface SyncInput {
  key: TicketKey;
  attemptMinutes: readonly number[];
}

/** How an attempt at a ticket went; broken: an engine of ours failed. */
export interface TicketOutcome {
  ticketId: number;
  outcome: SyncOutcome | { kind: 'broken' };
}

/** A ticket whose transfer has failed, and why. */
export interface TicketFailure {
  ticketId: number;
  words: string;
}

/** The work that the plans in workflow.ts call for. */
export interface SyncActivities {
  /** Brings the maintenance system to what tickets are now; what was done before is not done again. */
  attemptTickets(customerId: number, ticketIds: readonly number[]): Promise<TicketOutcome[]>;
  /** Says on tickets that it could not be done, and why. */
  failTickets(customerId: number, failures: readonly TicketFailure[]): Promise<void>;
  /** The same of one ticket, for plans of earlier releases. */
  attemptTicketSync(key: TicketKey): Promise<SyncOutcome>;
  failTicketSync(key: TicketKey, words: string): Promise<void>;
}
