import type { AlarmState } from '../model/state.ts';

type Facts = Pick<AlarmState, 'status' | 'priority' | 'isServiceImpacting'>;

const highestPriority = 5;

/**
 * True for a change that ends a snooze at once (SNZ.3, policy snoozeBreakThrough): raised to the highest priority, or
 * newly impacting service.
 */
export const breaksSnooze = (before: Facts, after: Facts): boolean =>
  before.status === 'Snoozed' &&
  ((after.priority === highestPriority && before.priority < highestPriority) ||
    (after.isServiceImpacting && !before.isServiceImpacting));
