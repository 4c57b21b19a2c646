import { graphql } from '#generated/index.ts';

graphql(`
  fragment ReparseFields on Reparse {
    id
    etlNormalizeVersion
    from
    to
    isDryRun
    status
    counts {
      total
      payloads
      events
      unchanged
      changed
      moved
      added
      removed
      mended
      rejected
      dropped
      newAlarms
      touchedAlarms
    }
    samples {
      payloadId
      before
      after
    }
    error
    createdAt
    updatedAt
    finishedAt
  }
`);

export const reparsesQuery = graphql(`
  query Reparses($externalSystemId: ID!) {
    reparses(externalSystemId: $externalSystemId) {
      ...ReparseFields
    }
  }
`);

export const versionsQuery = graphql(`
  query NormaliserVersions($externalSystemId: ID!) {
    normaliserSettings(externalSystemId: $externalSystemId) {
      normaliser
      versions
    }
  }
`);

export const startMutation = graphql(`
  mutation StartReparse(
    $externalSystemId: ID!
    $from: DateTime
    $to: DateTime
    $etlNormalizeVersion: String
    $isDryRun: Boolean!
  ) {
    reparseAlarmsForExternalSystem(
      externalSystemId: $externalSystemId
      from: $from
      to: $to
      etlNormalizeVersion: $etlNormalizeVersion
      isDryRun: $isDryRun
    ) {
      ...ReparseFields
    }
  }
`);

export const resumeMutation = graphql(`
  mutation ResumeReparse($id: ID!) {
    resumeReparse(id: $id) {
      ...ReparseFields
    }
  }
`);

export const killMutation = graphql(`
  mutation KillExternalSystem($externalSystemId: ID!) {
    initiateExternalSystemKill(externalSystemId: $externalSystemId)
  }
`);
