import type { Recipe } from './recipe.ts';

const shape = { type: 'Point', coordinates: [-93.2, 44.9] };

export const maps: Record<string, Recipe> = {
  'Query.getMapViewBuildingAssets': {
    asks: ['assets VIEW'],
    args: [
      (side) => ({ searchTerm: side.marker.toLowerCase(), limit: 10, after: null }),
      (side) => ({ ids: [side.entityId] }),
    ],
  },
  'Query.mapViewConfig': { asks: ['assets VIEW'], args: [() => ({})], isAlike: true },
  'Mutation.updateAssetGeoJson': {
    asks: ['assets EDIT'],
    args: [(side) => ({ id: side.entityId, geoJson: shape, expectedVersion: null })],
  },
};
