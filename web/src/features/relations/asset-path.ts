import { entityPath } from '#features/lists/places/asset-places.ts';

/** Returns the address of an asset's relationships. */
export const assetPath = (id: string): string => `${entityPath(id)}?tab=relationships`;
