import { format } from 'date-fns';
import { grouped, spanTexts } from '#texts/common.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Texts for an unknown value, for an empty source field, and for null in a filter. */
export const unknown = '—';
export const emptySource = '-';
export const blanks = '(blanks)';

/** IANA name of the timezone that times are shown in. */
export const viewerTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const at = (iso: string) => new Date(iso);

/** MM/dd/yyyy in the viewer's timezone. */
export const formatDate = (iso: string | null): string => (iso ? format(at(iso), 'MM/dd/yyyy') : unknown);

/** MM/dd/yyyy hh:mm a in the viewer's timezone. */
export const formatDateTime = (iso: string | null): string => (iso ? format(at(iso), 'MM/dd/yyyy hh:mm a') : unknown);

/** Time of an alarm's event: MM/d/yyyy hh:mm a in the viewer's timezone. */
export const formatAlarmTime = (iso: string | null): string => (iso ? format(at(iso), 'MM/d/yyyy hh:mm a') : unknown);

const figureSpace = '\u2007';

/** Same, with days of one digit padded to two. */
export const formatAlignedAlarmTime = (iso: string): string =>
  formatAlarmTime(iso).replace(/(?<=\/\d\/\d{4}) /, `${figureSpace} `);

/** hh:mm a in the viewer's timezone. */
export const formatTime = (iso: string | null): string => (iso ? format(at(iso), 'hh:mm a') : unknown);

/** The time alone for an instant of today, else date and time. */
export const formatRecent = (iso: string, nowMs: number): string =>
  formatDate(iso) === format(nowMs, 'MM/dd/yyyy') ? formatTime(iso) : formatDateTime(iso);

/** Compact duration of at most two parts: `12s`, `6m`, `1h 14m`, `3d 4h`. Negative durations count as none. */
export function formatDuration(durationMs: number): string {
  const ms = Math.max(0, durationMs);
  if (ms < minute) return `${Math.floor(ms / second)}s`;
  if (ms < hour) return `${Math.floor(ms / minute)}m`;
  if (ms < day) return `${Math.floor(ms / hour)}h ${Math.floor((ms % hour) / minute)}m`;
  return `${Math.floor(ms / day)}d ${Math.floor((ms % day) / hour)}h`;
}

/** Formats an age in its largest unit: `4 s ago`, `6 min ago`, `3 h ago`, `2 d ago`. */
export function formatAgo(agoMs: number): string {
  const ms = Math.max(0, agoMs);
  if (ms < minute) return `${Math.floor(ms / second)} s ago`;
  if (ms < hour) return `${Math.floor(ms / minute)} min ago`;
  if (ms < day) return `${Math.floor(ms / hour)} h ago`;
  return `${Math.floor(ms / day)} d ago`;
}

/** `1,307` */
export const formatCount = grouped;

/** For chips: `1,307`, over 99,999 `128k`. */
export const formatChip = (count: number): string =>
  count > 99_999 ? `${formatCount(Math.round(count / 1_000))}k` : formatCount(count);

/** Selected values in a pill: up to three, then "or N others". */
export function formatSelection(values: string[]): string {
  const others = values.length - 3;
  const shown = values.slice(0, 3).join(', ');
  return others > 0 ? `${shown} or ${formatCount(others)} ${others === 1 ? 'other' : 'others'}` : shown;
}

/** Short list of values: of more than five, the first five and the number of others. */
export const formatValueList = (values: string[]): string =>
  values.length > 5 ? `${values.slice(0, 5).join(', ')}...+${formatCount(values.length - 5)}` : values.join(', ');

/** A number from and to: `3 - 7`, `at least 3`, `at most 7`. */
export function formatMinMax({ min, max }: { min: number | null; max: number | null }): string {
  if (min !== null && max !== null) return `${formatCount(min)} - ${formatCount(max)}`;
  if (min !== null) return `at least ${formatCount(min)}`;
  return max === null ? emptySource : `at most ${formatCount(max)}`;
}

/** Formats a duration in a filter: `<1m` under a minute. */
const formatFilterDuration = (ms: number) => (ms < minute ? '<1m' : formatDuration(ms));

/** A duration from and to, in ms: `Between 5m and 2h 0m`, `Greater than 5m`, `Less than 2h 0m`, `-` for neither. */
export function formatDurationRange({ min, max }: { min: number | null; max: number | null }): string {
  if (min !== null && max !== null) return spanTexts.between(formatFilterDuration(min), formatFilterDuration(max));
  if (min !== null) return spanTexts.from(formatFilterDuration(min));
  return max === null ? emptySource : spanTexts.to(formatFilterDuration(max));
}

/** `MM/d/yyyy h:mm a`, as range pickers show a time. */
export const formatRangeTime = (time: Date): string => format(time, 'MM/d/yyyy h:mm a');

/** `48213` for "A48213", "a48213" or "48213"; null for anything else. */
export const parseAlarmId = (text: string): string | null => /^\s*[Aa]?(\d+)\s*$/.exec(text)?.[1] ?? null;
