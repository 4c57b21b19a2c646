import type { MapBuilding } from '../../../domain/maps/map-building-rows.ts';

export type MapBuildingMapper = MapBuilding;

export interface MapViewBuildingAssetsMapper {
  buildingAssets(): Promise<MapBuilding[]>;
  count(): Promise<number>;
}
