import { alarmTexts } from '../../../texts/server/alarms.ts';
import { builtInStatuses } from '../model/state.ts';

/** The part of an alarm that decides where it may be moved. */
export interface MovedAlarm {
  status: string;
  isActive: boolean;
  openWorkCount: number;
}

/** The part of a person that decides it. */
export interface Mover {
  /** True if they may end an alarm. */
  canClear: boolean;
  /** True if the customer has work. */
  hasWork: boolean;
  customStatuses: readonly string[];
}

export interface MoveRefusal {
  refused: string;
  code?: 'FORBIDDEN';
}

/** Returns why an alarm may not be moved there (STAT.19, STAT.21); null if it may. The console offers allowed moves. */
export function moveRefusal(alarm: MovedAlarm, status: string, by: Mover): MoveRefusal | null {
  if (status === 'Snoozed') return { refused: alarmTexts.useSnooze };
  const isKnown = builtInStatuses.some((name) => name === status) || by.customStatuses.includes(status);
  if (!isKnown || (status === 'Dispatched' && !by.hasWork))
    return { refused: alarmTexts.status.unknown(status.slice(0, 50)) };
  if (!alarm.isActive && alarm.openWorkCount > 0) return { refused: alarmTexts.onlySnooze };
  if (status === 'Intake' && !alarm.isActive) return { refused: alarmTexts.intakeIsActive };
  if (status === 'Inactive' && alarm.isActive && !by.canClear)
    return { refused: alarmTexts.mayNotClear, code: 'FORBIDDEN' };
  return null;
}
