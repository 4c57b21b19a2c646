import { graphql } from '#generated/index.ts';

export const createWorkMutation = graphql(`
  mutation CreateWork(
    $details: WorkTicketDetailsInput!
    $alarms: [ID!]!
    $additionalDetails: JSON
    $isDuplicateAccepted: Boolean
  ) {
    createWorkTicket(
      details: $details
      associatedAlarms: $alarms
      additionalDetails: $additionalDetails
      isDuplicateAccepted: $isDuplicateAccepted
    ) {
      workTicket {
        id
        displayId
        externalSystem {
          displayName
        }
      }
      openTickets {
        id
        displayId
        objective
        verbs
      }
      openTicketCount
    }
  }
`);

export const updateWorkMutation = graphql(`
  mutation UpdateWork(
    $id: ID!
    $details: WorkTicketChangesInput
    $additionalDetails: JSON
    $expectedVersion: Int
  ) {
    updateWorkTicket(
      id: $id
      details: $details
      additionalDetails: $additionalDetails
      expectedVersion: $expectedVersion
    ) {
      ...WorkTile
      problemDetails
      verbs
    }
  }
`);

export const changeWorkStateMutation = graphql(`
  mutation ChangeWorkState($id: ID!, $state: WorkTicketState!, $survey: WorkSurveyInput, $expectedVersion: Int) {
    changeWorkTicketState(id: $id, state: $state, survey: $survey, expectedVersion: $expectedVersion) {
      ...WorkTile
      verbs
    }
  }
`);

export const bulkCloseMutation = graphql(`
  mutation BulkCloseWork($ids: [ID!], $status: WorkCloseStatus!, $completedWorkDetails: String!) {
    bulkCloseWorkTickets(ids: $ids, status: $status, completedWorkDetails: $completedWorkDetails) {
      taskId
      affected
      skipped
      failures {
        id
        reason
      }
    }
  }
`);

export const attachMutation = graphql(`
  mutation AttachAlarms($id: ID!, $alarmIds: [ID!]!) {
    attachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {
      ...WorkTile
      verbs
    }
  }
`);

export const detachMutation = graphql(`
  mutation DetachAlarms($id: ID!, $alarmIds: [ID!]!) {
    detachWorkTicketAlarms(id: $id, alarmIds: $alarmIds) {
      ...WorkTile
      verbs
    }
  }
`);

export const escalateMutation = graphql(`
  mutation EscalateWork($id: ID!, $isEscalated: Boolean!) {
    escalateWorkTicket(id: $id, isEscalated: $isEscalated) {
      ...WorkTile
      verbs
    }
  }
`);

export const submitReviewMutation = graphql(`
  mutation SubmitReview($id: ID!, $note: String) {
    submitWorkTicketForReview(id: $id, note: $note) {
      ...WorkTile
      verbs
    }
  }
`);

export const answerReviewMutation = graphql(`
  mutation AnswerReview($id: ID!, $isApproved: Boolean!, $survey: WorkSurveyInput, $comment: String) {
    answerWorkTicketReview(id: $id, isApproved: $isApproved, survey: $survey, comment: $comment) {
      ...WorkTile
      verbs
    }
  }
`);

export const feedbackMutation = graphql(`
  mutation GiveFeedback($ticketId: ID!, $alarmWasValid: Boolean!, $informationWasEnough: Boolean!, $comment: String) {
    giveWorkTicketFeedback(
      ticketId: $ticketId
      alarmWasValid: $alarmWasValid
      informationWasEnough: $informationWasEnough
      comment: $comment
    ) {
      alarmWasValid
    }
  }
`);

export const commentMutation = graphql(`
  mutation CommentOnWork($ticketId: ID!, $comment: String!) {
    createWorkTicketActivity(ticketId: $ticketId, comment: $comment) {
      id
    }
  }
`);

export const deleteCommentMutation = graphql(`
  mutation DeleteComment($id: ID!) {
    deleteWorkTicketActivity(id: $id) {
      id
      comment
      isDeleted
      canDelete
    }
  }
`);

export const resetMutation = graphql(`
  mutation ResetWork($ids: [ID!]!) {
    resetWorkTickets(ids: $ids) {
      affected
    }
  }
`);
