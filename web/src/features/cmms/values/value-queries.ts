import { graphql } from '#generated/index.ts';

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
