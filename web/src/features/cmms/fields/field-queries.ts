import { graphql } from '#generated/index.ts';

graphql(`
  fragment CmmsField on ExternalCmmsField {
    id
    externalSystemId
    name
    title
    description
    maxLength
    dataType
    defaultValue
    genericField
    isCreateWorkField
    isCreateHiddenWorkField
    isRequired
    isVisible
    isReadOnly
    displayTemplate
    isTranslatedByName
    isTranslatedByValue
    isAutoSyncValuesEnabled
    isSyncingDomainValues
    lastRefreshedAt
    lastRefreshedBy
    relatedParentField {
      id
      title
    }
  }
`);

export const cmmsFieldsQuery = graphql(`
  query CmmsFields($where: ExternalCmmsFieldWhere, $orderBy: ExternalCmmsFieldOrder, $limit: Int, $offset: Int) {
    externalCmmsFieldsAndCount(where: $where, orderBy: $orderBy, limit: $limit, offset: $offset) {
      externalCmmsFields {
        ...CmmsField
      }
      count
    }
  }
`);

export const createFieldMutation = graphql(`
  mutation CreateCmmsField($input: CreateExternalCmmsFieldInput!) {
    createExternalCmmsField(input: $input) {
      ...CmmsField
    }
  }
`);

export const updateFieldMutation = graphql(`
  mutation UpdateCmmsField($id: ID!, $input: ExternalCmmsFieldInput!) {
    updateExternalCmmsField(id: $id, input: $input) {
      ...CmmsField
    }
  }
`);

export const reorderFieldsMutation = graphql(`
  mutation ReorderCmmsFields($fieldIds: [ID!]!, $type: ExternalCmmsFieldOrder!, $externalSystemId: ID!) {
    reorderExternalCmmsFields(fieldIds: $fieldIds, type: $type, externalSystemId: $externalSystemId) {
      id
    }
  }
`);
