import { graphql } from '#generated/index.ts';

graphql(`
  fragment BuildingOnMap on MapBuilding {
    id
    name
    activeAlarmCount
    priority
    impact
    geoJSON
    version
  }
`);

export const mapBuildingsQuery = graphql(`
  query MapBuildings($searchTerm: String, $limit: Int, $after: String, $ids: [ID!]) {
    getMapViewBuildingAssets(searchTerm: $searchTerm, limit: $limit, after: $after, ids: $ids) {
      buildingAssets {
        ...BuildingOnMap
        cursor
      }
    }
  }
`);

export const mapBuildingCountQuery = graphql(`
  query MapBuildingCount($searchTerm: String) {
    getMapViewBuildingAssets(searchTerm: $searchTerm) {
      count
    }
  }
`);

export const mapConfigQuery = graphql(`
  query MapViewConfig {
    mapViewConfig {
      isGeocodingOn
      mapbox {
        key
        url
      }
    }
  }
`);

export const updateShapeMutation = graphql(`
  mutation UpdateAssetGeoJson($id: ID!, $geoJson: JSON, $expectedVersion: Int) {
    updateAssetGeoJson(id: $id, geoJson: $geoJson, expectedVersion: $expectedVersion) {
      ...BuildingOnMap
    }
  }
`);
