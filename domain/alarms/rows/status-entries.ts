import { uuidOf } from '../../../platform/ids.ts';
import type { EntryRow } from '../../changes/changes-message.ts';
import type { Origin } from '../../origin/origin.ts';
import type { AlarmState, CurrentEntry } from '../model/state.ts';

type Entered = Pick<AlarmState, 'customerId' | 'id' | 'createdAt' | 'status' | 'enteredStatusAt' | 'version' | 'entry'>;

/** Makes the entry of an alarm into a status; a repeated write of the same change has the same id. */
export const newEntry = (
  { customerId, id }: Pick<AlarmState, 'customerId' | 'id'>,
  /** The event or the version of the alarm that entered it: no other entry of the alarm has it. */
  enteredBy: string | number,
  from: string | null,
  { cause, userId, automationRuleId }: Origin,
  recordedAt: number,
): CurrentEntry => ({
  id: uuidOf('entry', customerId, id, enteredBy),
  recordedAt,
  from,
  cause,
  userId,
  automationRuleId,
});

/** The entry of an alarm that entered its status before entries were recorded: each alarm has at most one (ALM.13). */
const unrecorded = ({ customerId, id, createdAt }: Entered): CurrentEntry => ({
  id: uuidOf('entry', customerId, id, 0),
  // fixed, as that of every entry: the warehouse keeps rows of one entry together by it
  recordedAt: createdAt,
  from: null,
  cause: null,
  userId: null,
  automationRuleId: null,
});

/** The entry of an alarm into the status that it has. */
export const entryOf = (state: Entered): CurrentEntry => state.entry ?? unrecorded(state);

/** The row of the entry that an alarm is in. */
export function openEntryRow(state: Entered): EntryRow {
  const { id: entryId, recordedAt, from, cause, userId, automationRuleId } = entryOf(state);
  return {
    alarmId: state.id,
    entryId,
    recordedAt,
    status: state.status,
    enteredAt: state.enteredStatusAt,
    fromStatus: from,
    cause,
    userId,
    automationRuleId,
    leftAt: null,
    toStatus: null,
    leftCause: null,
    leftUserId: null,
    leftAutomationRuleId: null,
    isReconstructed: cause === null,
    version: state.version,
    isDeleted: false,
  };
}

/** Ends the row of an entry that an alarm has left for the status that it has now. */
export const leave = (
  open: EntryRow,
  { status, enteredStatusAt, version }: Pick<AlarmState, 'status' | 'enteredStatusAt' | 'version'>,
  { cause, userId, automationRuleId }: Origin,
): EntryRow => ({
  ...open,
  // a source's event may be older than the decision that it ends
  leftAt: Math.max(open.enteredAt, enteredStatusAt),
  toStatus: status,
  leftCause: cause,
  leftUserId: userId,
  leftAutomationRuleId: automationRuleId,
  version,
});

/** False for an alarm that was never in a list: it has entered no status. */
export const hasEntered = ({ entry, latestAlarmAt }: Pick<AlarmState, 'entry' | 'latestAlarmAt'>): boolean =>
  entry !== null || latestAlarmAt !== null;

/**
 * Records what a change did to the entries of an alarm (ALM.13): another status is another entry, unless the change
 * itself says which one it is (an undo, a renamed status); a corrected time is the same one. Sets `after.entry`.
 * @returns the rows of entries that are new, left, corrected or no more.
 */
export function recordEntries(before: AlarmState, after: AlarmState, origin: Origin, now: number): EntryRow[] {
  if (after.entry !== before.entry) {
    const current = entryOf(before);
    const isSame = current.id === after.entry?.id;
    return [
      ...(isSame ? [] : [{ ...openEntryRow(before), version: after.version, isDeleted: true }]),
      openEntryRow(after),
    ];
  }
  if (after.status !== before.status) {
    const wasIn = hasEntered(before);
    after.entry = newEntry(after, after.version, wasIn ? before.status : null, origin, now);
    return [...(wasIn ? [leave(openEntryRow(before), after, origin)] : []), openEntryRow(after)];
  }
  const isCorrected = after.enteredStatusAt !== before.enteredStatusAt && hasEntered(before);
  return isCorrected ? [openEntryRow(after)] : [];
}
