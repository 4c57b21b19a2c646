import { confirmRelation, deleteRelation, dismissRelation } from '../../../domain/assets/relations/change-relation.ts';
import { createRelation } from '../../../domain/assets/relations/create-relation.ts';
import type { RelationKind } from '../../../domain/assets/relations/kinds.ts';
import { listRelations } from '../../../domain/assets/relations/list-relations.ts';
import { readNeighborhood } from '../../../domain/assets/relations/neighborhood.ts';
import {
  relatedEntityConfig,
  updateRelatedEntityConfig,
} from '../../../domain/assets/relations/related-entity-config.ts';
import { suggestRelations } from '../../../domain/assets/relations/suggest-relations.ts';
import type { MutationResolvers, QueryResolvers, RelationshipResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  relationships: (_, input, { ctx }) => listRelations(ctx, input),
  relationshipNeighborhood: (_, { entityId }, { ctx }) => readNeighborhood(ctx, entityId),
  relatedEntityConfig: (_, _args, { ctx }) => relatedEntityConfig(ctx),
};

/** A kind as it was sent: verbs check it. */
const kind = (text: string): RelationKind => text as RelationKind;

export const Mutation: MutationResolvers = {
  createRelation: (_, { relationshipType, ...input }, { ctx }) =>
    createRelation(ctx, { ...input, relationshipType: kind(relationshipType) }),
  deleteRelation: (_, { relationshipId }, { ctx }) => deleteRelation(ctx, relationshipId),
  confirmRelation: (_, { relationshipId }, { ctx }) => confirmRelation(ctx, relationshipId),
  dismissRelation: (_, { relationshipId }, { ctx }) => dismissRelation(ctx, relationshipId),
  suggestRelations: (_, { entityId }, { ctx }) => suggestRelations(ctx, entityId),
  updateRelatedEntityConfig: (_, { relationshipTypes, ...input }, { ctx }) =>
    updateRelatedEntityConfig(ctx, { ...input, relationshipTypes: relationshipTypes.map(kind) }),
};

export const Relationship: RelationshipResolvers = {
  building: ({ entity }) => entity.building,
  floor: ({ entity }) => entity.floor,
  type: ({ entity }) => entity.type,
};
