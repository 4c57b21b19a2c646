import { createContext, useContext } from 'react';
import { graphql } from '#generated/index.ts';
import type { Me } from './access.ts';

graphql(`
  fragment MeFields on Me {
    authRole
    isSuper
    isProviderStaff
    landingPage
    landingPageLens
    analyticsPage
    user {
      id
      displayName
      role
      avatarUrl
      email {
        address
      }
    }
    permissions {
      area
      actions
    }
    products
    features
    hasPlaces
    teamMembers {
      teamId
      teamName
      role
    }
    customer {
      id
      name
      isDisplayRawAlarmTextEnabled
      isUpdateStatusReasonRequired
      isCloseWorkRulesBypassEnabled
    }
    customers(limit: 21) {
      id
      name
    }
  }
`);

export const meQuery = graphql(`
  query Me {
    me {
      ...MeFields
    }
  }
`);

export const updateLandingPageMutation = graphql(`
  mutation UpdateLandingPage($landingPage: LandingPage!) {
    updateLandingPage(landingPage: $landingPage) {
      ...MeFields
    }
  }
`);

export const openedAnalyticsMutation = graphql(`
  mutation OpenedAnalytics($analyticsPage: String!) {
    updateUser(input: { analyticsPage: $analyticsPage }) {
      id
      analyticsPage
    }
  }
`);

const MeContext = createContext<Me | null>(null);
export const MeProvider = MeContext.Provider;

/** The signed-in person; only inside the guarded part of the app. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('No signed-in person above');
  return me;
}
