import { graphql } from '#generated/index.ts';

/** One source: a certain one, or the first by name. */
export const sourceQuery = graphql(`
  query ParserSource($ids: [ID!]) {
    externalSystemsAndCount(where: { direction: INBOUND, ids: $ids }, limit: 1) {
      externalSystems {
        id
        displayName
        connectionType
        etlNormalizeVersion
        exportConfig {
          timezone
        }
      }
    }
  }
`);

export const examplesQuery = graphql(`
  query RawDataExamples($id: ID!) {
    getExternalSystemRawDataExample(externalSystemId: $id) {
      id
      receivedAt
      door
      payload
    }
  }
`);

export const letterQuery = graphql(`
  query LetterOfSystem($systemId: ID!, $id: ID!) {
    deadLettersAndCount(where: { externalSystemId: $systemId, ids: [$id] }) {
      deadLetters {
        id
        kind
        reason
        payload
        receivedAt
      }
    }
  }
`);

export const readingQuery = graphql(`
  query ReadPayload($id: ID!, $payload: String!, $version: String, $mapping: JSON) {
    readPayload(externalSystemId: $id, payload: $payload, etlNormalizeVersion: $version, mapping: $mapping) {
      normaliser
      outcome
      kind
      reason
      leftOut
      events {
        event
        sources {
          field
          start
          end
        }
      }
    }
  }
`);

graphql(`
  fragment ReadingSettings on NormaliserSettings {
    normaliser
    versions
    mappingName
    mapping
    fallback
  }
`);

export const settingsQuery = graphql(`
  query NormaliserSettings($id: ID!, $version: String) {
    normaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version) {
      ...ReadingSettings
    }
  }
`);

export const saveMutation = graphql(`
  mutation SaveNormaliserSettings($id: ID!, $version: String!, $mapping: JSON) {
    saveNormaliserSettings(externalSystemId: $id, etlNormalizeVersion: $version, mapping: $mapping) {
      ...ReadingSettings
    }
  }
`);

graphql(`
  fragment CaseFields on PayloadCase {
    id
    name
    payload
    expected
    createdAt
    passes
    difference
  }
`);

export const casesQuery = graphql(`
  query PayloadCases($id: ID!) {
    payloadCases(externalSystemId: $id) {
      ...CaseFields
    }
  }
`);

export const keepCaseMutation = graphql(`
  mutation KeepPayloadCase($id: ID!, $name: String!, $payload: String!, $version: String, $mapping: JSON) {
    keepPayloadCase(
      externalSystemId: $id
      name: $name
      payload: $payload
      etlNormalizeVersion: $version
      mapping: $mapping
    ) {
      ...CaseFields
    }
  }
`);

export const deleteCaseMutation = graphql(`
  mutation DeletePayloadCase($id: ID!) {
    deletePayloadCase(id: $id)
  }
`);

export const mailsCsvMutation = graphql(`
  mutation MailsAsCsv($id: ID!, $from: DateTime!, $to: DateTime!) {
    generateRawEmailCsv(externalSystemId: $id, from: $from, to: $to)
  }
`);
