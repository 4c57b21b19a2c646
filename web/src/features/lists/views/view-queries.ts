import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import type { SavedViewType } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';

graphql(`
  fragment SavedViewFields on SavedView {
    id
    name
    isDefault
    columns
    sort
    dropped
    criteria {
      field
      isExclusion
      values
    }
    pivot {
      source
      rows
      column
      measure
      days
      range {
        start
        end
      }
      timezone
    }
    mail {
      frequency
      weekday
      monthday
      minute
      timezone
      format
      recipients {
        id
        displayName
      }
      nextAt
      lastSentAt
      lastError
    }
  }
`);

export const savedViewsQuery = graphql(`
  query SavedViews($viewType: SavedViewType!) {
    savedViews(viewType: $viewType) {
      ...SavedViewFields
    }
  }
`);

/** Returns the saved view type of a list kind. */
export const viewTypeOf = (kind: LensKind): SavedViewType => listKinds[kind].viewType;

export const createSavedViewMutation = graphql(`
  mutation CreateSavedView($input: CreateSavedViewInput!) {
    createSavedView(input: $input) {
      ...SavedViewFields
    }
  }
`);

export const updateSavedViewMutation = graphql(`
  mutation UpdateSavedView($id: ID!, $input: UpdateSavedViewInput!) {
    updateSavedView(id: $id, input: $input) {
      ...SavedViewFields
    }
  }
`);

export const deleteSavedViewMutation = graphql(`
  mutation DeleteSavedView($id: ID!) {
    deleteSavedView(id: $id) {
      id
    }
  }
`);
