import { graphql } from '#generated/index.ts';

export const signInWithCustomTokenMutation = graphql(`
  mutation SignInWithCustomToken($token: String!) {
    signInWithCustomToken(token: $token) {
      token
      customerId
    }
  }
`);
