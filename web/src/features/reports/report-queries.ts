import { graphql } from '../../generated/index.ts';

export const countsQuery = graphql(`
  query AlarmCounts($groupBy: AlarmCountField!, $range: DateRange!, $timezone: String!) {
    alarmCounts(groupBy: $groupBy, range: $range, timezone: $timezone) {
      rows {
        value
        label
        instances
        alarms
        timeInAlarm
        share
        cumulativeShare
      }
      total {
        instances
        alarms
        timeInAlarm
      }
    }
  }
`);

export const trendQuery = graphql(`
  query AlarmInstanceTrend($range: DateRange!, $timezone: String!) {
    alarmInstanceTrend(range: $range, timezone: $timezone) {
      date
      count
    }
  }
`);
