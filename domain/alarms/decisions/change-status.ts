import { isoOrNull } from '../../../platform/instant.ts';
import type { AlarmState } from '../model/state.ts';
import type { AlarmTexts } from '../rows/alarm-texts.ts';
import type { ActivityDraft, Decision } from './verb.ts';

/** A change of status by a person, a rule or the system, with the activity that records it. */
interface StatusChange {
  status: string;
  now: number;
  /** Only for Snoozed: milliseconds since the epoch. */
  snoozeExpiresAt?: number;
  reason?: string | null;
  bySystem?: true;
}

/**
 * Decides a change of status. Leaving Snoozed clears the snooze; leaving Intake is recorded with the time spent there
 * (ALM.10); both directions of a snooze are recorded with reason and duration (SNZ.5).
 */
export function changeStatus(
  before: AlarmState,
  change: StatusChange,
): Required<Pick<Decision, 'change' | 'activity' | 'texts'>> {
  const { status, now, snoozeExpiresAt = null, reason = null, bySystem } = change;
  const toSnooze = status === 'Snoozed';
  const fromSnooze = before.status === 'Snoozed';
  const isSame = status === before.status;
  const metadata: Record<string, unknown> = {};
  if (toSnooze) Object.assign(metadata, { snoozeReason: reason, snoozeDuration: (snoozeExpiresAt as number) - now });
  else {
    if (reason) metadata.statusUpdateReason = reason;
    if (fromSnooze) metadata.snoozeDuration = now - before.enteredStatusAt;
  }
  if (before.status === 'Intake' && !isSame) metadata.triageDuration = now - before.enteredStatusAt;
  const draft: ActivityDraft = isSame
    ? { field: 'snoozeExpiresAt', prevValue: isoOrNull(before.snoozeExpiresAt), revValue: isoOrNull(snoozeExpiresAt) }
    : { field: 'status', prevValue: before.status, revValue: status };
  const texts: AlarmTexts = toSnooze ? { snooze_reason: reason } : fromSnooze ? { snooze_reason: null } : {};
  return {
    change: {
      status,
      snoozeExpiresAt,
      ...(!isSame && { enteredStatusAt: now, enteredBySource: false }),
      ...(status === 'Intake' && { declinedEndedAt: null }),
    },
    activity: [{ ...draft, metadata, ...(bySystem && { bySystem }) }],
    texts,
  };
}
