import { graphql } from '#generated/index.ts';

export const retrySyncMutation = graphql(`
  mutation RetrySync($id: ID!) {
    retryWorkTicketCmmsSync(id: $id) {
      id
      version
    }
  }
`);

export const dismissSyncMutation = graphql(`
  mutation DismissSync($id: ID!) {
    dismissWorkTicketCmmsSyncFailure(id: $id) {
      id
      version
    }
  }
`);
