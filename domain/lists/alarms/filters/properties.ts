import { type Filter, type Filters, propertyOf } from '../../criteria/filter.ts';
import { alarmColumn } from '../alarm-columns.ts';
import type { AlarmRow } from '../alarm-row.ts';

/** Place and equipment of an alarm. */
export const propertyFilters = {
  building: propertyOf('Building', alarmColumn.building, 'multiLevelSelector'),
  floors: propertyOf('Floor', alarmColumn.floors, 'multiLevelSelector'),
  rooms: propertyOf('Room', alarmColumn.rooms, 'multiLevelSelector'),
  assetName: propertyOf('Alarm Asset Name', alarmColumn.assetName, 'assetNames'),
  assetType: propertyOf('Asset Type', alarmColumn.assetType),
  assetCriticality: propertyOf('Asset Criticality', alarmColumn.assetCriticality),
  equipmentType: propertyOf('Equipment Type', alarmColumn.equipmentType),
  component: propertyOf('Component', alarmColumn.component),
  category: propertyOf('Category', alarmColumn.category),
} satisfies Filters<AlarmRow>;

/** The filter of a property; undefined for one that only its customer has. */
export const filterOfProperty = (type: string): string | undefined =>
  Object.entries<Filter<AlarmRow>>(propertyFilters).find(([, { property }]) => property === type)?.[0];
