import { graphql } from '#generated/index.ts';

export const resolutionQuery = graphql(`
  query WorkResolution($input: WorkResolutionInput!) {
    workResolutionTrend(input: $input) {
      closed
      resolved
      unresolved
      repeat
      parts {
        start
        end
        closed
        resolved
        unresolved
        repeat
      }
    }
    workResolutionClosedWork(input: $input) {
      currentPeriod {
        closed
        resolved
        unresolved
        averageTimeToResolution
        medianTimeToResolution
      }
      previousPeriod {
        closed
        resolved
        unresolved
        averageTimeToResolution
        medianTimeToResolution
      }
    }
    workResolutionRepeatWork(input: $input) {
      currentPeriod {
        closed
        repeat
        repeating
        reissued
      }
      previousPeriod {
        closed
        repeat
        repeating
        reissued
      }
    }
  }
`);

export const resolutionGroupsQuery = graphql(`
  query WorkResolutionGroups(
    $input: WorkResolutionInput!
    $groupBy: WorkResolutionGroupBy!
    $attribute: String
    $limit: Int!
  ) {
    workResolutionTrendGroupBy(input: $input, groupBy: $groupBy, groupByAlarmAttribute: $attribute, limit: $limit) {
      groups {
        value
        label
        closed
        resolved
        unresolved
        repeat
        parts {
          start
          end
          closed
        }
      }
      groupCount
      total {
        closed
        resolved
        unresolved
        repeat
      }
    }
  }
`);

graphql(`
  fragment WorkReportRowFields on WorkResolutionReportRow {
    id
    displayId
    externalId
    externalSystemName
    objective
    createdAt
    closedAt
    isResolved
    duration
    isRunning
    repeatCount
    isRepeat
    reissueCount
    state
    status
    alarmCount
    activeAlarmCount
    alarmSourceIds
    alarmAttributes {
      name
      values
    }
    creator {
      id
      displayName
    }
    creatorRule {
      id
      name
      isDeleted
    }
    teams
    timeToDispatch
  }
`);

export const resolutionTicketsQuery = graphql(`
  query WorkResolutionTickets($input: WorkResolutionInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {
    workResolutionTicketList(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {
      count
      rows {
        ...WorkReportRowFields
      }
    }
  }
`);

export const workHistoryQuery = graphql(`
  query WorkHistory($input: WorkHistoryInput!, $orderBy: WorkTicketOrder, $limit: Int!, $offset: Int!) {
    workHistory(input: $input, orderBy: $orderBy, limit: $limit, offset: $offset) {
      count
      rows {
        ...WorkReportRowFields
      }
    }
  }
`);
