import { graphql } from '#generated/index.ts';

export const teamMembersQuery = graphql(`
  query TeamMembers($teamIds: [ID!]!) {
    teamMembers(teamIds: $teamIds) {
      teamId
      userId
      displayName
      title
      role
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
      ...TeamFields
    }
  }
`);

export const updateTeamMutation = graphql(`
  mutation UpdateTeam($id: ID!, $input: TeamInput!) {
    updateTeam(id: $id, input: $input) {
      ...TeamFields
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
      ...TeamFields
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
