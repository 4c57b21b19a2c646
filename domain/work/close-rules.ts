import { workTexts } from '../../texts/server/work.ts';
import type { Ticket } from './model/ticket.ts';

/** Answers of the person who closes a ticket (WORK.7). */
export interface Survey {
  isResolved: boolean | null;
  cause: string | null;
  action: string | null;
  completedWorkDetails: string | null;
  alarmWasUseful: boolean | null;
  /** True if the closer accepts that an alarm is still active; `activeNote` says why. */
  isActiveAccepted: boolean;
  activeNote: string | null;
}

/** Input of the close rules. */
export interface Closing {
  survey: Survey;
  /** Alarms of the ticket that are still active. */
  activeAlarms: number;
  /** Active maintenance system that owns the ticket; null if there is none. */
  system: { displayName: string; isCloseWorkButtonEnabled: boolean } | null;
  /** Flag of the customer. */
  areRulesBypassed: boolean;
}

/** Reason why a ticket cannot be closed: a sentence, and the field of the survey that it refers to. */
export interface CloseRefusal {
  message: string;
  field: keyof Survey | null;
}

/** Rule (1): a ticket that a maintenance system owns is closed there, unless its close button is enabled here. */
export const closedElsewhere = ({ system }: Pick<Closing, 'system'>): string | null =>
  system && !system.isCloseWorkButtonEnabled ? workTexts.closedElsewhere(system.displayName) : null;

/** Policy closeRules (WORK.6) except for the right to close: the bypass lifts only rules (2) and (3). */
export function closeRefusal(closing: Closing): CloseRefusal | null {
  const elsewhere = closedElsewhere(closing);
  if (elsewhere) return { message: elsewhere, field: null };
  if (closing.areRulesBypassed) return null;
  const { survey, activeAlarms } = closing;
  if (survey.isResolved === null) return { message: workTexts.isResolvedRequired, field: 'isResolved' };
  if (!survey.completedWorkDetails) return { message: workTexts.completedWorkRequired, field: 'completedWorkDetails' };
  if (!survey.isResolved || activeAlarms === 0) return null;
  const active = workTexts.stillActive(activeAlarms);
  if (!survey.isActiveAccepted) return { message: workTexts.confirmActive(active), field: 'isActiveAccepted' };
  return survey.activeNote ? null : { message: workTexts.activeReason(active), field: 'activeNote' };
}

/** Returns the fields of a ticket that closing it sets. */
export const closedBy = (survey: Survey, userId: string | null, now: number): Partial<Ticket> => ({
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
