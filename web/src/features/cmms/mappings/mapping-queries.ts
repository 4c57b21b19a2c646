import { graphql } from '#generated/index.ts';

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
