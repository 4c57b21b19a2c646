import { priorityLabels } from '#domain/constants.ts';
import type { AlarmSelection, BulkOutcomeFragment } from '#generated/graphql.ts';
import { formatCount, formatDateTime, plural } from '#ui/format.ts';

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

/** Alarms by id, with the versions seen; or all of a lens but some. */
export interface Target {
  ids?: string[];
  expectedVersions?: number[];
  selection?: AlarmSelection;
  /** The single alarm, as the person sees it. */
  alarm?: SeenAlarm;
  /** Count, as far as known. */
  count: number;
}

export type Outcome = BulkOutcomeFragment;

const failures: Record<Decision['verb'], string> = {
  pin: 'Failed to pin alarm(s)',
  move: 'Failed to change status',
  snooze: 'Failed to change status',
  unsnooze: 'Failed to change status',
  priority: 'Failed to change priority',
  impact: 'Failed update alarms',
  delete: 'Failed to delete alarms',
};

/** Specified text for a decision that failed. */
export const failureOf = ({ verb }: Decision): string => failures[verb];

/** "A48213", or "12 alarms". */
export const nameOf = ({ ids, count }: Target): string => (ids?.length === 1 ? `A${ids[0]}` : plural(count, 'alarm'));

function deed(decision: Decision): string {
  switch (decision.verb) {
    case 'pin':
      return decision.pin ? 'pinned' : 'unpinned';
    case 'move':
      return decision.status === 'Declined' ? 'declined' : `moved to ${decision.status}`;
    case 'snooze':
      return `snoozed until ${formatDateTime(decision.until)}`;
    case 'unsnooze':
      return 'unsnoozed';
    case 'priority':
      return `set to priority ${priorityLabels[decision.priority]}`;
    case 'impact':
      return decision.isServiceImpacting ? 'marked as service failure' : 'no longer marked as service failure';
    case 'delete':
      return 'deleted';
  }
}

const deedNames: Record<Decision['verb'], string> = {
  pin: 'Pin',
  move: 'Move',
  snooze: 'Snooze',
  unsnooze: 'Unsnooze',
  priority: 'Priority',
  impact: 'Service failure',
  delete: 'Delete',
};

/** Returns a decision's name for an undo toast: "Snooze undone". */
export const deedName = (decision: Decision): string =>
  decision.verb === 'move' && decision.status === 'Declined' ? 'Decline' : deedNames[decision.verb];

const soon = 'Changes will appear momentarily.';

/** Returns the toast's texts for a decision done, fully or in part. */
export function successOf(decision: Decision, target: Target, outcome: Outcome): { title: string; body?: string } {
  const { taskId, affected, skipped, failures: failed } = outcome;
  if (taskId) return { title: `${formatCount(target.count)} alarms are being updated`, body: soon };
  if (decision.verb === 'impact' && affected === 1 && skipped + failed.length === 0)
    return { title: 'Alarm is being updated.', body: soon };
  const title = `${nameOf({ ...target, count: affected })} ${deed(decision)}`;
  const rest = [
    skipped > 0 && `${formatCount(skipped)} skipped`,
    failed.length > 0 && `${formatCount(failed.length)} not changed: ${failed[0]?.reason}`,
  ].filter(Boolean);
  if (rest.length > 0) return { title, body: rest.join(', ') };
  const reason = 'reason' in decision && decision.reason?.trim();
  return reason ? { title, body: `Reason: ${reason}` } : { title };
}
