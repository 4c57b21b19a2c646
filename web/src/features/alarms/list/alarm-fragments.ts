import { graphql } from '#generated/index.ts';

/** Fields for a row of the lens table and a mobile list card. */
graphql(`
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
    isSenderUnverified
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
    snoozedByRule {
      id
      name
      isDeleted
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

/** Values of an alarm for maintenance systems, for the columns that show them. */
graphql(`
  fragment AlarmCmms on Alarm {
    cmmsConfigStatus
    cmmsMappedAssetName
    cmmsMappedAssetValue
    cmmsMappedLocationName
    cmmsMappedLocationValue
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
    $withCmms: Boolean = false
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
      ...AlarmCmms @include(if: $withCmms)
    }
  }
`);

export const alarmsByIdQuery = graphql(`
  query AlarmsById($ids: [ID!]!, $properties: [String!], $sort: [AlarmOrder!], $withCmms: Boolean = false) {
    fastAlarms(where: { ids: $ids }, properties: $properties, sort: $sort, limit: 200) {
      ...AlarmRow
      ...AlarmCmms @include(if: $withCmms)
    }
  }
`);

/** Properties that a row shows. */
export const rowProperties = ['building', 'floors', 'rooms'];
