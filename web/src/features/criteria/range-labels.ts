import { sideWindowHours, timeWindowHours } from '#domain/constants.ts';
import type { TimesOfDay } from '#domain/lists/criteria/expression.ts';
import type { Filter } from '#domain/lists/criteria/filter.ts';
import { readDurations, readNumbers, readTimesOfDay } from '#domain/lists/criteria/ranges.ts';
import { rangeTexts as texts } from '#texts/filters.ts';
import { formatDurationRange, formatMinMax, formatRangeTime } from '#ui/format.ts';
import type { Option } from '#ui/option.ts';

const span = (hours: number) => (hours === 24 ? texts.hoursSpan(hours) : texts.daysSpan(hours / 24));
const back: Option[] = [
  { value: '0d', label: texts.today },
  { value: '-1d', label: texts.yesterday },
  ...timeWindowHours.map((hours) => ({ value: `-${hours}h..now`, label: texts.last(span(hours)) })),
];
const ahead: Option[] = timeWindowHours.map((hours) => ({ value: `now..+${hours}h`, label: texts.next(span(hours)) }));
const around: Option[] = sideWindowHours.map((hours) => ({
  value: `-${hours}h..+${hours}h`,
  label: texts.around(span(hours)),
}));

/** Ranges of times that are offered: those a field's times can lie in first. */
export const timeWindows = ({ isAhead }: Pick<Filter, 'isAhead'>): Option[] =>
  isAhead ? [...ahead, ...around, ...back] : [...back, ...ahead, ...around];

const isInstant = (text: string) => text.endsWith('Z');

/** Both ends of a range between two instants; null for any other. */
export function instantsOf(value: string): [Date, Date] | null {
  const [from = '', to = ''] = value.split('..');
  return isInstant(from) && isInstant(to) ? [new Date(from), new Date(to)] : null;
}

/** The range between two instants, to the minute. */
export const instantRange = (from: Date, to: Date): string =>
  [from, to].map((time) => `${time.toISOString().slice(0, 16)}Z`).join('..');

/** A minute of the day: `07:30`. */
export const minuteLabel = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
const timesOfDayLabel = (during: TimesOfDay | null): string | null =>
  during && `${minuteLabel(during.from)} – ${minuteLabel(during.to)}`;

/** Returns a range's label, or null if none. */
export function rangeLabel(field: Pick<Filter, 'type' | 'label' | 'isAhead'>, value: string): string | null {
  if (field.type === 'minMax') return formatMinMax(readNumbers(field.label, value) ?? { min: null, max: null });
  if (field.type === 'durationMinMax')
    return formatDurationRange(readDurations(field.label, value) ?? { min: null, max: null });
  if (field.type === 'timeMinMax') return timesOfDayLabel(readTimesOfDay(field.label, value));
  if (field.type !== 'dateTime') return null;
  const window = timeWindows(field).find((option) => option.value === value);
  const ends = instantsOf(value)?.map(formatRangeTime) ?? value.split('..');
  return window?.label ?? ends.join(' – ');
}
