import { graphql } from '#generated/index.ts';

export const retrySyncMutation = graphql(`
  mutation RetrySync($id: ID!) {
    retryWorkTicketCmmsSync(id: $id) {
      ...WorkTile
      verbs
    }
  }
`);

export const dismissSyncMutation = graphql(`
  mutation DismissSync($id: ID!) {
    dismissWorkTicketCmmsSyncFailure(id: $id) {
      ...WorkTile
      verbs
    }
  }
`);
