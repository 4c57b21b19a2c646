/** Columns that an asset table can show, by the ids that lenses and views keep, with their heads. */
export const assetColumns = {
  name: 'Name',
  class: 'Class',
  building: 'Building',
  'floor-room': 'Floor · room',
  criticality: 'Criticality',
  alarms: 'Active alarms',
  shop: 'Shop',
  'space-type': 'Space type',
  'external-id': 'External ID',
} as const;

export type AssetColumn = keyof typeof assetColumns;
export const assetColumnIds = Object.keys(assetColumns) as [AssetColumn, ...AssetColumn[]];
export const isAssetColumn = (id: string): id is AssetColumn => Object.hasOwn(assetColumns, id);
