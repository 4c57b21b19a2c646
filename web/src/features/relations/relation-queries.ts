import type { RelationshipNeighborhoodQuery, RelationshipsQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';

export const relationshipsQuery = graphql(`
  query Relationships($entityId: ID!, $includeUpstream: Boolean, $search: String, $offset: Int) {
    relationships(entityId: $entityId, includeUpstream: $includeUpstream, search: $search, offset: $offset) {
      relationships {
        relationshipId
        building
        floor
        type
        relationshipType
        status
        direction
        isReadOnly
        entity {
          id
          name
          class
          activeAlarmCount
        }
      }
      relationshipCount
      upstream {
        depth
        entity {
          id
          name
          activeAlarmCount
        }
        path {
          id
          name
          relationshipType
        }
      }
    }
  }
`);

export const neighborhoodQuery = graphql(`
  query RelationshipNeighborhood($entityId: ID!) {
    relationshipNeighborhood(entityId: $entityId) {
      neighbors {
        depth
        entity {
          id
          name
          class
          type
          activeAlarmCount
        }
      }
      edges {
        relationshipId
        sourceId
        kind
        targetId
      }
      more {
        depth
        count
      }
    }
  }
`);

export const createRelationMutation = graphql(`
  mutation CreateRelation($entityId: ID!, $relationshipType: String!, $relatedEntityId: ID!) {
    createRelation(entityId: $entityId, relationshipType: $relationshipType, relatedEntityId: $relatedEntityId) {
      relationshipId
      warnings
    }
  }
`);

export const deleteRelationMutation = graphql(`
  mutation DeleteRelation($relationshipId: ID!) {
    deleteRelation(relationshipId: $relationshipId) {
      relationshipId
    }
  }
`);

export const confirmRelationMutation = graphql(`
  mutation ConfirmRelation($relationshipId: ID!) {
    confirmRelation(relationshipId: $relationshipId) {
      relationshipId
      warnings
    }
  }
`);

export const dismissRelationMutation = graphql(`
  mutation DismissRelation($relationshipId: ID!) {
    dismissRelation(relationshipId: $relationshipId) {
      relationshipId
    }
  }
`);

export const suggestRelationsMutation = graphql(`
  mutation SuggestRelations($entityId: ID!) {
    suggestRelations(entityId: $entityId) {
      suggested
    }
  }
`);

export const relatedConfigQuery = graphql(`
  query RelatedEntityConfig {
    relatedEntityConfig {
      relationshipTypes
      maxDepth
      includeUpstream
    }
  }
`);

export const updateRelatedConfigMutation = graphql(`
  mutation UpdateRelatedEntityConfig($relationshipTypes: [String!]!, $maxDepth: Int!, $includeUpstream: Boolean!) {
    updateRelatedEntityConfig(
      relationshipTypes: $relationshipTypes
      maxDepth: $maxDepth
      includeUpstream: $includeUpstream
    ) {
      relationshipTypes
      maxDepth
      includeUpstream
    }
  }
`);

export type Relationship = RelationshipsQuery['relationships']['relationships'][number];
export type Upstream = NonNullable<RelationshipsQuery['relationships']['upstream']>[number];
export type Neighborhood = RelationshipNeighborhoodQuery['relationshipNeighborhood'];
