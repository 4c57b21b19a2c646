import { graphql } from '#generated/index.ts';

graphql(`
  fragment IncidentCard on Incident {
    id
    count
    activeCount
    highestPriority
    causeAsset
    explanation
    startedAt
    endedAt
    assetCount
    isByHand
    ticketId
  }
`);

graphql(`
  fragment IncidentAlarm on Alarm {
    id
    displayId
    contextualName
    text
    priority
    state
    status
    latestAlarmTime
    latestEndTime
    externalSystem {
      id
    }
  }
`);

export const incidentOfAlarmQuery = graphql(`
  query IncidentOfAlarm($ids: [ID!]!, $limit: Int!) {
    fastAlarms(where: { ids: $ids }) {
      id
      incident {
        ...IncidentCard
        alarms(limit: $limit) {
          ...IncidentAlarm
        }
      }
    }
  }
`);

export const incidentAlarmsQuery = graphql(`
  query IncidentAlarms($id: ID!, $limit: Int!, $offset: Int!) {
    incident(id: $id) {
      id
      alarms(limit: $limit, offset: $offset) {
        ...IncidentAlarm
      }
    }
  }
`);

export const activeIncidentsQuery = graphql(`
  query ActiveIncidents($limit: Int!, $offset: Int) {
    incidents(isActive: true, limit: $limit, offset: $offset) {
      ...IncidentCard
      causeAlarm {
        id
        displayId
        externalSystem {
          id
        }
      }
    }
  }
`);

export const relatedAlarmsQuery = graphql(`
  query RelatedAlarms($ticketId: ID!, $limit: Int!, $offset: Int) {
    relatedAlarms(ticketId: $ticketId, limit: $limit, offset: $offset) {
      count
      alarms {
        ...IncidentAlarm
      }
    }
  }
`);

export const incidentMeasureQuery = graphql(`
  query IncidentMeasure {
    incidentMeasure {
      intake {
        alarms
        rows
        incidents
      }
      active {
        alarms
        rows
        incidents
      }
    }
  }
`);

export const incidentTrialQuery = graphql(`
  query IncidentTrial {
    incidentTrial {
      rowsBefore
      rowsAfter
      incidents
      largest
      isCut
    }
  }
`);

export const splitMutation = graphql(`
  mutation SplitFromIncident($id: ID!, $alarmIds: [ID!]!) {
    splitFromIncident(id: $id, alarmIds: $alarmIds) {
      incident {
        id
      }
    }
  }
`);

export const mergeMutation = graphql(`
  mutation MergeIncidents($id: ID!, $others: [ID!]!) {
    mergeIncidents(id: $id, others: $others) {
      id
    }
  }
`);

export const createTicketMutation = graphql(`
  mutation CreateTicketOfIncident($id: ID!, $isDuplicateAccepted: Boolean) {
    createTicketOfIncident(id: $id, isDuplicateAccepted: $isDuplicateAccepted) {
      workTicket {
        id
        displayId
        state
      }
      openTickets {
        id
        displayId
      }
      relatedCount
    }
  }
`);
