import { graphql } from '../../generated/index.ts';

export const cmmsFieldFragment = graphql(`
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

export const cmmsSystemsQuery = graphql(`
  query CmmsSystems {
    cmmsSystems {
      id
      displayName
      schema
      isActive
    }
    globalCmmsConfig {
      saveOnCreateWork
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

export const cmmsPullsQuery = graphql(`
  query CmmsPulls($externalSystemId: ID!) {
    cmmsPulls(externalSystemId: $externalSystemId) {
      id
      kind
      fieldIds
      status
      error
      added
      changed
      removed
      createdAt
      finishedAt
    }
  }
`);

export const pullFieldsQuery = graphql(`
  query PullCmmsFields($externalSystemId: ID!) {
    pullExternalCmmsFields(externalSystemId: $externalSystemId) {
      id
    }
  }
`);

export const pullValuesQuery = graphql(`
  query PullCmmsDomainValues($fieldIds: [ID!]!) {
    pullExternalCmmsDomainValues(fieldIds: $fieldIds) {
      id
    }
  }
`);

export const updateGlobalConfigMutation = graphql(`
  mutation UpdateGlobalCmmsConfig($saveOnCreateWork: Boolean!) {
    updateGlobalCmmsConfig(saveOnCreateWork: $saveOnCreateWork) {
      saveOnCreateWork
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

export const cmmsValuesQuery = graphql(`
  query CmmsValues($where: ExternalCmmsDomainValueWhere!, $offset: Int) {
    externalCmmsDomainValuesAndCount(where: $where, offset: $offset) {
      externalCmmsDomainValues {
        id
        name
        value
        externalId
        parentExternalId
        isManuallyAdded
        modifiedAt
      }
      count
    }
  }
`);

export const createValueMutation = graphql(`
  mutation CreateCmmsValue($externalCmmsFieldId: ID!, $input: ExternalCmmsDomainValueInput!) {
    createExternalCmmsDomainValue(externalCmmsFieldId: $externalCmmsFieldId, input: $input) {
      id
    }
  }
`);

export const updateValueMutation = graphql(`
  mutation UpdateCmmsValue($id: ID!, $input: ExternalCmmsDomainValueInput!) {
    updateExternalCmmsDomainValue(id: $id, input: $input) {
      id
      name
      value
    }
  }
`);

export const deleteValuesMutation = graphql(`
  mutation DeleteCmmsValues($ids: [ID!]!) {
    deleteExternalCmmsDomainValues(ids: $ids) {
      id
      isDeleted
    }
  }
`);

export const cmmsMapsQuery = graphql(`
  query CmmsFieldMaps($externalSystemId: ID!) {
    externalCmmsFieldMaps(externalSystemId: $externalSystemId) {
      field {
        ...CmmsField
      }
      mappings {
        externalId
        internalId
        internalFieldType
        internalFieldName
      }
      translationCount
    }
    cmmsInternalFields {
      internalFieldType
      name
      label
    }
  }
`);

export const createMappingMutation = graphql(`
  mutation CreateCmmsMapping($externalId: ID!, $internalId: ID!) {
    createExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {
      internalId
    }
  }
`);

export const deleteMappingMutation = graphql(`
  mutation DeleteCmmsMapping($externalId: ID!, $internalId: ID!) {
    deleteExternalCmmsFieldMapping(externalId: $externalId, internalId: $internalId) {
      internalId
    }
  }
`);

export const addParentMutation = graphql(`
  mutation AddCmmsParentField($externalCmmsFieldId: ID!, $parentFieldId: ID!) {
    addExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId, parentFieldId: $parentFieldId) {
      ...CmmsField
    }
  }
`);

export const removeParentMutation = graphql(`
  mutation RemoveCmmsParentField($externalCmmsFieldId: ID!) {
    removeExternalCmmsRelatedParentField(externalCmmsFieldId: $externalCmmsFieldId) {
      ...CmmsField
    }
  }
`);

export const translationsQuery = graphql(`
  query CmmsTranslations($where: ExternalCmmsValueTranslationWhere!, $offset: Int) {
    externalCmmsValueTranslationsAndCount(where: $where, offset: $offset) {
      externalCmmsValueTranslations {
        id
        externalValue
        internalValue
        internalValueSource
        translationDirection
      }
      count
    }
  }
`);

export const createTranslationMutation = graphql(`
  mutation CreateCmmsTranslation($externalFieldId: ID!, $input: ExternalCmmsValueTranslationInput!) {
    createExternalCmmsValueTranslation(externalFieldId: $externalFieldId, input: $input) {
      id
    }
  }
`);

export const updateTranslationMutation = graphql(`
  mutation UpdateCmmsTranslation($id: ID!, $input: ExternalCmmsValueTranslationInput!) {
    updateExternalCmmsValueTranslation(id: $id, input: $input) {
      id
      externalValue
      internalValue
      internalValueSource
      translationDirection
    }
  }
`);

export const deleteTranslationsMutation = graphql(`
  mutation DeleteCmmsTranslations($ids: [ID!]!) {
    deleteExternalCmmsValueTranslations(ids: $ids) {
      id
    }
  }
`);

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

/** The title of the toast for what failed with a part of the configuration. */
export const cmmsFailure = (
  verb: 'get' | 'create' | 'update' | 'delete' | 'pull',
  what:
    | 'CMMS fields'
    | 'CMMS field'
    | 'domain value'
    | 'domain values'
    | 'mapping'
    | 'mappings'
    | 'relation'
    | 'relations'
    | 'translation'
    | 'translations'
    | 'CMMS config',
): string => `Failed to ${verb} ${what}`;
