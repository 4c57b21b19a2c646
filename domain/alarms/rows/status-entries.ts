import type { EntryRow } from '../../changes/changes-message.ts';
import type { Origin } from '../../origin/origin.ts';
import type { AlarmState, CurrentEntry } from '../model/state.ts';

/** Makes the entry of an alarm into a status. */
export const newEntry = (
  /** The version of the alarm that entered it, and how often it had changed its status in that version before. */
  { version, nth }: { version: number; nth: number },
  from: string | null,
  { cause, userId, automationRuleId }: Origin,
): CurrentEntry => ({
  id: nth === 0 ? String(version) : `${version}.${nth}`,
  from,
  cause,
  userId,
  automationRuleId,
});

/** The entry of an alarm that entered its status before entries were recorded: each alarm has at most one. */
const unrecorded: CurrentEntry = { id: '0', from: null, cause: null, userId: null, automationRuleId: null };

/** The entry of an alarm into the status that it has. */
export const entryOf = ({ entry }: Pick<AlarmState, 'entry'>): CurrentEntry => entry ?? unrecorded;

/** False for an alarm that was never in a list: it has entered no status. */
export const hasEntered = ({ entry, latestAlarmAt }: Pick<AlarmState, 'entry' | 'latestAlarmAt'>): boolean =>
  entry !== null || latestAlarmAt !== null;

/** An alarm that is Inactive rests: that stay is the gap between two others, and is not stored. */
export const isStored = (status: string): boolean => status !== 'Inactive';

type Left = Pick<AlarmState, 'id' | 'status' | 'enteredStatusAt' | 'entry' | 'latestAlarmAt'>;

/** Returns the row of the entry that an alarm has left for the status that it has now; none if it is not stored. */
export function leftEntries(
  before: Left,
  { status, enteredStatusAt, version }: Pick<AlarmState, 'status' | 'enteredStatusAt' | 'version'>,
  left: Origin,
): EntryRow[] {
  if (!hasEntered(before) || !isStored(before.status)) return [];
  const { id: entryId, from, cause, userId, automationRuleId } = entryOf(before);
  return [
    {
      alarmId: before.id,
      entryId,
      status: before.status,
      enteredAt: before.enteredStatusAt,
      fromStatus: from,
      cause,
      userId,
      automationRuleId,
      // a source's event may be older than the decision that it ends
      leftAt: Math.max(before.enteredStatusAt, enteredStatusAt),
      toStatus: status,
      leftCause: left.cause,
      leftUserId: left.userId,
      leftAutomationRuleId: left.automationRuleId,
      isReconstructed: cause === null,
      version,
      isDeleted: false,
    },
  ];
}

/**
 * Records what a change did to the entries of an alarm (ALM.13): another status is another entry, unless the change
 * itself says which one it is: an undo returns to the one before, which was not left then, and a status with another
 * name is the same one. Sets `after.entry`.
 * @returns the rows of entries that were left, or were not after all.
 */
export function recordEntries(before: AlarmState, after: AlarmState, origin: Origin): EntryRow[] {
  if (after.entry !== before.entry) {
    if (entryOf(before).id === after.entry?.id) return [];
    const undone = { ...before, version: after.version };
    return leftEntries(after, undone, origin).map((row) => ({ ...row, isDeleted: true }));
  }
  if (after.status === before.status) return [];
  after.entry = newEntry({ version: after.version, nth: 0 }, hasEntered(before) ? before.status : null, origin);
  return leftEntries(before, after, origin);
}
