import { graphql } from '#generated/index.ts';

export const createLensMutation = graphql(`
  mutation CreateLens($input: CreateLensInput!) {
    createLens(input: $input) {
      ...LensFields
    }
  }
`);

export const updateLensMutation = graphql(`
  mutation UpdateLens($id: ID!, $input: UpdateLensInput!) {
    updateLens(id: $id, input: $input) {
      ...LensFields
    }
  }
`);

export const deleteLensMutation = graphql(`
  mutation DeleteLens($id: ID!) {
    deleteLens(id: $id) {
      id
    }
  }
`);

export const updateLensOrderMutation = graphql(`
  mutation UpdateLensOrder($lensIds: [ID!]!) {
    updateLensOrder(lensIds: $lensIds) {
      ...LensFields
    }
  }
`);

export const updateDefaultLensMutation = graphql(`
  mutation UpdateDefaultLens($lensId: ID!) {
    updateDefaultLens(lensId: $lensId) {
      ...LensFields
    }
  }
`);

export const hideLensMutation = graphql(`
  mutation HideLens($id: ID!, $hide: Boolean!) {
    hideLens(id: $id, hide: $hide) {
      ...LensFields
    }
  }
`);

/** Queries to refetch after lenses were added, removed or moved. */
export const lensQueries = ['Lenses'];
