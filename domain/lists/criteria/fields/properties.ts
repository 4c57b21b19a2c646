import type { Field } from './kinds.ts';
import { propertyOf } from './kinds.ts';

/** Where an alarm is, and of which equipment it speaks. */
export const propertyFields = {
  building: propertyOf('Building', 'building', 'multiLevelSelector'),
  floors: propertyOf('Floor', 'floors', 'multiLevelSelector'),
  rooms: propertyOf('Room', 'rooms', 'multiLevelSelector'),
  assetName: propertyOf('Alarm Asset Name', 'assetName', 'assetNames'),
  assetType: propertyOf('Asset Type', 'assetType'),
  assetCriticality: propertyOf('Asset Criticality', 'assetCriticality'),
  equipmentType: propertyOf('Equipment Type', 'equipmentType'),
  component: propertyOf('Component', 'component'),
  category: propertyOf('Category', 'category'),
} satisfies Record<string, Field>;

/** The field that asks for a property; undefined for one that only its customer has. */
export const fieldOfProperty = (type: string): string | undefined =>
  Object.entries<Field>(propertyFields).find(([, { property }]) => property === type)?.[0];
