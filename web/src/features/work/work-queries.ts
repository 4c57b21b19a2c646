import { graphql } from '#generated/index.ts';

/** Fields of a tile, the same that the live feed sends. */
graphql(`
  fragment WorkTile on WorkTicket {
    id
    displayId
    objective
    state
    isResolved
    isResolvedInferred
    isEscalated
    pendingReview
    assignee {
      id
      displayName
    }
    assigneeAvatarUrl
    alarmCount
    createdAt
    dueAt
    closedAt
    externalId
    externalNumber
    externalStatus
    externalSystem {
      id
      displayName
    }
    isExternalSystemActive
    cmmsSyncStatus
    cmmsSyncFailureNotificationDismissedAt
    version
  }
`);

export const workListQuery = graphql(`
  query WorkList($searchTerm: String, $criterion: WorkCriterion, $limit: Int, $after: String) {
    workTicketsAndCount(
      searchTerm: $searchTerm
      criterion: $criterion
      limit: $limit
      after: $after
    ) {
      workTickets {
        ...WorkTile
        cursor
      }
      count
    }
  }
`);

export const workTicketQuery = graphql(`
  query WorkTicket($id: ID!) {
    workTicket(id: $id) {
      ...WorkTile
      problemDetails
      createdBy {
        displayName
      }
      createdByRule {
        id
        name
        isDeleted
      }
      closedBy {
        displayName
      }
      reviewer {
        id
        displayName
      }
      reissueCount
      completedWorkDetails
      cause
      action
      reoccurrenceCountBefore
      reoccurrenceCountAfter
      reoccurrenceWindowDays
      repeatCount
      additionalDetails
      externalType
      externalAssignee
      externalAssigneeName
      cmmsSyncError
      lastCmmsSyncAttemptAt
      verbs
      closedElsewhere
      alarms {
        id
        displayId
        contextualName
        text
        priority
        state
        severity
        latestAlarmTime
        latestEndTime
        externalSystem {
          id
        }
        workTickets {
          id
          displayId
          objective
          state
          isResolved
          isResolvedInferred
          closedAt
        }
      }
    }
  }
`);

export const workActivityQuery = graphql(`
  query WorkActivity($ticketId: ID!, $kind: WorkTicketActivityKind, $limit: Int) {
    workTicketActivityAndCount(ticketId: $ticketId, kind: $kind, limit: $limit) {
      count
      workTicketActivity {
        id
        eventType
        field
        prevValue
        revValue
        comment
        isDeleted
        canDelete
        user {
          displayName
        }
        externalAuthor
        automationRule {
          id
          name
          isDeleted
        }
        prevUser {
          displayName
        }
        revUser {
          displayName
        }
        metadata
        createdAt
      }
    }
  }
`);

export const workDefaultsQuery = graphql(`
  query WorkDefaults($alarmIds: [ID!]!) {
    workTicketDefaults(alarmIds: $alarmIds) {
      objective
      dueInHours
      systems {
        id
        displayName
      }
      alarms {
        id
        displayId
        contextualName
        text
        priority
        state
        externalSystem {
          id
        }
      }
    }
  }
`);

export const followUpQuery = graphql(`
  query FollowUp(
    $reason: WorkFollowUpReason
    $criteria: [CriterionInput!]
    $searchTerm: String
    $timezone: String
    $limit: Int
    $after: String
  ) {
    workFollowUp(
      reason: $reason
      criteria: $criteria
      searchTerm: $searchTerm
      timezone: $timezone
      limit: $limit
      after: $after
    ) {
      rows {
        cursor
        reasons
        alarmSourceIds
        workTicket {
          ...WorkTile
        }
      }
    }
  }
`);

export const followUpCountsQuery = graphql(`
  query FollowUpCounts(
    $reason: WorkFollowUpReason
    $criteria: [CriterionInput!]
    $searchTerm: String
    $timezone: String
  ) {
    workFollowUp(reason: $reason, criteria: $criteria, searchTerm: $searchTerm, timezone: $timezone) {
      counts {
        total
        byReason {
          reason
          count
        }
      }
    }
  }
`);
