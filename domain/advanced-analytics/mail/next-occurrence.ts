import type { MailTimes } from '../../lenses/saved-views/view-mail.ts';
import { instantOfLocal, localDay } from '../../timezone.ts';

const dayMs = 86_400_000;

/**
 * When a view is mailed next (ANA.7), by the clocks of its timezone: a time that clocks show twice counts once, and one
 * that they skip is as much later as they go forward.
 * @param after ms since the epoch.
 */
export function nextOccurrence(times: MailTimes, after: number): number {
  const { minute, timezone } = times;
  for (let day = localDay({ now: after, timezone }); ; day += dayMs) {
    const at = instantOfLocal(day + minute * 60_000, timezone);
    if (isDue(times, new Date(day)) && at > after) return at;
  }
}

/** @param day the UTC midnight of the same date. */
function isDue({ frequency, weekday, monthday }: MailTimes, day: Date): boolean {
  if (frequency === 'DAILY') return true;
  if (frequency === 'WEEKLY') return (day.getUTCDay() || 7) === weekday;
  const daysOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return day.getUTCDate() === Math.min(monthday ?? 1, daysOfMonth);
}
