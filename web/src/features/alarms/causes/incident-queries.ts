import { graphql } from '#generated/index.ts';

/** Fields of its incident that a row shows. */
graphql(`
  fragment IncidentLine on Incident {
    id
    count
    activeCount
    highestPriority
    causeAsset
    explanation
  }
`);

export const incidentsOfAlarmsQuery = graphql(`
  query IncidentsOfAlarms($ids: [ID!]!) {
    fastAlarms(where: { ids: $ids }, limit: 200) {
      id
      incident {
        ...IncidentLine
      }
    }
  }
`);

export const incidentMembersQuery = graphql(`
  query IncidentMembers($id: ID!, $limit: Int!, $offset: Int!) {
    incident(id: $id) {
      id
      alarms(limit: $limit, offset: $offset) {
        ...AlarmRow
      }
    }
  }
`);

export const lensAlarmsByCauseQuery = graphql(`
  query LensAlarmsByCause(
    $lensId: ID
    $searchTerm: String
    $criteria: [CriterionInput!]
    $sort: [AlarmOrder!]
    $timezone: String
    $properties: [String!]
    $limit: Int
    $after: String
    $shownIncidents: [ID!]
    $withCmms: Boolean = false
  ) {
    fastAlarmsByCause(
      lensId: $lensId
      searchTerm: $searchTerm
      criteria: $criteria
      sort: $sort
      timezone: $timezone
      properties: $properties
      limit: $limit
      after: $after
      shownIncidents: $shownIncidents
    ) {
      ...AlarmRow
      ...AlarmCmms @include(if: $withCmms)
    }
  }
`);

export const alarmsOfRowsQuery = graphql(`
  query AlarmsOfRows(
    $incidentIds: [ID!]!
    $lensId: ID
    $searchTerm: String
    $criteria: [CriterionInput!]
    $timezone: String
  ) {
    alarmsOfRows(
      incidentIds: $incidentIds
      lensId: $lensId
      searchTerm: $searchTerm
      criteria: $criteria
      timezone: $timezone
    ) {
      incidentId
      alarmId
      version
    }
  }
`);
