import { expect, test } from 'vitest';
import { alarmIdentity } from './alarm-identity.ts';

const alarm = {
  stationPath: 'SiteJace1',
  pointPath: 'slot:/Drivers/AHU_3/SupplyTemp',
  pointName: 'AHU_3_SupplyTemp',
  condition: 'High Limit',
  message: 'Supply temp high',
};
const withoutPoint = { ...alarm, stationPath: '', pointPath: '', pointName: '', condition: null };

test('an alarm is one point with one condition in one system', () => {
  const ids = [
    alarmIdentity(7, alarm),
    alarmIdentity(8, alarm),
    alarmIdentity(7, { ...alarm, condition: 'Low Limit' }),
    alarmIdentity(7, { ...alarm, condition: null }),
    alarmIdentity(7, { ...alarm, pointPath: 'slot:/Drivers/AHU_4/SupplyTemp' }),
    alarmIdentity(7, { ...alarm, stationPath: 'SiteJace2' }),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('the text, a display name beside the path and the case of the condition do not make another alarm', () => {
  const same = { ...alarm, message: 'Changed wording 12', pointName: 'renamed', condition: ' HIGH  limit ' };
  expect(alarmIdentity(7, same)).toBe(alarmIdentity(7, alarm));
});

test('a point name stands in for a missing path', () => {
  const named = { ...alarm, pointPath: '', pointName: alarm.pointPath };
  expect(alarmIdentity(7, named)).toBe(alarmIdentity(7, alarm));
});

test('without a point the text says which alarm it is, less its values and times', () => {
  const first = { ...withoutPoint, message: 'Room 101 at 78.4 °F on 05-Jan-26 2:03 PM EST' };
  const later = { ...withoutPoint, message: 'ROOM 101 at  81.0 °F on 06-Jan-26 11:15 AM EST' };
  const other = { ...withoutPoint, message: 'Room 102 at 78.4 °F on 05-Jan-26 2:03 PM EST' };
  expect(alarmIdentity(7, later)).toBe(alarmIdentity(7, first));
  expect(alarmIdentity(7, other)).not.toBe(alarmIdentity(7, first));
});

test('a text that reads like a point is not that point', () => {
  expect(alarmIdentity(7, { ...withoutPoint, message: 'pump' })).not.toBe(
    alarmIdentity(7, { ...withoutPoint, pointPath: 'pump' }),
  );
});
