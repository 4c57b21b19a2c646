import { graphql } from '#generated/index.ts';

export const sourceSystemsQuery = graphql(`
  query SourceSystems {
    sourceSystems {
      id
      name
      displayName
      isActive
      lastContactAt
      health {
        state
        label
        lostSince
      }
    }
  }
`);

export const workSystemsQuery = graphql(`
  query WorkSystems {
    workSystems {
      id
      displayName
    }
  }
`);
