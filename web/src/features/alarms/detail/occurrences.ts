import { useQuery } from '@apollo/client/react';
import { addDays, startOfDay } from 'date-fns';
import { useState } from 'react';
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

/** The last `days` local days, today included, up to its midnight. */
export function lastDays(days: number, now: Date): { start: string; end: string } {
  const today = startOfDay(now);
  return { start: addDays(today, 1 - days).toISOString(), end: addDays(today, 1).toISOString() };
}

/** `10/8` for `2025-10-08`. */
export const dayLabel = (date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}/${day}`;
};

/** Occurrences of an alarm per local day, every day of the range present. */
export function useOccurrences(alarmId: string, version: number, days: number) {
  const [opened] = useState(() => new Date());
  const { data, error, refetch } = useQuery(dailyQuery, {
    variables: { alarmId, range: lastDays(days, opened), timezone: viewerTimezone() },
    context: { quiet: true },
  });
  useReadAgain(version, refetch);
  const daily = data?.alarmInstanceDaily ?? null;
  return { daily, error, total: daily?.reduce((sum, { count }) => sum + count, 0) ?? null };
}
