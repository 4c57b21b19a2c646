import { graphql } from '#generated/index.ts';

graphql(`
  fragment LocationFields on Location {
    id
    name
    alarmProperties {
      name
      values
    }
  }
`);

export const locationsQuery = graphql(`
  query Locations($nameLike: String) {
    locations(nameLike: $nameLike) {
      ...LocationFields
    }
  }
`);

export const createLocationMutation = graphql(`
  mutation CreateLocation($input: LocationInput!) {
    createLocation(input: $input) {
      ...LocationFields
    }
  }
`);

export const updateLocationMutation = graphql(`
  mutation UpdateLocation($id: ID!, $input: LocationInput!) {
    updateLocation(id: $id, input: $input) {
      ...LocationFields
    }
  }
`);

export const deleteLocationMutation = graphql(`
  mutation DeleteLocation($id: ID!) {
    deleteLocation(id: $id) {
      id
    }
  }
`);
