import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { endOfDay, localDay, startOfDay } from '../../../../../domain/timezone.ts';
import { graphql } from '../../../generated/index.ts';
import { viewerTimezone } from '../../../ui/format.ts';
import { useReadAgain } from './use-read-again.ts';

const dailyQuery = graphql(`
  query AlarmInstanceDaily($alarmId: ID!, $range: DateRange!, $timezone: String!) {
    alarmInstanceDaily(alarmId: $alarmId, range: $range, timezone: $timezone) {
      date
      count
    }
  }
`);

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

/** `10/8` for `2025-10-08`. */
export const dayLabel = (date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}/${day}`;
};

/** The day of a timezone that an instant lies in, as `2025-10-08`. */
export const dayOf = (now: Date, timezone: string): string =>
  new Date(localDay({ now: now.getTime(), timezone })).toISOString().slice(0, 10);

/** Occurrences of an alarm per local day of a range, every day of it present; `range` a number: the last days. */
export function useOccurrences(alarmId: string, version: number, range: number | Range, timezone = viewerTimezone()) {
  const [opened] = useState(() => new Date());
  const { data, error, refetch } = useQuery(dailyQuery, {
    variables: { alarmId, range: typeof range === 'number' ? lastDays(range, opened, timezone) : range, timezone },
    context: { quiet: true },
  });
  useReadAgain(version, refetch);
  const daily = data?.alarmInstanceDaily ?? null;
  const total = daily?.reduce((sum, { count }) => sum + count, 0) ?? null;
  return { daily, error, total, today: dayOf(opened, timezone) };
}
