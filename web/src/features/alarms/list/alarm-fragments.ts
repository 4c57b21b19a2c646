import { graphql } from '../../../generated/index.ts';

/** What a row of the lens table and a card of the mobile list show. */
export const alarmRow = graphql(`
  fragment AlarmRow on Alarm {
    id
    displayId
    contextualName
    text
    formattedRawText
    point
    priority
    status
    enteredStatusAt
    state
    severity
    isPinned
    isStale
    isNuisance
    isServiceImpacting
    latestAlarmTime
    latestEndTime
    activeWorkCount
    lastWorkTicketClosedAt
    fleetingCount
    chatteringCount
    nuisanceCount
    externalSystem {
      id
      name
      displayName
    }
    snoozeExpiresAt
    snoozeReason
    snoozedBy {
      displayName
    }
    createdAt
    version
    cursor
    properties {
      type
      value
    }
  }
`);

export const lensAlarmsQuery = graphql(`
  query LensAlarms(
    $lensId: ID
    $searchTerm: String
    $criteria: [CriterionInput!]
    $sort: [AlarmOrder!]
    $timezone: String
    $properties: [String!]
    $limit: Int
    $after: String
  ) {
    fastAlarms(
      lensId: $lensId
      searchTerm: $searchTerm
      criteria: $criteria
      sort: $sort
      timezone: $timezone
      properties: $properties
      limit: $limit
      after: $after
    ) {
      ...AlarmRow
    }
  }
`);

export const alarmsByIdQuery = graphql(`
  query AlarmsById($ids: [ID!]!, $properties: [String!], $sort: [AlarmOrder!]) {
    fastAlarms(where: { ids: $ids }, properties: $properties, sort: $sort, limit: 200) {
      ...AlarmRow
    }
  }
`);

export const lensCountQuery = graphql(`
  query LensCount($where: AlarmWhere) {
    alarmsAndCount(where: $where, limit: 1) {
      count
    }
  }
`);

/** Properties that a row shows. */
export const rowProperties = ['building', 'floors', 'rooms'];
