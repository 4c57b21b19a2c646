import { graphql } from '#generated/index.ts';

export const teamMembersQuery = graphql(`
  query TeamMembers($teamIds: [ID!]!) {
    teamMembers(teamIds: $teamIds) {
      teamId
      userId
      displayName
      title
      role
      user {
        id
        email {
          address
        }
        lastActiveAt
      }
    }
  }
`);

graphql(`
  fragment TeamDetails on Team {
    ...TeamFields
    isAllBuildings
    myRole
    buildings {
      id
      name
    }
    locations {
      id
      name
    }
  }
`);

export const teamQuery = graphql(`
  query Team($id: ID!) {
    teams(ids: [$id]) {
      ...TeamDetails
    }
  }
`);

export const teamViewsQuery = graphql(`
  query TeamViews($where: TeamViewsWhere, $limit: Int, $offset: Int) {
    teamViews(where: $where, orderBy: TEAM_NAME, limit: $limit, offset: $offset) {
      teamId
      teamName
      locationNames
      teamMemberCount
      lastTeamMemberActiveAt
      createdBy
    }
    teamViewCount(where: $where)
  }
`);

export const buildingsQuery = graphql(`
  query Buildings($nameLike: String) {
    buildingsAndCount(where: { nameLike: $nameLike }) {
      buildings {
        id
        name
      }
    }
  }
`);

export const savePlacesMutation = graphql(`
  mutation SaveTeamPlaces($id: ID!, $locationIds: [ID!]!, $buildingIds: [ID!]!, $input: TeamInput!) {
    associateTeamAttributes(teamId: $id, locationIds: $locationIds, buildingIds: $buildingIds) {
      id
    }
    updateTeam(id: $id, input: $input) {
      ...TeamDetails
    }
  }
`);

export const peopleQuery = graphql(`
  query PeopleByName($nameLike: String) {
    usersByTeamIds(nameLike: $nameLike) {
      id
      displayName
      role
    }
  }
`);

export const createTeamMutation = graphql(`
  mutation CreateTeam($name: String!) {
    createTeam(name: $name) {
      ...TeamDetails
    }
  }
`);

export const updateTeamMutation = graphql(`
  mutation UpdateTeam($id: ID!, $input: TeamInput!) {
    updateTeam(id: $id, input: $input) {
      ...TeamDetails
    }
  }
`);

export const deleteTeamMutation = graphql(`
  mutation DeleteTeam($id: ID!) {
    deleteTeam(id: $id) {
      id
    }
  }
`);

export const updateTeamAlarmFiltersMutation = graphql(`
  mutation UpdateTeamAlarmFilters($teamId: ID!, $alarmOptions: [CriterionInput!]!) {
    updateTeamAlarmFilters(teamId: $teamId, alarmOptions: $alarmOptions) {
      ...TeamDetails
    }
  }
`);

export const addTeamMemberMutation = graphql(`
  mutation AddTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {
    addTeamMember(teamId: $teamId, userId: $userId, role: $role) {
      teamId
      userId
      role
    }
  }
`);

export const updateTeamMemberMutation = graphql(`
  mutation UpdateTeamMember($teamId: ID!, $userId: ID!, $role: TeamMemberRole!) {
    updateTeamMember(teamId: $teamId, userId: $userId, role: $role) {
      teamId
      userId
      role
    }
  }
`);

export const removeTeamMemberMutation = graphql(`
  mutation RemoveTeamMember($teamId: ID!, $userId: ID!) {
    removeTeamMember(teamId: $teamId, userId: $userId) {
      userId
    }
  }
`);
