import type { Origin } from '../origin/origin.ts';

/** Why, by whom and when a ticket is changed. */
export interface TicketOrigin extends Origin {
  now: number;
}
