import type { EntryRow } from '../../changes/changes-message.ts';
import type { Cause } from '../../origin/cause.ts';

/** A change of status in an alarm's activity, of before causes were recorded. Times in milliseconds since the epoch. */
export interface PastStatusChange {
  id: string;
  from: string;
  to: string;
  at: number;
  userId: string | null;
  automationRuleId: number | null;
  isUndo: boolean;
  /** Length of the stay in the status that it left; null where activity does not say it. */
  stayedMs: number | null;
  version: number;
}

/** Activity alone shows that much of why it was. */
const causeOf = ({ userId, automationRuleId, to, from }: PastStatusChange): Cause | null => {
  if (userId !== null) return 'PERSON';
  if (automationRuleId !== null) return 'RULE';
  if (to === 'Dispatched') return 'TICKET';
  return from === 'Snoozed' ? 'SWEEP' : null;
};

/**
 * Derives the entries of an alarm that its activity fully shows (ALM.13), given oldest first: those whose length it
 * records, as it does for Intake and Snoozed. An action that was undone right after ended nothing.
 */
export function reconstructEntries(alarmId: number, changes: readonly PastStatusChange[]): EntryRow[] {
  return changes.flatMap((change, index) => {
    const { at, stayedMs, isUndo } = change;
    const [before, after] = [changes[index - 1], changes[index + 1]];
    if (isUndo || stayedMs === null || stayedMs < 0) return [];
    if (after?.isUndo && after.to === change.from) return [];
    const enteredAt = at - stayedMs;
    const entering = before && before.to === change.from && before.at === enteredAt ? before : null;
    return {
      alarmId,
      entryId: `past-${change.version}`,
      status: change.from,
      enteredAt,
      fromStatus: entering?.from ?? null,
      cause: entering && causeOf(entering),
      userId: entering?.userId ?? null,
      automationRuleId: entering?.automationRuleId ?? null,
      leftAt: at,
      toStatus: change.to,
      leftCause: causeOf(change),
      leftUserId: change.userId,
      leftAutomationRuleId: change.automationRuleId,
      isReconstructed: true,
      version: change.version,
      isDeleted: false,
    };
  });
}
