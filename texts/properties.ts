import { failedTo } from './common.ts';

/** Values of alarm properties, and the choice of an asset or place. */
export const propertyTexts = {
  failedValues: failedTo('get values'),
  failedAssets: failedTo('get assets'),
  failedDetails: failedTo('update alarm details'),
  assets: 'Assets',
  places: 'Places',
} as const;
