import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { alarmColumns } from '#domain/lists/alarms/table-columns.ts';
import type { LensAlarm } from './alarm-list.ts';
import { columnsFor, largestSet, tracks } from './columns.tsx';

const shown = [
  'cmms-status',
  'cmms-asset-name',
  'cmms-asset-value',
  'cmms-location-name',
  'cmms-location-value',
] as const;
const cellsOf = (alarm: Partial<LensAlarm>): string[] =>
  columnsFor('full', { isSnoozedLens: false, hasPlaces: true }, shown).map(({ cell }) =>
    renderToStaticMarkup(cell({ item: alarm as LensAlarm, leftAt: null, changedAt: null }, false)).replace(
      /<[^>]*>/g,
      '',
    ),
  );

test('LENS-050 LENS-051 LENS-052 a table shows the CMMS config status, and what the asset and location are known as', () => {
  expect(alarmColumns['cmms-status']).toBe('CMMS Config Status');
  const mapped = {
    ...{ cmmsMappedAssetName: 'P1', cmmsMappedAssetValue: 'Pump one' },
    ...{ cmmsMappedLocationName: 'B1', cmmsMappedLocationValue: 'North house' },
  };
  expect(cellsOf({ cmmsConfigStatus: 'complete', ...mapped })).toEqual([
    ...['complete', 'P1', 'Pump one', 'B1', 'North house'],
  ]);
  expect(cellsOf({ cmmsConfigStatus: 'incomplete' })).toEqual(['incomplete', '—', '—', '—', '—']);
});

test('where there is little room, the location says all that is known of it', () => {
  const [, , , location] = columnsFor('compact', { isSnoozedLens: false, hasPlaces: true }, null);
  const text = (...properties: Array<{ type: string; value: string[] }>) =>
    renderToStaticMarkup(
      location?.cell({ item: { properties } as LensAlarm, leftAt: null, changedAt: null }, false),
    ).replace(/<[^>]*>/g, '');
  expect(location?.name).toBe('Location');
  expect(text({ type: 'floors', value: ['3F'] })).toBe('3F');
  expect(text({ type: 'building', value: ['North house'] }, { type: 'rooms', value: ['Rm 214'] })).toBe(
    'North house › Rm 214',
  );
  expect(text()).toBe('—');
});

test.each([
  { isSnoozedLens: false, hasPlaces: true },
  { isSnoozedLens: false, hasPlaces: false },
  { isSnoozedLens: true, hasPlaces: true },
])('by default a table shows the most columns that need no scrolling sideways: %o', (list) => {
  const needed = (set: 'compact' | 'medium' | 'full') => tracks(columnsFor(set, list, null), true).minWidth;
  // a table beside the narrow rail on a screen of 1024 px
  expect(needed('compact')).toBeLessThanOrEqual(800);
  for (const set of ['medium', 'full'] as const) {
    expect(largestSet(needed(set), list, true)).toBe(set);
    expect(largestSet(needed(set) - 1, list, true)).toBe(set === 'full' ? 'medium' : 'compact');
  }
});
