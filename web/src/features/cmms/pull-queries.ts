import { graphql } from '../../generated/index.ts';

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
      createdAt
      finishedAt
    }
  }
`);

export const pullFieldsQuery = graphql(`
  query PullCmmsFields($externalSystemId: ID!) {
    pullExternalCmmsFields(externalSystemId: $externalSystemId) {
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
