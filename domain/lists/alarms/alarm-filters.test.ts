import { expect, test } from 'vitest';
import { isInWarehouse } from '../criteria/in-warehouse.ts';
import { parseAlarmCriteria, warehouseCondition } from './alarm-criteria.ts';
import { alarmFilters } from './alarm-filters.ts';

const offered = Object.entries(alarmFilters).filter(([, { scopeLabel }]) => !scopeLabel);
const inHistory = offered.filter(([, filter]) => isInWarehouse(filter)).map(([name]) => name);

test('history is narrowed by what does not change with the state of an alarm', () =>
  expect(inHistory.toSorted()).toEqual(
    [
      ...['priority', 'serviceImpact', 'createdDate', 'createdAt'],
      ...['building', 'floors', 'rooms', 'assetName', 'assetType', 'assetCriticality'],
      ...['equipmentType', 'component', 'category'],
      ...['externalSystemId', 'alarmId', 'point', 'stationPath', 'condition', 'alarmClass', 'alarmType', 'text'],
    ].toSorted(),
  ));

/** A value that each filter takes. */
const sampleOf = (name: string): string =>
  alarmFilters[name as keyof typeof alarmFilters].options?.[0] ??
  { createdDate: '-1d..now', createdAt: '1h..2d', text: 'fan' }[name] ??
  '1';

test.each(inHistory)('the warehouse answers the filter %s', (field) => {
  const criteria = parseAlarmCriteria([{ field, isExclusion: false, values: [sampleOf(field)] }]);
  expect(warehouseCondition(criteria, '', { now: Date.now(), timezone: 'UTC' }).sql).toBeTruthy();
});

test.each(
  offered.map(([name]) => name).filter((name) => alarmFilters[name as 'status'].options && !inHistory.includes(name)),
)('the filter %s of present states is refused by name', (field) => {
  const criteria = parseAlarmCriteria([{ field, isExclusion: false, values: [sampleOf(field)] }]);
  expect(() => warehouseCondition(criteria, '', { now: Date.now(), timezone: 'UTC' })).toThrow(
    `History cannot be filtered by ${alarmFilters[field as 'status'].label}`,
  );
});
