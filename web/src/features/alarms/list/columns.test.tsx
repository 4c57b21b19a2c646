import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { alarmColumns } from '../../../../../domain/lenses/table-columns.ts';
import { columnsFor } from './columns.tsx';
import type { LensAlarm } from './lens-list.ts';

const shown = [
  'cmms-status',
  'cmms-asset-name',
  'cmms-asset-value',
  'cmms-location-name',
  'cmms-location-value',
] as const;
const cellsOf = (alarm: Partial<LensAlarm>): string[] =>
  columnsFor('full', { isSnoozedLens: false, hasPlaces: true }, shown).map(({ cell }) =>
    renderToStaticMarkup(cell({ alarm: alarm as LensAlarm, leftAt: null, changedAt: null }, false)).replace(
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
