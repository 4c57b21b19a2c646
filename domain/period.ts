import { localDay, startOfDay } from './timezone.ts';

const dayMs = 86_400_000;
/** Constant trendBucketDays (ANA.1): a trend has days up to a month, weeks up to four, else months. */
export const trendBucketDays = { day: 31, week: 120 } as const;

/** A period, its end excluded; milliseconds since the epoch. */
export interface Period {
  start: number;
  end: number;
}

/** Returns the period of the same length that ends where the given one starts. */
export const previousOf = ({ start, end }: Period): Period => ({ start: 2 * start - end, end: start });

/**
 * Returns the bounds of a period's parts: its start, each local midnight that begins another part, and its end. Parts
 * are calendar days, weeks from Monday, or months; the first and the last may be shorter.
 */
export function boundsOf({ start, end }: Period, timezone: string): number[] {
  const firstDay = localDay({ now: start, timezone });
  // by the calendar: a month in which clocks go back is an hour longer than its days
  const days = (localDay({ now: end, timezone }) - firstDay) / dayMs;
  const isFirst =
    days <= trendBucketDays.day
      ? () => true
      : days <= trendBucketDays.week
        ? (day: number) => new Date(day).getUTCDay() === 1
        : (day: number) => new Date(day).getUTCDate() === 1;
  const bounds = [start];
  for (let day = firstDay + dayMs; ; day += dayMs) {
    const at = startOfDay(day, timezone);
    if (at >= end) break;
    if (isFirst(day)) bounds.push(at);
  }
  return [...bounds, end];
}
