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

/** `10/08/2025` for `2025-10-08`. */
export const dayName = (date: string): string => {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
};

/** The days of a timezone from one to another, both included, as `2025-10-08`. */
export const daysBetween = (from: string, to: string, timezone: string): Range => ({
  start: new Date(startOfDay(Date.parse(from), timezone)).toISOString(),
  end: new Date(endOfDay(Date.parse(to), timezone) + 1).toISOString(),
});
