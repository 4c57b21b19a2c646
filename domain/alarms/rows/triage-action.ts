import type { EntryRow } from '../../changes/changes-message.ts';

/** How somebody took an alarm out of a status. The first three are the triage actions. */
export type TriageAction = 'CREATE_WORK' | 'SNOOZE' | 'DECLINE' | 'MOVE' | 'CLEAR';

type Left = Pick<EntryRow, 'toStatus' | 'leftCause'>;

/** The action that ended an entry; null where no person or rule did. */
export function triageActionOf({ toStatus, leftCause }: Left): TriageAction | null {
  if (leftCause === 'TICKET') return toStatus === 'Dispatched' ? 'CREATE_WORK' : null;
  if (leftCause !== 'PERSON' && leftCause !== 'RULE') return null;
  if (toStatus === 'Snoozed') return 'SNOOZE';
  if (toStatus === 'Inactive') return 'CLEAR';
  return toStatus === 'Declined' ? 'DECLINE' : 'MOVE';
}

/** True if the source itself ended the alarm before anybody acted. */
export const isSelfCleared = ({ toStatus, leftCause }: Left): boolean =>
  leftCause === 'SOURCE' && toStatus === 'Inactive';

/** Milliseconds from an entry to the action that ended it; null where none did. */
export const reactionOf = (entry: Left & Pick<EntryRow, 'enteredAt' | 'leftAt'>): number | null =>
  triageActionOf(entry) ? entry.leftAt - entry.enteredAt : null;
