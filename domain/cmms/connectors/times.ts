import { TZDate } from '@date-fns/tz';

/** The zone in which a system writes times that name none: an IANA name. */
export type Zone = string;

const dotNet = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;
const local = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)?$/;
const offset = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)$/;

/**
 * Parses a time as maintenance systems write it: ISO with an offset, with a space for the T, `/Date(ms)/`, or local. A
 * local time that a change of clocks repeats is read as the earlier one.
 * @returns null for an invalid time.
 */
export function readTime(value: unknown, zone: Zone): Date | null {
  if (typeof value === 'number' && Number.isFinite(value)) return new Date(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const ms = dotNet.exec(text)?.[1];
  if (ms !== undefined) return new Date(Number(ms));
  const [, day, clock, at] = offset.exec(text) ?? [];
  if (day) return valid(new Date(`${day}T${clock}${at?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`));
  const found = local.exec(text);
  if (!found) return null;
  const [year = 0, month = 1, date = 1, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1, 7)
    .map((one) => Number(one ?? 0));
  return valid(
    new Date(
      new TZDate(
        year,
        month - 1,
        date,
        hours,
        minutes,
        seconds,
        Number((found[7] ?? '0').padEnd(3, '0')),
        zone,
      ).getTime(),
    ),
  );
}

const valid = (at: Date): Date | null => (Number.isNaN(at.getTime()) ? null : at);

/** 2026-01-05T09:01:16+00:00 */
export const isoWithOffset = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, '+00:00');

/** 2026-01-05T10:01:16, as the clock in that zone shows it. */
export function localText(at: Date, zone: Zone): string {
  const there = new TZDate(at.getTime(), zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}T${two(there.getHours())}:${two(there.getMinutes())}:${two(there.getSeconds())}`;
}
