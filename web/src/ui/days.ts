import { endOfDay, localDay, startOfDay } from '#domain/timezone.ts';

const dayMs = 86_400_000;

/** From an instant to another, the end excluded. */
export interface Range {
  start: string;
  end: string;
}

/** The last `days` days of a timezone, today included, up to its midnight. */
export function lastDays(days: number, now: Date, timezone: string): Range {
  const today = localDay({ now: now.getTime(), timezone });
  const start = startOfDay(today - (days - 1) * dayMs, timezone);
  return { start: new Date(start).toISOString(), end: new Date(endOfDay(today, timezone) + 1).toISOString() };
}

/** The day of a timezone that an instant lies in, as `2025-10-08`. */
export const dayOf = (now: Date, timezone: string): string =>
  new Date(localDay({ now: now.getTime(), timezone })).toISOString().slice(0, 10);

/** `10/8` for `2025-10-08`. */
export const dayLabel = (date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}/${day}`;
};
