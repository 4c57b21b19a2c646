import { expect, test } from 'vitest';
import { defaultLensPath, lensPath, lensSort, parseSort, sortParam } from './lens-address.ts';

test('ALM-038 ALM-039 a lens is addressed by its group and its name', () => {
  expect(defaultLensPath).toBe(lensPath({ groupLabel: 'Standard Lenses', name: 'Active Alarms' }));
  expect(lensPath({ groupLabel: 'My alarm Lenses', name: '50/50 & co' })).toBe(
    '/alarms/My%20alarm%20Lenses/50%2F50%20%26%20co',
  );
});

test('ALM-107 without a wish of its own a lens shows the newest alarm time first', () => {
  expect(lensSort(null)).toEqual({ field: 'ALARM_TIME', direction: 'DESC' });
  expect(lensSort({ sort: 'NUISANCE_COUNT.DESC' })).toEqual({ field: 'NUISANCE_COUNT', direction: 'DESC' });
});

test('a sort survives the address and nonsense is no sort', () => {
  expect(parseSort(sortParam({ field: 'PRIORITY', direction: 'ASC' }))).toEqual({
    field: 'PRIORITY',
    direction: 'ASC',
  });
  expect(parseSort('COLOUR.ASC')).toBeNull();
  expect(parseSort('PRIORITY')).toBeNull();
  expect(parseSort(null)).toBeNull();
});
