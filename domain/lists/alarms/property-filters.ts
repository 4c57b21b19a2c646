import { type Filter, type Filters, propertyOf } from '../criteria/filter.ts';
import { propertyColumn } from './alarm-columns.ts';
import type { AlarmRow } from './alarm-row.ts';

/** Place and equipment of an alarm. */
export const propertyFilters = {
  building: propertyOf('Building', propertyColumn('building'), 'multiLevelSelector'),
  floors: propertyOf('Floor', propertyColumn('floors'), 'multiLevelSelector'),
  rooms: propertyOf('Room', propertyColumn('rooms'), 'multiLevelSelector'),
  assetName: propertyOf('Alarm Asset Name', propertyColumn('asset_name'), 'assetNames'),
  assetType: propertyOf('Asset Type', propertyColumn('asset_type')),
  assetCriticality: propertyOf('Asset Criticality', propertyColumn('asset_criticality')),
  equipmentType: propertyOf('Equipment Type', propertyColumn('equipment_type')),
  component: propertyOf('Component', propertyColumn('component')),
  category: propertyOf('Category', propertyColumn('category')),
} satisfies Filters<AlarmRow>;

/** The filter of a property; undefined for one that only its customer has. */
export const filterOfProperty = (type: string): string | undefined =>
  Object.entries<Filter<AlarmRow>>(propertyFilters).find(([, { property }]) => property === type)?.[0];
