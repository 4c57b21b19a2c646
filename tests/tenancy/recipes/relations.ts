import type { Side } from '../scene.ts';
import { page, type Recipe } from './recipe.ts';

const ofAsset = (side: Side) => ({ entityId: side.relations.assetId });
const ofRelation = (purpose: 'deleted' | 'confirmed' | 'dismissed') => (side: Side) => ({
  relationshipId: side.relations[purpose],
});

export const relations: Record<string, Recipe> = {
  'Query.relationships': {
    asks: ['assets VIEW'],
    args: [(side) => ({ ...ofAsset(side), includeUpstream: true, search: side.marker, ...page })],
  },
  'Query.relationshipNeighborhood': { asks: ['assets VIEW'], args: [ofAsset] },
  'Query.relatedEntityConfig': { asks: ['assets VIEW'], args: [() => ({})] },
  'Mutation.createRelation': {
    asks: ['assets EDIT'],
    args: [
      (side) => ({
        ...ofAsset(side),
        ...{ relationshipType: 'is part of', relatedEntityId: side.relations.otherAssetId },
      }),
    ],
  },
  'Mutation.deleteRelation': { asks: ['assets EDIT'], args: [ofRelation('deleted')] },
  'Mutation.confirmRelation': { asks: ['assets EDIT'], args: [ofRelation('confirmed')] },
  'Mutation.dismissRelation': { asks: ['assets EDIT'], args: [ofRelation('dismissed')] },
  'Mutation.suggestRelations': { asks: ['assets EDIT'], args: [ofAsset] },
  'Mutation.updateRelatedEntityConfig': {
    asks: ['customerSettings EDIT', 'assets VIEW'],
    args: [() => ({ relationshipTypes: ['feeds', 'is fed by'], maxDepth: 5, includeUpstream: true })],
    isAlike: true,
  },
};
