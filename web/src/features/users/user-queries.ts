import { graphql } from '#generated/index.ts';

graphql(`
  fragment UserRow on User {
    id
    displayName
    avatarUrl
    email {
      address
    }
    role
    company
    status
    authRole
    customRoleId
    lastActiveAt
    teams {
      teamId
      teamName
      role
    }
    cursor
    verbs
  }
`);

export const usersQuery = graphql(`
  query Users(
    $where: UserWhere
    $orderBy: [UserOrder!]
    $sort: UserSort
    $page: UserPage
    $showActive: Boolean
    $showVendors: Boolean
    $showDisabled: Boolean
    $showPending: Boolean
  ) {
    getUsers(
      where: $where
      orderBy: $orderBy
      sort: $sort
      page: $page
      showActive: $showActive
      showVendors: $showVendors
      showDisabled: $showDisabled
      showPending: $showPending
    ) {
      users {
        ...UserRow
      }
      count
    }
  }
`);

export const foundPeopleQuery = graphql(`
  query FoundPeople($nameLike: String!) {
    getUsers(
      where: { nameLike: $nameLike }
      showVendors: true
      showDisabled: true
      showPending: true
      page: { limit: 10 }
    ) {
      users {
        id
        displayName
        email {
          address
        }
      }
    }
  }
`);

export const userTilesQuery = graphql(`
  query UserTiles {
    userTiles {
      status
      count
    }
  }
`);

export const userDetailsQuery = graphql(`
  query UserDetails($id: ID!) {
    getUsers(
      where: { ids: [$id] }
      showActive: true
      showVendors: true
      showDisabled: true
      showPending: true
      page: { limit: 1 }
    ) {
      users {
        ...UserRow
        firstName
        lastName
        companyId
        phone {
          number
        }
        changeable
        isMFAEnabled
        lastInviteTime
        lastSignInTime
      }
    }
  }
`);

export const rolesQuery = graphql(`
  query RolesToGive {
    getRoles {
      role
      name
      description
      customRoleId
      canGive
    }
  }
`);

export const colleaguesQuery = graphql(`
  query Colleagues($nameLike: String) {
    usersByTeamIds(nameLike: $nameLike) {
      id
      displayName
      role
    }
  }
`);

export const setUserAccessMutation = graphql(`
  mutation SetUserAccess($userId: ID!, $isEnabled: Boolean!) {
    setUserAccess(userId: $userId, isEnabled: $isEnabled) {
      id
      status
    }
  }
`);

export const disableUserMfaMutation = graphql(`
  mutation DisableUserMfa($userId: ID!) {
    disableUserMFA(userId: $userId) {
      id
    }
  }
`);

export const changeUserMutation = graphql(`
  mutation ChangeUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
    }
  }
`);

export const deleteUserMutation = graphql(`
  mutation DeleteUser($userId: ID!, $reassignTo: ID) {
    deleteUser(userId: $userId, reassignTo: $reassignTo) {
      id
      reassigned
    }
  }
`);
