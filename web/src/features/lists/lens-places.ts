import type { LensKind } from '#domain/lists/list-kinds.ts';
import { defaultLensPath, lensPath } from './lens-address.ts';
import { allAssetsPath, assetLensPath } from './places/asset-places.ts';
import { allWorkPath, workLensPath } from './places/work-places.ts';

interface LensPlaces {
  pathOf(lens: { groupLabel: string; name: string }): string;
  /** Path where no lens is known. */
  fallback: string;
}

/** Paths of lenses, by the kind of their lists. */
export const lensPlaces: Record<LensKind, LensPlaces> = {
  alarm: { fallback: defaultLensPath, pathOf: lensPath },
  work: { fallback: allWorkPath, pathOf: workLensPath },
  asset: { fallback: allAssetsPath, pathOf: assetLensPath },
};
