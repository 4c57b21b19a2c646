import { expect, test } from 'vitest';
import { alarmTypeOf } from './alarm-type.ts';

test.each([
  ['Supply air temperature high', null, 'High_Temperature_Alarm'],
  ['AHU-3 supply temp', 'Low Limit', 'Low_Temperature_Alarm'],
  ['Zone temperature', null, 'Temperature_Alarm'],
  ['Chilled water differential pressure low', null, 'Pressure_Alarm'],
  ['VAV-7 is offline', null, 'Communication_Loss_Alarm'],
  ['Return FILTER_DIRTY', null, 'Change_Filter_Alarm'],
  ['Roof fan does not turn', 'Tripped', 'Failure_Alarm'],
  ['Flow switch of pump 2', null, null],
  ['', null, null],
])('"%s" with the condition %s is of type %s', (message, condition, type) => {
  expect(alarmTypeOf({ message, condition })).toBe(type);
});
