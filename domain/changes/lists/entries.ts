import type { Cause } from '../../origin/cause.ts';
import { changeList } from '../change-list.ts';

/** One stay of an alarm in a status, which it has left (ALM.13). Times are milliseconds since the epoch. */
export interface EntryRow {
  alarmId: number;
  /** Unique within the alarm. */
  entryId: string;
  status: string;
  enteredAt: number;
  /** The status before; null for the first of an alarm, or where it is unknown. */
  fromStatus: string | null;
  /** Why it was entered, and by whom; a null cause is unknown. */
  cause: Cause | null;
  userId: string | null;
  automationRuleId: number | null;
  leftAt: number;
  toStatus: string;
  leftCause: Cause | null;
  leftUserId: string | null;
  leftAutomationRuleId: number | null;
  /** True if it began before entries were recorded. */
  isReconstructed: boolean;
  version: number;
  /** An undo has taken back the action that ended it: the alarm is in it again. */
  isDeleted: boolean;
}

/** Entries of alarms into statuses that were left. */
export const entries = changeList<EntryRow>('instances');
