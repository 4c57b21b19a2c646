const standardGroup = 'Standard Lenses';

/** Path of an asset's page. */
export const entityPath = (id: string): string => `/assets/entity/${id}`;
/** Path of a lens of assets (AST-035). */
export const assetLensPath = ({ groupLabel, name }: { groupLabel: string; name: string }): string =>
  `/assets/${encodeURIComponent(groupLabel)}/${encodeURIComponent(name)}`;
export const allAssetsPath = assetLensPath({ groupLabel: standardGroup, name: 'All Assets' });
export const spacesPath = '/assets/spaces';
/** Path of a floor's floor plan. */
export const floorPlanPath = (floorId: string): string => `/assets/floors/${floorId}/plan`;
/** Path of the list of a building's floors. */
export const floorsPath = (buildingId: string): string => `${entityPath(buildingId)}?tab=floors`;
export const mapPath = '/assets/map';
export const mobileAssetsPath = '/m/assets/list/';
export const mobileEntityPath = (id: string): string => `/m/assets/entity/${id}`;
/** Path of a floor's floor plan on a phone. */
export const mobileFloorPlanPath = (floorId: string): string => `/m/assets/floors/${floorId}/plan`;
/** Path of the list of a building's floors on a phone. */
export const mobileFloorsPath = (buildingId: string): string => `${mobileEntityPath(buildingId)}?tab=floors`;
/** Path of the list of buildings on a phone. */
export const mobileBuildingsPath = '/m/assets/buildings';
