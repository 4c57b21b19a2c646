import { graphql } from '#generated/index.ts';

graphql(`
  fragment SystemState on SourceSystem {
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
`);

export const sourceSystemsQuery = graphql(`
  query SourceSystems {
    sourceSystems {
      ...SystemState
    }
  }
`);

/** States of all integrations; of maintenance systems only for whoever may see them. */
export const systemStatesQuery = graphql(`
  query SystemStates($withMaintenance: Boolean!) {
    sourceSystems {
      ...SystemState
    }
    maintenanceSystems @include(if: $withMaintenance) {
      ...SystemState
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
