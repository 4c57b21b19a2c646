import { countMapBuildings, listMapBuildings } from '../../../domain/maps/list-map-buildings.ts';
import { mapCursorOf } from '../../../domain/maps/map-building-rows.ts';
import { readMapViewConfig } from '../../../domain/maps/read-map-view-config.ts';
import { updateAssetGeoJson } from '../../../domain/maps/update-asset-geo-json.ts';
import type { MapBuildingResolvers, MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  getMapViewBuildingAssets: (_, input, { ctx }) => ({
    buildingAssets: () => listMapBuildings(ctx, input),
    count: () => countMapBuildings(ctx, input),
  }),
  mapViewConfig: (_, __, { ctx, ports }) => readMapViewConfig(ctx, ports),
};

export const Mutation: MutationResolvers = {
  updateAssetGeoJson: (_, input, { ctx }) => updateAssetGeoJson(ctx, input),
};

export const MapBuilding: MapBuildingResolvers = {
  id: ({ id }) => String(id),
  geoJSON: ({ geoJson }) => geoJson,
  cursor: mapCursorOf,
};
