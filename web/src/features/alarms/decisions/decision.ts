import { priorityLabels } from '#domain/constants.ts';
import type { AlarmSelection, BulkOutcomeFragment } from '#generated/graphql.ts';
import { bulkActionTexts as actions, decisionTexts, decisionToastTexts as toasts } from '#texts/decisions.ts';
import { formatCount, formatDateTime } from '#ui/format.ts';
import { displayId } from '../alarm-text.ts';

/** A person's action on alarms. */
export type Decision =
  | { verb: 'pin'; pin: boolean }
  | { verb: 'move'; status: string; reason?: string }
  | { verb: 'snooze'; until: string; reason?: string }
  | { verb: 'unsnooze' }
  | { verb: 'priority'; priority: number }
  | { verb: 'impact'; isServiceImpacting: boolean }
  | { verb: 'delete' };

/** Fields that decide an alarm's moves. */
export interface SeenAlarm {
  status: string;
  state: 'active' | 'inactive';
  activeWorkCount: number;
}

/** Alarms by id, with the versions seen; or all of a lens except some. */
export interface Target {
  ids?: string[];
  expectedVersions?: number[];
  selection?: AlarmSelection;
  /** The single alarm, as the person sees it. */
  alarm?: SeenAlarm;
  /** Count, as far as known. */
  count: number;
  /** Incident whose row stands for the alarms. */
  incidentId?: string;
}

export type Outcome = BulkOutcomeFragment;

/** Returns the specified title of a failed decision's toast. */
export const failureOf = ({ verb }: Decision): string => toasts.failures[verb];

/** Names a target: "A48213", or "12 alarms". */
export const nameOf = ({ ids, count }: Target): string =>
  ids?.length === 1 ? displayId(`${ids[0]}`) : decisionTexts.alarms(count);

const isDecline = (decision: Decision): boolean => decision.verb === 'move' && decision.status === 'Declined';

/** Returns a confirmation's action: "Snooze 227 alarms until 10/14/2025 07:41 PM". */
export function bulkAction(decision: Decision, name: string): string {
  switch (decision.verb) {
    case 'pin':
      return decision.pin ? actions.pin(name) : actions.unpin(name);
    case 'move':
      return isDecline(decision) ? actions.decline(name) : actions.move(name, decision.status);
    case 'snooze':
      return actions.snooze(name, formatDateTime(decision.until));
    case 'unsnooze':
      return actions.unsnooze(name);
    case 'priority':
      return actions.priority(name, priorityLabels[decision.priority]);
    case 'impact':
      return decision.isServiceImpacting ? actions.markServiceFailure(name) : actions.noServiceFailure(name);
    case 'delete':
      return actions.delete(name);
  }
}

function doneText(decision: Decision): string {
  switch (decision.verb) {
    case 'pin':
      return decision.pin ? toasts.pinned : toasts.unpinned;
    case 'move':
      return isDecline(decision) ? toasts.declined : toasts.moved(decision.status);
    case 'snooze':
      return toasts.snoozed(formatDateTime(decision.until));
    case 'unsnooze':
      return toasts.unsnoozed;
    case 'priority':
      return toasts.prioritized(priorityLabels[decision.priority]);
    case 'impact':
      return decision.isServiceImpacting ? toasts.serviceFailure : toasts.noServiceFailure;
    case 'delete':
      return toasts.deleted;
  }
}

/** Returns an undo's toast: "Snooze undone: A39 is back in Intake", or "Snooze undone: 12 alarms". */
export function undoneText(decision: Decision, target: Target): string {
  const verb = isDecline(decision) ? toasts.verbs.decline : toasts.verbs[decision.verb];
  const name = nameOf(target);
  const isStatus = decision.verb === 'move' || decision.verb === 'snooze' || decision.verb === 'unsnooze';
  return isStatus && target.alarm ? toasts.undoneInto(verb, name, target.alarm.status) : toasts.undone(verb, name);
}

/** Returns the toast's texts for a decision done, fully or in part. */
export function successOf(decision: Decision, target: Target, outcome: Outcome): { title: string; body?: string } {
  const { taskId, affected, skipped, failures: failed } = outcome;
  if (taskId) return { title: toasts.updating(formatCount(target.count)), body: toasts.soon };
  if (decision.verb === 'impact' && affected === 1 && skipped + failed.length === 0)
    return { title: toasts.updatingOne, body: toasts.soon };
  const title = toasts.done(nameOf({ ...target, count: affected }), doneText(decision));
  const rest = [
    skipped > 0 && toasts.skipped(formatCount(skipped)),
    failed.length > 0 && toasts.failed(formatCount(failed.length), failed[0]?.reason),
  ].filter(Boolean);
  if (rest.length > 0) return { title, body: rest.join(', ') };
  const reason = 'reason' in decision && decision.reason?.trim();
  return reason ? { title, body: toasts.reason(reason) } : { title };
}
