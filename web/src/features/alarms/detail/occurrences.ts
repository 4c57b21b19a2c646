import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '#generated/index.ts';
import { lastDays, type Range } from '#ui/days.ts';
import { viewerTimezone } from '#ui/format.ts';
import { useReadAgain } from '#ui/use-read-again.ts';

const dailyQuery = graphql(`
  query AlarmInstanceDaily($alarmId: ID!, $range: DateRange!, $timezone: String!) {
    alarmInstanceDaily(alarmId: $alarmId, range: $range, timezone: $timezone) {
      date
      count
    }
  }
`);

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
  return { daily, error, total, readAgain: refetch };
}
