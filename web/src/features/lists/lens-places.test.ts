import { expect, test } from 'vitest';
import { fallbackOf, lensPathOf } from './lens-places.ts';
import { defaultLensPath, lensPath } from './places/alarm-places.ts';
import { allAssetsPath, assetLensPath } from './places/asset-places.ts';
import { allWorkPath, workLensPath } from './places/work-places.ts';

test('every kind of list has its lenses where its pages are', () => {
  const lens = { groupLabel: 'Day shift', name: 'Fans & pumps' };
  expect(lensPathOf('alarm', lens)).toBe(lensPath(lens));
  expect(lensPathOf('work', lens)).toBe(workLensPath(lens));
  expect(lensPathOf('asset', lens)).toBe(assetLensPath(lens));
  expect((['alarm', 'work', 'asset'] as const).map(fallbackOf)).toEqual([defaultLensPath, allWorkPath, allAssetsPath]);
});
