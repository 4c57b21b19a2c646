import { graphql } from '#generated/index.ts';

graphql(`
  fragment TeamFields on Team {
    id
    name
    alarmFilters {
      field
      name
      isExclusion
      values
    }
  }
`);

export const teamsQuery = graphql(`
  query Teams {
    teams {
      ...TeamFields
    }
  }
`);
