import { tzOffset } from '@date-fns/tz';

/**
 * Time and timezone of a query: relative times count from `now` (ms since the epoch), days are those of the zone.
 */
export interface Moment {
  now: number;
  /** IANA name. */
  timezone: string;
}

const dayMs = 86_400_000;

/** Canonical names by lowercase name: asking the runtime costs as much as a small query. */
const canonicalNames = new Map<string, string>();

/**
 * Returns the runtime's spelling of an IANA timezone; null for an invalid one. Offsets like +05:30 are not accepted.
 */
export function canonicalTimezone(timezone: string): string | null {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(timezone)) return null;
  const key = timezone.toLowerCase();
  const known = canonicalNames.get(key);
  if (known !== undefined) return known;
  try {
    const canonical = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
    // only zones that exist, so it stays small whatever names are sent
    canonicalNames.set(key, canonical);
    return canonical;
  } catch {
    return null;
  }
}

/** Milliseconds that a timezone's wall clock is ahead of UTC at a time (ms since the epoch). */
export const offsetMs = (timezone: string, at: number): number => tzOffset(timezone, new Date(at)) * 60_000;

/** The local day of a moment, as the UTC midnight of the same date. */
export function localDay({ now, timezone }: Moment): number {
  const local = now + offsetMs(timezone, now);
  return local - (((local % dayMs) + dayMs) % dayMs);
}

/**
 * When a local day starts: its first midnight, or, where clocks go forward over it, the moment they do.
 * @param day the UTC midnight of the same date.
 */
export function startOfDay(day: number, timezone: string): number {
  const [before, after] = [day - offsetMs(timezone, day - dayMs), day - offsetMs(timezone, day + dayMs)];
  const isMidnight = (at: number): boolean => at + offsetMs(timezone, at) === day;
  return [before, after].filter(isMidnight).sort((a, b) => a - b)[0] ?? before;
}

/** The last millisecond of a local day. */
export const endOfDay = (day: number, timezone: string): number => startOfDay(day + dayMs, timezone) - 1;

/** The minute of its local day that a time (ms since the epoch) lies in, 0 to 1439. */
export function localMinute(at: number, timezone: string): number {
  const local = at + offsetMs(timezone, at);
  return Math.floor((((local % dayMs) + dayMs) % dayMs) / 60_000);
}

const quarterMs = 900_000;
/** Quarters of an hour whose offset is remembered: those of a year are 35,000. */
const rememberedQuarters = 50_000;

/**
 * Returns a function from a time (ms since the epoch) to the UTC time that shows the same on its clock; it remembers
 * offsets, for tables of many rows.
 */
export function localClock(timezone: string): (at: number) => number {
  const offsets = new Map<number, number>();
  return (at) => {
    // no clock was ever changed but at a quarter
    const quarter = Math.floor(at / quarterMs);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      if (offsets.size >= rememberedQuarters) offsets.clear();
      offset = offsetMs(timezone, quarter * quarterMs);
      offsets.set(quarter, offset);
    }
    return at + offset;
  };
}
