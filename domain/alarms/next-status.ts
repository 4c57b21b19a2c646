import { reentryHoldOffMinutes } from '../constants.ts';
import type { AlarmState } from './state.ts';

type StatusFacts = Pick<AlarmState, 'status' | 'isActive' | 'openWorkCount' | 'declinedEndedAt'>;

/** Where an alarm belongs when nobody has parked it elsewhere (policy restingStatus). */
export function restingStatus(facts: Pick<AlarmState, 'isActive' | 'openWorkCount'>): string {
  if (facts.openWorkCount > 0) return 'Dispatched';
  return facts.isActive ? 'Intake' : 'Inactive';
}

/** STAT.1 to STAT.7: the status after a new instance. `before` is the alarm as it was; null when it was never seen. */
export function statusAfterActivation(before: StatusFacts | null, at: number): string {
  if (!before) return 'Intake';
  if (before.status === 'Snoozed') return 'Snoozed';
  if (before.openWorkCount > 0) return before.status;
  if (before.isActive) return before.status;
  if (before.status === 'Inactive' && before.declinedEndedAt !== null) {
    const sinceReturn = at - before.declinedEndedAt;
    if (sinceReturn >= 0 && sinceReturn <= reentryHoldOffMinutes * 60_000) return 'Declined';
  }
  return 'Intake';
}

/** STAT.8 to STAT.11: the status after a return to normal of an active alarm. */
export function statusAfterReturn(before: Pick<AlarmState, 'status' | 'openWorkCount'>): string {
  if (before.status === 'Snoozed') return 'Snoozed';
  return restingStatus({ isActive: false, openWorkCount: before.openWorkCount });
}
