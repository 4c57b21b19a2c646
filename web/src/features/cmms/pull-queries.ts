import { graphql } from '#generated/index.ts';

export const cmmsPullsQuery = graphql(`
  query CmmsPulls($externalSystemId: ID!) {
    cmmsPulls(externalSystemId: $externalSystemId) {
      id
      kind
      fieldIds
      status
      error
      added
      changed
      removed
      isPreview
      fields {
        name
        title
        dataType
        isRequired
        change
      }
      createdAt
      finishedAt
    }
  }
`);

export const pullFieldsQuery = graphql(`
  query PullCmmsFields($externalSystemId: ID!, $isPreview: Boolean, $names: [String!]) {
    pullExternalCmmsFields(externalSystemId: $externalSystemId, isPreview: $isPreview, names: $names) {
      id
    }
  }
`);

export const pullValuesQuery = graphql(`
  query PullCmmsDomainValues($fieldIds: [ID!]!) {
    pullExternalCmmsDomainValues(fieldIds: $fieldIds) {
      id
    }
  }
`);
