import type { Ticket } from './model/ticket.ts';

/** WORK.7: what whoever closes a ticket says of it. */
export interface Survey {
  isResolved: boolean | null;
  cause: string | null;
  action: string | null;
  completedWorkDetails: string | null;
  alarmWasUseful: boolean | null;
  /** The closer knows that an alarm is still active, and says why that is so. */
  isActiveAccepted: boolean;
  activeNote: string | null;
}

/** What a closing is judged by. */
export interface Closing {
  survey: Survey;
  /** Alarms of the ticket that are still active. */
  activeAlarms: number;
  /** An active maintenance system that owns it; null where none does. */
  system: { displayName: string; isCloseWorkButtonEnabled: boolean } | null;
  /** The customer's flag. */
  areRulesBypassed: boolean;
}

/** Why a ticket cannot be closed so: a sentence, and the field of the survey that it speaks of. */
export interface CloseRefusal {
  message: string;
  field: keyof Survey | null;
}

/** Rule (1): a ticket that a maintenance system owns is closed there, unless it leaves the button here. */
export const closedElsewhere = ({ system }: Pick<Closing, 'system'>): string | null =>
  system && !system.isCloseWorkButtonEnabled ? `This ticket is closed in ${system.displayName}` : null;

/** Policy closeRules (WORK.6) but for the right to close: the bypass lifts rules (2) and (3) alone. */
export function closeRefusal(closing: Closing): CloseRefusal | null {
  const elsewhere = closedElsewhere(closing);
  if (elsewhere) return { message: elsewhere, field: null };
  if (closing.areRulesBypassed) return null;
  const { survey, activeAlarms } = closing;
  if (survey.isResolved === null) return { message: 'Say whether the work is resolved', field: 'isResolved' };
  if (!survey.completedWorkDetails) return { message: 'Describe the completed work', field: 'completedWorkDetails' };
  if (!survey.isResolved || activeAlarms === 0) return null;
  const active = activeAlarms === 1 ? 'An alarm is still active' : `${activeAlarms} alarms are still active`;
  if (!survey.isActiveAccepted) return { message: `${active}. Confirm to close anyway.`, field: 'isActiveAccepted' };
  return survey.activeNote ? null : { message: `${active}. Say why the ticket is closed.`, field: 'activeNote' };
}

/** What of a ticket is said by closing it. */
export const closedBy = (survey: Survey, userId: string, now: number): Partial<Ticket> => ({
  state: 'CLOSED',
  closedAt: now,
  closedBy: userId,
  isResolved: survey.isResolved,
  cause: survey.cause,
  action: survey.action,
  completedWorkDetails: survey.completedWorkDetails,
  alarmWasUseful: survey.alarmWasUseful,
  isEscalated: false,
  pendingReview: false,
  reviewerId: null,
});
