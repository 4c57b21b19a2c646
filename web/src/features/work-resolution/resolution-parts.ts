import { dayName, dayOf, type Range } from '#ui/days.ts';

/** First and last day of a part of a period, as `2025-10-08`. */
export const daysOf = ({ start, end }: Range, timezone: string): [first: string, last: string] => [
  dayOf(new Date(start), timezone),
  dayOf(new Date(Date.parse(end) - 1), timezone),
];

/** Name of a part of a period: its day, or the first and the last. */
export function partName(part: Range, timezone: string): string {
  const [first, last] = daysOf(part, timezone);
  return first === last ? dayName(first) : `${dayName(first)} – ${dayName(last)}`;
}
