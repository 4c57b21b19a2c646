import type { ProfileQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';

export const profileQuery = graphql(`
  query Profile {
    me {
      canVerifyPhone
      isIntegrationStatusAlertEmailsEnabled
      landingPage
      landingPageLens
      user {
        id
        firstName
        lastName
        displayName
        role
        company
        avatarUrl
        isSso
        isPushNotificationEnabled
        phone {
          number
          isVerified
        }
        email {
          address
          isVerified
          isSubscribed
          forwarding {
            isEnabled
            recipient
            until
          }
        }
      }
    }
  }
`);

export const updateUserMutation = graphql(`
  mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
      displayName
      firstName
      lastName
    }
  }
`);

export type ProfileUser = ProfileQuery['me']['user'];
