import type { SyncOutcome } from '../../domain/cmms-sync/attempt-ticket.ts';
import type { TicketKey } from '../../domain/work/model/ticket.ts';

/** Which ticket, and when its maintenance system is tried. */
export interface SyncInput {
  key: TicketKey;
  /** Minutes after the first attempt, ascending from 0 (CMMS.8). */
  attemptMinutes: readonly number[];
}

/** The work that the plan in workflow.ts calls for. */
export interface SyncActivities {
  /** Brings the maintenance system to what the ticket is now; what was done before is not done again. */
  attemptTicket(key: TicketKey): Promise<SyncOutcome>;
  /** Says on the ticket that it could not be done, and why. */
  failTicket(key: TicketKey, words: string): Promise<void>;
}
