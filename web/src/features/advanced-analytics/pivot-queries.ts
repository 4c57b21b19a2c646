import { graphql } from '#generated/index.ts';

export const pivotQuery = graphql(`
  query AdvancedAnalytics($input: PivotInput!) {
    advancedAnalytics(input: $input) {
      names {
        rows
        column
        measure
      }
      rows {
        values
        labels
      }
      columns {
        values
        labels
      }
      cells
      rowTotals
      columnTotals
      total
      isInSeveral
    }
  }
`);

export const mailRecipientsQuery = graphql(`
  query SavedViewMailRecipients($nameLike: String) {
    savedViewMailRecipients(nameLike: $nameLike) {
      id
      displayName
    }
  }
`);

export const scheduleMailMutation = graphql(`
  mutation ScheduleSavedViewMail($viewId: ID!, $input: SavedViewMailInput!) {
    scheduleSavedViewMail(viewId: $viewId, input: $input) {
      ...SavedViewFields
    }
  }
`);

export const stopMailMutation = graphql(`
  mutation StopSavedViewMail($viewId: ID!) {
    stopSavedViewMail(viewId: $viewId) {
      ...SavedViewFields
    }
  }
`);

export const leaveMailMutation = graphql(`
  mutation LeaveSavedViewMail($viewId: ID!) {
    leaveSavedViewMail(viewId: $viewId) {
      viewId
    }
  }
`);
