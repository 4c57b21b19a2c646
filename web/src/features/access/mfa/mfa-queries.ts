import type { MfaQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';

/** State of the second factor; a session that lacks it may read it too (AUTH.9). */
export const mfaQuery = graphql(`
  query Mfa {
    me {
      awaitedFactor
      isMFAEnabled
      factors {
        id
        kind
      }
      canUsePasskeys
      needsPassword
      user {
        id
        email {
          address
        }
      }
    }
  }
`);

export type MfaState = MfaQuery['me'];

export const startAppMutation = graphql(`
  mutation StartMfaEnrolment($password: String) {
    startMFAEnrolment(password: $password) {
      secret
      url
    }
  }
`);

export const verifyAppMutation = graphql(`
  mutation VerifyMfaEnrolment($code: String!) {
    verifyMFAEnrolment(code: $code) {
      recoveryCodes
    }
  }
`);

export const startPasskeyMutation = graphql(`
  mutation StartPasskeyEnrolment($password: String) {
    startPasskeyEnrolment(password: $password)
  }
`);

export const verifyPasskeyMutation = graphql(`
  mutation VerifyPasskeyEnrolment($answer: JSON!) {
    verifyPasskeyEnrolment(answer: $answer) {
      recoveryCodes
    }
  }
`);

export const signInWithCodeMutation = graphql(`
  mutation SignInWithMfa($resolver: String!, $code: String!) {
    signInWithMFA(resolver: $resolver, code: $code) {
      code
      token
      resolver
    }
  }
`);

export const signInWithRecoveryCodeMutation = graphql(`
  mutation SignInWithRecoveryCode($resolver: String!, $code: String!) {
    signInWithRecoveryCode(resolver: $resolver, code: $code) {
      code
      token
      resolver
    }
  }
`);

export const startPasskeySignInMutation = graphql(`
  mutation StartPasskeySignIn($resolver: String!) {
    startPasskeySignIn(resolver: $resolver)
  }
`);

export const signInWithPasskeyMutation = graphql(`
  mutation SignInWithPasskey($resolver: String!, $answer: JSON!) {
    signInWithPasskey(resolver: $resolver, answer: $answer) {
      code
      token
      resolver
    }
  }
`);
