import { expect, test } from 'vitest';
import { parseCriterion } from '#features/criteria/criteria.ts';
import { countName, countPath } from './count-rows.ts';

const row = (value: string | null, label: string | null = null) => ({ value, label });

test('a row is named as people say it', () => {
  expect(countName('alarmId', row('12', 'AHU-7 – Fan – Off'))).toBe('AHU-7 – Fan – Off');
  expect(countName('alarmId', row('12'))).toBe('A12');
  expect(countName('externalSystemId', row('3', 'Air systems'))).toBe('Air systems');
  expect(countName('priority', row('5'))).toBe('Highest');
  expect(countName('priority', row('0'))).toBe('No Priority');
  expect(countName('point', row(null))).toBe('(blanks)');
});

test('a row leads to its alarms', () => {
  expect(countPath('alarmId', row('12'))).toBe('/alarms/list/all_alarms/12');
  const filter = (path = '') => parseCriterion(new URL(path, 'http://localhost').searchParams.get('filter') ?? '');
  expect(filter(countPath('point', row('/Drivers/AHU 1, left')))).toEqual({
    field: 'point',
    isExclusion: false,
    values: ['/Drivers/AHU 1, left'],
  });
  expect(filter(countPath('point', row(null)))?.values).toEqual([null]);
  // for who has no reports, there is no list to lead to
  expect(countPath('point', row('AHU-1'), false)).toBeUndefined();
  expect(countPath('alarmId', row('12'), false)).toBe('/alarms/list/all_alarms/12');
});
