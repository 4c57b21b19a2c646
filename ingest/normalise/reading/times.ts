import { payloadTexts } from '../../../texts/server/payloads.ts';
import { abbreviationOffsetMs } from './zone-abbreviations.ts';
import { isKnownZone, zoneOffsetMs } from './zone-offsets.ts';

/** Rules for times that do not name their zone. */
export interface TimeRules {
  /** IANA zone. */
  timezone: string;
  /** Hours added to times without a zone. */
  timestampOffsetHours: number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const longestTime = 64;
/** Below this an epoch number is in seconds: as milliseconds it would be before 1973. */
const smallestEpochMs = 1e11;

const clock = '(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,9})\\d*)?)?';
const zone = '(?:(Z)|(?:UTC|GMT)?([+-])(\\d{1,2})(?::?(\\d{2}))?|([A-Z]{2,5}))?(?:\\[[\\w/+-]+\\])?';
const iso = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})(?:T|\\s+)${clock}()\\s*${zone}$`, 'i');
const dayMonthName = new RegExp(
  `^(\\d{1,2})[-\\s]([A-Z]{3,9})[-\\s,]+(\\d{4}|\\d{2})[\\s,]+${clock}\\s*(AM|PM)?\\s*${zone}$`,
  'i',
);
const monthDayYear = new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})[\\s,]+${clock}\\s*(AM|PM)?\\s*${zone}$`, 'i');
const epoch = /^\d{9,13}(?:\.\d{1,9})?$/;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads any time form the sources use into UTC milliseconds (finer fractions are cut), or null when it is not a time.
 * An offset or abbreviation in the text wins; a time without one is read in `rules.timezone` and then shifted by
 * `rules.timestampOffsetHours`. A slashed date is month/day/year. When clocks go forward, a skipped time is read as
 * before the change (2:30 → 3:30); when they go back, a repeated time is the earlier one.
 */
export function readTime(raw: unknown, rules: TimeRules): number | null {
  if (typeof raw === 'number') return fromEpoch(raw);
  if (typeof raw !== 'string' || raw.length > longestTime) return null;
  const text = raw.trim();
  if (epoch.test(text)) return fromEpoch(Number(text));
  const asIso = iso.exec(text);
  if (asIso) return assemble(asIso, Number(asIso[1]), Number(asIso[2]), Number(asIso[3]), rules);
  const asNamed = dayMonthName.exec(text);
  if (asNamed) return assemble(asNamed, fullYear(asNamed[3]), monthOf(asNamed[2]), Number(asNamed[1]), rules);
  const asSlashed = monthDayYear.exec(text);
  if (asSlashed) return assemble(asSlashed, fullYear(asSlashed[3]), Number(asSlashed[1]), Number(asSlashed[2]), rules);
  return null;
}

const absentTimes = new Set(['', '-', '--', 'null', 'none', 'n/a', '<empty>']);

/** True if the source states that there is no such time: nothing, a word for it, or the epoch's zero. */
export function isAbsentTime(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === 0) return true;
  if (typeof raw !== 'string') return false;
  const text = raw.trim().toLowerCase();
  return absentTimes.has(text) || /^%[^%]*%$/.test(text) || /^0+$/.test(text) || text.startsWith('1970-01-01t00:00:00');
}

/** Returns why `raw` could not be read, for a rejection that a person can act on. */
export function timeProblem(field: string, raw: unknown, rules: TimeRules): string {
  if (isAbsentTime(raw)) return payloadTexts.missing(field);
  if (!isKnownZone(rules.timezone)) return payloadTexts.unknownTimezone(rules.timezone);
  if (typeof raw !== 'string' && typeof raw !== 'number') return payloadTexts.timeType(field);
  const text = String(raw).slice(0, longestTime);
  const abbreviation = /\d\s*(?:AM|PM)?\s+([A-Z]{2,5})$/i.exec(text)?.[1];
  const hint =
    abbreviation === undefined || /^[AP]M$/i.test(abbreviation)
      ? ''
      : payloadTexts.ambiguousZone(abbreviation, rules.timezone);
  return payloadTexts.badTime(field, text, hint);
}

function fromEpoch(value: number): number | null {
  const ms = Math.floor(Math.abs(value) < smallestEpochMs ? value * 1_000 : value);
  return Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? ms : null;
}

/** All three expressions number their groups alike: 4 to 7 the clock, 8 AM or PM, 9 to 13 the zone. */
function assemble(parts: RegExpExecArray, year: number, month: number, day: number, rules: TimeRules): number | null {
  const hour = fullHour(Number(parts[4]), parts[8]);
  const minute = Number(parts[5]);
  const second = Number(parts[6] ?? 0);
  const ms = Number((parts[7] ?? '').slice(0, 3).padEnd(3, '0'));
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 23 && minute <= 59 && second <= 59)) return null;
  const local = Date.UTC(year, month - 1, day, hour, minute, second, ms);
  if (day > 28 && new Date(local).getUTCDate() !== day) return null;
  return toUtc(local, parts, rules);
}

function toUtc(local: number, parts: RegExpExecArray, rules: TimeRules): number | null {
  if (parts[9] !== undefined) return local;
  if (parts[10] !== undefined) {
    const hours = Number(parts[11]);
    const minutes = Number(parts[12] ?? 0);
    if (hours > 18 || minutes > 59) return null;
    return local - (parts[10] === '-' ? -1 : 1) * (hours * hourMs + minutes * 60_000);
  }
  if (parts[13] !== undefined) {
    const offset = abbreviationOffsetMs(parts[13], rules.timezone, local);
    return offset === null ? null : local - offset;
  }
  const shifted = fromWallClock(local, rules.timezone) + rules.timestampOffsetHours * hourMs;
  return Number.isNaN(shifted) ? null : Math.round(shifted);
}

/** The zone's offset a day before and a day after are the only two that can apply. */
function fromWallClock(local: number, timezone: string): number {
  const before = zoneOffsetMs(timezone, local - dayMs);
  const after = zoneOffsetMs(timezone, local + dayMs);
  if (zoneOffsetMs(timezone, local - before) === before) return local - before;
  if (zoneOffsetMs(timezone, local - after) === after) return local - after;
  return local - before;
}

const fullYear = (text: string | undefined): number => Number(text) + (text?.length === 2 ? 2_000 : 0);

const monthOf = (text: string | undefined): number => monthNames.indexOf((text ?? '').slice(0, 3).toLowerCase()) + 1;

function fullHour(hour: number, half: string | undefined): number {
  if (half === undefined || half === '') return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}
