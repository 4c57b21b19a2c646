import { canonicalTimezone } from '#domain/timezone.ts';

/** A range of time as it is chosen: the last days, or from one minute to another. */
export interface RangeChoice {
  days: number;
  /** Null for the last days. */
  ends: [start: Date, end: Date] | null;
  /** IANA name. */
  timezone: string;
}

/** Numbers of last days that are offered unless a page offers others. */
export const presetDays: readonly number[] = [7, 30, 90];

const [minuteMs, longestDays, dayMs] = [60_000, 3_660, 86_400_000];
const names = ['days', 'from', 'to', 'zone'] as const;

/** Reads an instant of whole minutes; null unless it is written as this address writes it. */
function instantOf(text: string | null): Date | null {
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) || writtenInstant(at) !== text ? null : at;
}

const writtenInstant = (at: Date): string => `${at.toISOString().slice(0, 16)}Z`;

/** Returns what an address says of the range; what it does not say, or says wrongly, is as it is otherwise. */
export function rangeOfAddress(params: URLSearchParams, otherwise: RangeChoice, presets = presetDays): RangeChoice {
  const days = presets.find((one) => String(one) === params.get('days')) ?? otherwise.days;
  const [start, end] = [instantOf(params.get('from')), instantOf(params.get('to'))];
  const length = start && end ? end.getTime() - start.getTime() : 0;
  return {
    days,
    ends: start && end && length >= minuteMs && length <= longestDays * dayMs ? [start, end] : null,
    timezone: zoneOfAddress(params) ?? otherwise.timezone,
  };
}

/** Returns the timezone of an address, by its IANA name; null for none. */
export const zoneOfAddress = (params: URLSearchParams): string | null => canonicalTimezone(params.get('zone') ?? '');

/** Returns an address with a range and what it said before, but for the page's number, which another range lacks. */
export function addressOfRange(params: URLSearchParams, { days, ends, timezone }: RangeChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...names, 'page']) next.delete(name);
  if (ends) {
    next.set('from', writtenInstant(ends[0]));
    next.set('to', writtenInstant(ends[1]));
  } else next.set('days', String(days));
  next.set('zone', timezone);
  return next;
}

/** Returns the part of an address that is of its range. */
export const onlyRange = (params: URLSearchParams): Array<[string, string]> =>
  [...params].filter(([name]) => names.some((one) => one === name));
