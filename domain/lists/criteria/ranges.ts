import { invalid } from '../../../platform/errors.ts';
import { listTexts } from '../../../texts/server/lists.ts';
import { endOfDay, localDay, type Moment, startOfDay } from '../../timezone.ts';
import type { Bounds, TimesOfDay } from './expression.ts';

/**
 * Ranges as they are sent: `min..max` with both bounds included, `min..` and `..max` open to a side, `value` for a
 * single value. A bound is
 * - of numbers: `12`
 * - of durations: `2d5h30m`, any of the three
 * - of times of day: `06:30`; a range whose start is after its end spans midnight
 * - of times: an instant `2026-05-01T13:30Z`, a day of the requested timezone `2026-05-01`, days relative to today
 *   `-1d`, `0d`, `+7d`, hours relative to now `-24h`, `+168h`, or `now`. A coarse bound includes its whole unit: a day
 *   ends with its last millisecond, a minute too.
 */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Years that may be sent to an engine. */
const years = { from: 1970, to: 2199 } as const;

const split = (text: string): [min: string, max: string] => {
  const [min = '', max = min, ...rest] = text.trim().split('..');
  if (rest.length > 0) throw invalid(listTexts.twoBounds);
  return [min.trim(), max.trim()];
};

/** Parses a range of numbers; null if neither bound is set. @throws AppError INVALID for other than whole numbers. */
export function readNumbers(label: string, text: string): Bounds | null {
  const read = (bound: string): number | null => {
    if (bound === '') return null;
    if (!/^\d{1,9}$/.test(bound)) throw invalid(listTexts.wholeNumbers(label));
    return Number(bound);
  };
  return setBounds(split(text).map(read));
}

/** Parses a range of durations, in ms; null if neither bound is set. @throws AppError INVALID for other texts. */
export function readDurations(label: string, text: string): Bounds | null {
  const read = (bound: string): number | null => {
    if (bound === '') return null;
    const [, days, hours, minutes] = /^(?:(\d{1,4})d)?(?:(\d{1,5})h)?(?:(\d{1,2})m)?$/.exec(bound) ?? [];
    if (days === undefined && hours === undefined && minutes === undefined) throw invalid(listTexts.duration(label));
    if (Number(minutes ?? 0) > 59) throw invalid(listTexts.minutes(label));
    return Number(days ?? 0) * dayMs + Number(hours ?? 0) * hourMs + Number(minutes ?? 0) * 60_000;
  };
  return setBounds(split(text).map(read));
}

const lastMinute = 24 * 60 - 1;

/**
 * Parses a range of times of day, in minutes; null if neither bound is set.
 * @throws AppError INVALID for other texts.
 */
export function readTimesOfDay(label: string, text: string): TimesOfDay | null {
  const read = (bound: string): number | null => {
    if (bound === '') return null;
    const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(bound) ?? [];
    if (hours === undefined || minutes === undefined) throw invalid(listTexts.timesOfDay(label));
    return Number(hours) * 60 + Number(minutes);
  };
  const bounds = setBounds(split(text).map(read));
  return bounds && { from: bounds.min ?? 0, to: bounds.max ?? lastMinute };
}

function setBounds([min = null, max = null]: Array<number | null>): Bounds | null {
  return min === null && max === null ? null : { min, max };
}

/** Both in milliseconds since the epoch: the first that a bound names, and the last. */
type TimeBound = (moment: Moment) => { first: number; last: number };

/**
 * Parses a range of times, resolved at a moment; null unless both bounds are set.
 * @throws AppError INVALID for an invalid time.
 */
export function readTimes(label: string, text: string): ((moment: Moment) => Bounds) | null {
  const [min, max] = split(text);
  if (min === '' || max === '') return null;
  const [from, to] = [readTime(label, min), readTime(label, max)];
  return (moment) => ({ min: from(moment).first, max: to(moment).last });
}

function readTime(label: string, bound: string): TimeBound {
  const [, amount, unit] = /^([+-]?\d{1,5})([dh])$/.exec(bound) ?? [];
  if (bound === 'now') return ({ now }) => exactly(now);
  if (unit === 'h') return ({ now }) => exactly(now + Number(amount) * hourMs);
  if (unit === 'd') return (moment) => wholeDay(localDay(moment) + Number(amount) * dayMs, moment.timezone);
  const [, date = '', time, seconds, thousandths] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.(\d{3}))?)?Z)?$/.exec(bound) ?? [];
  const year = Number(date.slice(0, 4));
  const at = Date.parse(time ? bound : `${date}T00:00Z`);
  const isWritten = !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
  if (!date || !isWritten || year < years.from || year > years.to) throw invalid(listTexts.times(label));
  if (!time) return ({ timezone }) => wholeDay(at, timezone);
  const lasts = thousandths ? 1 : seconds ? 1_000 : 60_000;
  return () => ({ first: at, last: at + lasts - 1 });
}

const exactly = (at: number) => ({ first: at, last: at });
const wholeDay = (day: number, timezone: string) => ({
  first: startOfDay(day, timezone),
  last: endOfDay(day, timezone),
});
