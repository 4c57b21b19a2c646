import { format } from 'date-fns';
import type { ThroughputRange } from '#generated/graphql.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { formatAgo } from '#ui/format.ts';

const hourMs = 3_600_000;

/** Formats the age of the hour of a last event. */
export const formatHoursAgo = (agoMs: number): string => (agoMs < hourMs ? texts.thisHour : formatAgo(agoMs));

/** Alarms/h with 2-3 significant digits. */
export const formatRate = (perHour: number): string => {
  if (perHour === 0) return '0';
  if (perHour < 0.01) return texts.nearlyNone;
  return perHour.toLocaleString('en-US', { maximumSignificantDigits: perHour < 100 ? 2 : 3 });
};

/** Label of the axis: hour of a day, or day of a week. */
export const hourLabel = (start: string, range: ThroughputRange): string =>
  format(new Date(start), range === 'DAY' ? 'h a' : 'EEE d');

/** Full label: `11/21 02 PM - 03 PM`. */
export function periodLabel(start: string): string {
  const from = new Date(start);
  return `${format(from, 'MM/dd hh a')} - ${format(from.getTime() + hourMs, 'hh a')}`;
}
