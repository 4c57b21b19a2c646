import { expect, test } from 'vitest';
import { analyticsPages } from '#domain/constants.ts';
import { joined } from '#frame/feature.ts';
import { features } from './features.ts';

test('USR.16 every page of analytics can be the one opened last, and no other', () => {
  const shown = joined(features, 'analytics').map(({ to }) => to);
  expect(shown.toSorted()).toEqual(analyticsPages.map((page) => `/analytics/${page}`).toSorted());
});
