import { type AlarmState, comparePositions } from '../model/state.ts';
import { type AlarmEvent, isActivity, positionOf, severityOf } from '../rows/alarm-event.ts';
import { nextStatus, restingStatus } from '../rows/status-table.ts';
import type { Folded } from './fold-instances.ts';
import { remember } from './recent-events.ts';
import { refoldState } from './refold-state.ts';

/**
 * Rebuilds the state of an alarm whose events a reparse has moved or changed (INT.16, INT.20). Fields that the newest
 * events decide follow from its present events. Its status stays, unless an open instance was added or removed: then
 * STAT.27 applies. Values set by people stay.
 */
export function rebuildState(
  before: AlarmState,
  events: readonly AlarmEvent[],
  folded: Folded,
  now: number,
): AlarmState {
  const state = refoldState(before, folded, now);
  const ordered = events.toSorted((a, b) => comparePositions(positionOf(a), positionOf(b)));
  const newest = ordered.at(-1);
  const activity = ordered.findLast((event) => isActivity(event.kind));
  if (newest) {
    state.newestEvent = positionOf(newest);
    if (!state.isPriorityByPerson) state.priority = newest.priority;
  }
  state.activityEvent = activity ? positionOf(activity) : null;
  state.severity = activity ? severityOf(activity) : 'Normal';
  state.recentEvents = remember(
    '',
    ordered.map((event) => event.id),
  );
  state.isActive = folded.isActive;
  if (state.isActive === before.isActive) return state;
  state.isStale = false;
  const status = state.isActive ? statusWhenActive(before) : statusAfterReturn(before);
  if (status === state.status) return state;
  if (before.status === 'Declined') state.declinedEndedAt = state.latestEndAt;
  state.status = status;
  // people see it, so it counts (KPI.15)
  if (status === 'Intake') state.instanceIsReplayed = false;
  state.enteredStatusAt = (state.isActive ? state.latestAlarmAt : state.latestEndAt) ?? now;
  state.enteredBySource = true;
  return state;
}

const statusAfterReturn = (before: AlarmState): string => nextStatus('return to normal', before, 0);

/** Only Inactive cannot hold an active alarm. */
const statusWhenActive = (before: AlarmState): string =>
  before.status === 'Inactive' ? restingStatus({ isActive: true, openWorkCount: before.openWorkCount }) : before.status;
