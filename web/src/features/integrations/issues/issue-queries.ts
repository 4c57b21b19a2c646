import { graphql } from '#generated/index.ts';

/** A row of the log. */
graphql(`
  fragment IssueLogFields on ExternalSystemIssueLog {
    id
    issueType
    message
    openedAt
    isResolved
    resolvedAt
    dismissedAt
    workTicketId
    isTransferFailed
    isDismissable
  }
`);

export const issueLogsQuery = graphql(`
  query IssueLogs($externalSystemId: ID!, $offset: Int!) {
    getExternalSystemIssueLogs(externalSystemId: $externalSystemId, offset: $offset) {
      externalSystemIssueLogs {
        ...IssueLogFields
      }
      count
    }
  }
`);

export const dismissIssueMutation = graphql(`
  mutation DismissIssue($id: ID!) {
    dismissExternalSystemIssue(id: $id) {
      ...IssueLogFields
    }
  }
`);
