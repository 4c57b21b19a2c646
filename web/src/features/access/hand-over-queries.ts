import { graphql } from '#generated/index.ts';

export const getCustomTokenMutation = graphql(`
  mutation GetCustomToken($customerId: ID!) {
    getCustomToken(customerId: $customerId) {
      token
    }
  }
`);

export const signInWithCustomTokenMutation = graphql(`
  mutation SignInWithCustomToken($token: String!) {
    signInWithCustomToken(token: $token) {
      token
      customerId
    }
  }
`);
