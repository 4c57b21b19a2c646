import { graphql } from '#generated/index.ts';

graphql(`
  fragment BulkOutcome on BulkResult {
    taskId
    undoId
    affected
    skipped
    failures {
      id
      code
      reason
    }
  }
`);

export const pinMutation = graphql(`
  mutation PinAlarms($ids: [ID!], $selection: AlarmSelection, $pin: Boolean!) {
    result: pinAlarms(ids: $ids, selection: $selection, pin: $pin) {
      ...BulkOutcome
    }
  }
`);

export const moveMutation = graphql(`
  mutation MoveAlarms(
    $ids: [ID!]
    $expectedVersions: [Int!]
    $selection: AlarmSelection
    $status: String!
    $reason: String
  ) {
    result: moveAlarms(
      ids: $ids
      expectedVersions: $expectedVersions
      selection: $selection
      status: $status
      reason: $reason
    ) {
      ...BulkOutcome
    }
  }
`);

export const snoozeMutation = graphql(`
  mutation SnoozeAlarm(
    $ids: [ID!]
    $expectedVersions: [Int!]
    $selection: AlarmSelection
    $until: DateTime!
    $reason: String
  ) {
    result: snoozeAlarm(
      ids: $ids
      expectedVersions: $expectedVersions
      selection: $selection
      until: $until
      reason: $reason
    ) {
      ...BulkOutcome
    }
  }
`);

export const unsnoozeMutation = graphql(`
  mutation UnsnoozeAlarm($ids: [ID!], $expectedVersions: [Int!], $selection: AlarmSelection) {
    result: unsnoozeAlarm(ids: $ids, expectedVersions: $expectedVersions, selection: $selection) {
      ...BulkOutcome
    }
  }
`);

export const priorityMutation = graphql(`
  mutation UpdateAlarmPriority($ids: [ID!], $selection: AlarmSelection, $priority: Int!) {
    result: updateAlarmPriority(ids: $ids, selection: $selection, priority: $priority) {
      ...BulkOutcome
    }
  }
`);

export const impactMutation = graphql(`
  mutation UpdateAlarms($ids: [ID!], $selection: AlarmSelection, $isServiceImpacting: Boolean!) {
    result: updateAlarms(ids: $ids, selection: $selection, isServiceImpacting: $isServiceImpacting) {
      ...BulkOutcome
    }
  }
`);

export const deleteMutation = graphql(`
  mutation DeleteAlarms($ids: [ID!], $selection: AlarmSelection) {
    result: deleteAlarms(ids: $ids, selection: $selection) {
      ...BulkOutcome
    }
  }
`);

export const restoreMutation = graphql(`
  mutation RestoreAlarms($ids: [ID!]!) {
    result: restoreAlarms(ids: $ids) {
      ...BulkOutcome
    }
  }
`);

export const undoMutation = graphql(`
  mutation UndoAlarms($undoId: ID!) {
    result: undoAlarms(undoId: $undoId) {
      ...BulkOutcome
    }
  }
`);

export const notesMutation = graphql(`
  mutation UpdateAlarmNotes($id: ID!, $notes: String) {
    updateAlarmNotes(id: $id, notes: $notes) {
      id
      notes
      version
    }
  }
`);

export const nameMutation = graphql(`
  mutation UpdateAlarmContextualName($id: ID!, $contextualName: String, $expectedVersion: Int) {
    updateAlarmContextualName(id: $id, contextualName: $contextualName, expectedVersion: $expectedVersion) {
      id
      contextualName
      version
    }
  }
`);
