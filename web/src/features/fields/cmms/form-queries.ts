import { graphql } from '#generated/index.ts';

export const fieldOptionsQuery = graphql(`
  query CmmsFieldOptions(
    $externalCmmsFieldId: ID!
    $search: String
    $externalDetails: JSON
    $useValueSort: Boolean
    $offset: Int
  ) {
    externalCmmsFieldOptions(
      externalCmmsFieldId: $externalCmmsFieldId
      search: $search
      externalDetails: $externalDetails
      useValueSort: $useValueSort
      offset: $offset
    ) {
      options {
        value
        label
      }
      count
    }
  }
`);

export const assigneesThereQuery = graphql(`
  query CmmsAssignees($externalSystemId: ID, $search: String, $offset: Int) {
    cmmsAssignee(externalSystemId: $externalSystemId, search: $search, offset: $offset) {
      fieldId
      value
      label
    }
    cmmsAssigneeCount(externalSystemId: $externalSystemId, search: $search)
  }
`);

export const formValuesQuery = graphql(`
  query CmmsFormValues($externalSystemId: ID!, $alarmIds: [ID!], $externalDetails: JSON) {
    translateInternalToExternalCmmsValues(
      externalSystemId: $externalSystemId
      alarmIds: $alarmIds
      externalDetails: $externalDetails
    ) {
      field {
        ...CmmsField
      }
      value
      label
      source
      sourceName
      problem
    }
  }
`);

/** Without a fragment of its own: each costs depth, which the server limits. */
export const cmmsConfigQuery = graphql(`
  query CmmsConfigOf($alarmId: ID, $entityId: ID) {
    cmmsConfig(alarmId: $alarmId, entityId: $entityId) {
      externalSystem {
        id
        displayName
      }
      status
      fields {
        field {
          ...CmmsField
        }
        value
        label
        source
        sourceName
        problem
        own
      }
    }
  }
`);

export const updateCmmsConfigMutation = graphql(`
  mutation UpdateCmmsConfig($alarmId: ID, $entityId: ID, $externalSystemId: ID!, $cmmsConfig: JSON!) {
    updateCmmsConfig(
      alarmId: $alarmId
      entityId: $entityId
      externalSystemId: $externalSystemId
      cmmsConfig: $cmmsConfig
    ) {
      status
    }
  }
`);
