import type { SyncOutcome } from '../../domain/cmms-sync/attempt-ticket.ts';
import type { TicketKey } from '../../domain/work/model/ticket.ts';

/** Ticket to sync, and the times of its attempts. */
export interface SyncInput {
  key: TicketKey;
  /** Minutes after the first attempt, ascending from 0 (CMMS.8). */
  attemptMinutes: readonly number[];
}

/** Activities of the workflow in workflow.ts. */
export interface SyncActivities {
  /** Updates the maintenance system to the ticket's current state; does not repeat what was done before. */
  attemptTicket(key: TicketKey): Promise<SyncOutcome>;
  /** Records on the ticket that the sync has failed, and why. */
  failTicket(key: TicketKey, words: string): Promise<void>;
}
