import { graphql } from '#generated/index.ts';

export const assigneesQuery = graphql(`
  query Assignees($nameLike: String) {
    usersByTeamIds(nameLike: $nameLike) {
      id
      displayName
      teams {
        teamId
        teamName
        role
      }
    }
  }
`);
