import type { Clock } from '../../../platform/clock.ts';
import type { AlarmState } from '../../alarms/model/state.ts';
import type { CustomerRow } from '../../customers/customer-row.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import type { Action, Rule } from '../rule.ts';
import type { Outcome } from '../rule-log.ts';
import type { Timer } from '../timers.ts';
import type { FindOccurrences } from './episodes.ts';

/** An alarm that a rule acts on, locked. */
export interface ActedOn {
  timer: Timer;
  state: AlarmState;
  row: AlarmRow;
}

/** One action of a rule about to be done for some alarms. */
export interface Acting {
  customer: CustomerRow;
  rule: Rule;
  action: Action;
  on: readonly ActedOn[];
  clock: Clock;
  findOccurrences: FindOccurrences;
  /** Ticket that is locked for it: the open work on the alarm's asset. */
  openTicketId?: number | null;
}

/** Result of an action for one alarm. */
export interface ActionResult {
  outcome: Extract<Outcome, 'ACTED' | 'SKIPPED' | 'FAILED'>;
  reason: string;
  ticketId?: number;
}

/** Stops a rule in place of an action: nothing is done, and what waits goes on waiting. */
export class RuleMustPause extends Error {
  readonly why: 'TICKET_GUARD' | 'FLOOD';
  constructor(why: 'TICKET_GUARD' | 'FLOOD') {
    super(`The rule must pause: ${why}`);
    this.why = why;
  }
}

export const acted = (reason: string, ticketId?: number): ActionResult => ({
  outcome: 'ACTED',
  reason,
  ...(ticketId !== undefined && { ticketId }),
});
export const skipped = (reason: string): ActionResult => ({ outcome: 'SKIPPED', reason });
export const failed = (reason: string): ActionResult => ({ outcome: 'FAILED', reason });
