import { graphql } from '#generated/index.ts';

graphql(`
  fragment MappingFields on BasSourceMapping {
    id
    field
    source
    isOwn
  }
`);

export const mappingsQuery = graphql(`
  query SourceMappings($externalSystemId: ID!) {
    getExternalSystemBasSourceMappings(externalSystemId: $externalSystemId) {
      ...MappingFields
    }
  }
`);

export const previewQuery = graphql(`
  query PreviewSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {
    previewBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {
      id
      receivedAt
      before
      after
      problem
    }
  }
`);

export const createMappingMutation = graphql(`
  mutation CreateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {
    createExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {
      ...MappingFields
    }
  }
`);

export const updateMappingMutation = graphql(`
  mutation UpdateSourceMapping($externalSystemId: ID!, $field: BasSourceField!, $source: JSON) {
    updateExternalSystemBasSourceMapping(externalSystemId: $externalSystemId, field: $field, source: $source) {
      ...MappingFields
    }
  }
`);
