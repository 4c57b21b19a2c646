import { isoOrNull } from '../../../platform/instant.ts';
import type { AlarmState } from '../model/state.ts';
import { latestInstance } from '../rows/latest-instance.ts';
import { entryOf } from '../rows/status-entries.ts';
import type { ActivityDraft, Decision } from './verb.ts';

/** Values that an undo restores, and those that it must find unchanged (STAT.29). */
export interface Undo {
  before: Pick<AlarmState, (typeof undone)[number]>;
  after: Pick<AlarmState, (typeof left)[number]> & {
    /** The event that decided whether it was active. */
    activityEventId: string | null;
  };
}
const undone = [
  'status',
  'enteredStatusAt',
  'enteredBySource',
  'snoozeExpiresAt',
  'declinedEndedAt',
  'isActive',
  'isStale',
  'severity',
  'latestEndAt',
  'latestEndSource',
  'entry',
] as const;
const left = ['status', 'enteredStatusAt', 'snoozeExpiresAt', 'isActive'] as const;

const pick = <Key extends keyof AlarmState>(state: AlarmState, keys: readonly Key[]): Pick<AlarmState, Key> =>
  Object.fromEntries(keys.map((key) => [key, state[key]])) as Pick<AlarmState, Key>;

/** Makes the undo of the step between two states. */
export const undoOf = (before: AlarmState, after: AlarmState): Undo => ({
  before: pick(before, undone),
  after: { ...pick(after, left), activityEventId: after.activityEvent?.id ?? null },
});

export type StoredUndo = Undo & {
  /** Reason of the snooze that is restored. */
  snoozeReason: string | null;
};

/**
 * The decision that puts status and snooze back as they were before another one (STAT.29), the Intake entry included.
 * Pure.
 * @returns null where they are no longer as that one left them, or could no longer be so.
 */
export function putBack(state: AlarmState, undo: StoredUndo, now: number): Decision | null {
  if (!canBePutBack(state, undo, now)) return null;
  const { before, snoozeReason } = undo;
  const { status, enteredStatusAt, enteredBySource, snoozeExpiresAt, declinedEndedAt, entry } = before;
  const wasCleared = isClear(undo);
  const cleared = { ...state, ...before };
  const instance = wasCleared ? latestInstance(cleared) : undefined;
  const activity: ActivityDraft[] = [];
  const isUndo = true;
  if (status !== state.status)
    activity.push({ field: 'status', prevValue: state.status, revValue: status, metadata: { isUndo } });
  if (snoozeExpiresAt !== state.snoozeExpiresAt && status === state.status)
    activity.push({
      field: 'snoozeExpiresAt',
      prevValue: isoOrNull(state.snoozeExpiresAt),
      revValue: isoOrNull(snoozeExpiresAt),
      metadata: { isUndo },
    });
  if (instance)
    activity.push({
      field: 'endTime',
      prevValue: isoOrNull(state.latestEndAt),
      revValue: null,
      metadata: { isUndo, instanceId: instance.id },
    });
  return {
    change: {
      status,
      enteredStatusAt,
      enteredBySource,
      snoozeExpiresAt,
      declinedEndedAt,
      // undos of before entries were recorded have none: it is a new one
      ...(entry !== undefined && status !== state.status && { entry: { ...entryOf({ entry }) } }),
      // counts follow with the next recount
      ...(wasCleared && {
        isActive: true,
        isStale: before.isStale,
        severity: before.severity,
        latestEndAt: before.latestEndAt,
        latestEndSource: before.latestEndSource,
      }),
    },
    activity,
    texts: { snooze_reason: status === 'Snoozed' ? snoozeReason : null },
    ...(instance && { instance }),
  };
}

const isClear = ({ before, after }: Undo): boolean => before.isActive && !after.isActive;

/** True if status and snooze are as the call left them, and the earlier ones are still possible (STAT.26, STAT.27). */
function canBePutBack(state: AlarmState, undo: Undo, now: number): boolean {
  const { before, after } = undo;
  const isLeft =
    state.status === after.status &&
    state.enteredStatusAt === after.enteredStatusAt &&
    state.snoozeExpiresAt === after.snoozeExpiresAt;
  if (!isLeft || state.deletedAt !== null) return false;
  // an event of the source since the clear may have ended the instance itself
  if (isClear(undo) && (state.isActive || state.activityEvent?.id !== after.activityEventId)) return false;
  if (before.status === 'Snoozed') return (before.snoozeExpiresAt as number) > now;
  const isActive = state.isActive || isClear(undo);
  if (before.status === 'Intake') return isActive;
  if (before.status === 'Inactive') return !isActive && state.openWorkCount === 0;
  return isActive || state.openWorkCount === 0 || before.status === 'Dispatched';
}
