import {
  fixAnalogShare,
  fixDelayEnough,
  fixDelaysSeconds,
  fixLimitShare,
  fixMinOccurrences,
  fixShare,
} from '../constants.ts';
import type { InstancePattern } from '../lists/alarms/alarm-history.ts';

/** Ways to make a frequent alarm worth its interruption. */
export const fixKinds = ['ON_DELAY', 'OFF_DELAY', 'DEADBAND', 'LIMIT', 'REPAIR', 'ROUTE', 'REVIEW'] as const;
export type FixKind = (typeof fixKinds)[number];

/** A suggested fix and the facts that speak for it. */
export interface Fix {
  kind: FixKind;
  /** Occurrences, of all those of the range, that speak for it: those that a delay would have suppressed. */
  count: number;
  of: number;
  /** Length of the delay; null without one. */
  seconds: number | null;
  /** Distance between the values at which the occurrences began, for a deadband. */
  spread: number | null;
  unit: string | null;
  /** Part of the range in alarm, 0 to 1, for a limit. */
  timeShare: number | null;
}

/** An alarm with everything that the policy judges it by. */
export interface JudgedAlarm extends InstancePattern {
  /** By people and rules, within the range. */
  decisions: number;
  /** Tickets created within the range. */
  workCount: number;
  /** Part of the range in alarm, 0 to 1. */
  timeShare: number;
}

interface Delay {
  seconds: number;
  suppressed: number;
}

/**
 * Policy suggestFix (BEY.9): one fix for an alarm that occurs often, by what its history proves.
 * - REPAIR where most occurrences were stale (NUIS.6): shelve it and repair what it reports.
 * - ON_DELAY where most ended by themselves within a delay, OFF_DELAY where most began within one after the last
 *   return, whichever suppresses more; DEADBAND in place of the latter where occurrences have numbers as values.
 * - LIMIT where it is in alarm for most of the range: its limit lies within normal operation.
 * - ROUTE where nobody decided anything and no work followed: it may be no alarm.
 * - REVIEW where none of this holds, or where there are too few occurrences to tell.
 */
export function suggestFix(alarm: JudgedAlarm): Fix {
  const { instances: of, stale } = alarm;
  const fix = (kind: FixKind, count: number, facts: Partial<Fix> = {}): Fix => ({
    ...{ kind, count, of, seconds: null, spread: null, unit: null, timeShare: null },
    ...facts,
  });
  if (of > 0 && stale >= of * fixShare) return fix('REPAIR', stale);
  if (of < fixMinOccurrences) return fix('REVIEW', of);
  const onDelay = shortestDelay(alarm.endedWithin, of);
  const offDelay = shortestDelay(alarm.returnedWithin, of);
  if (onDelay && onDelay.suppressed >= (offDelay?.suppressed ?? 0))
    return fix('ON_DELAY', onDelay.suppressed, { seconds: onDelay.seconds });
  if (offDelay) {
    const spread = spreadOf(alarm);
    const { seconds, suppressed } = offDelay;
    return spread === null
      ? fix('OFF_DELAY', suppressed, { seconds })
      : fix('DEADBAND', suppressed, { seconds, spread, unit: alarm.unit });
  }
  if (alarm.timeShare >= fixLimitShare) return fix('LIMIT', of, { timeShare: alarm.timeShare });
  if (alarm.decisions === 0 && alarm.workCount === 0) return fix('ROUTE', of);
  return fix('REVIEW', of);
}

/**
 * Returns the shortest of the delays that suppresses nearly what the longest does.
 * @param suppressed by each of the delays.
 * @returns null if even the longest suppresses too few.
 */
function shortestDelay(suppressed: readonly number[], of: number): Delay | null {
  const most = suppressed.at(-1) ?? 0;
  const index = suppressed.findIndex((count) => count >= of * fixShare && count >= most * fixDelayEnough);
  const seconds = fixDelaysSeconds[index];
  return seconds === undefined ? null : { seconds, suppressed: suppressed[index] ?? 0 };
}

/** Returns how far apart the values are at which occurrences began; null if they are no numbers, or one number. */
const spreadOf = ({ instances, numbers, lowest, highest }: InstancePattern): number | null =>
  numbers >= instances * fixAnalogShare && lowest !== null && highest !== null && highest > lowest
    ? highest - lowest
    : null;
