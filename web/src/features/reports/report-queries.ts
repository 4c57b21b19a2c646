import { graphql } from '#generated/index.ts';

export const countsQuery = graphql(`
  query AlarmCounts(
    $groupBy: AlarmCountField!
    $range: DateRange!
    $timezone: String!
    $criteria: [CriterionInput!]
    $hourOfWeek: Int
  ) {
    alarmCounts(
      groupBy: $groupBy
      range: $range
      timezone: $timezone
      criteria: $criteria
      hourOfWeek: $hourOfWeek
    ) {
      rows {
        value
        label
        externalSystemId
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
  query AlarmInstanceTrend(
    $range: DateRange!
    $timezone: String!
    $criteria: [CriterionInput!]
    $hourOfWeek: Int
  ) {
    alarmInstanceTrend(range: $range, timezone: $timezone, criteria: $criteria, hourOfWeek: $hourOfWeek) {
      date
      count
    }
  }
`);

export const alarmReportQuery = graphql(`
  query AlarmReport($range: DateRange!, $timezone: String!, $criteria: [CriterionInput!]) {
    alarmReport(range: $range, timezone: $timezone, criteria: $criteria) {
      rows {
        rank
        alarmId
        displayId
        name
        externalSystemId
        instances
        share
        cumulativeShare
        timeInAlarm
        chatteringCount
        fleetingCount
        staleCount
        workCount
        openTicket {
          id
          displayId
          state
          assignee {
            id
            displayName
          }
        }
        ownerTeams
        fix {
          kind
          count
          of
          seconds
          spread
          unit
          timeShare
        }
      }
      total {
        instances
      }
    }
  }
`);
