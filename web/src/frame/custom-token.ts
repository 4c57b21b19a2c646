import { graphql } from '#generated/index.ts';

export const getCustomTokenMutation = graphql(`
  mutation GetCustomToken($customerId: ID!) {
    getCustomToken(customerId: $customerId) {
      token
    }
  }
`);
