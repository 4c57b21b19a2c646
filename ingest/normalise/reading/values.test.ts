import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber, readValue } from './values.ts';

test.each([
  ['78.4 °F', 78.4, '°F'],
  ['0.08 in/wc', 0.08, 'in/wc'],
  ['45.0 %RH', 45, '%RH'],
  ['12.0 % of setpoint', 12, '% of setpoint'],
  ['300cfm', 300, 'cfm'],
  ['-250.0', -250, null],
  ['-250.0 °F', -250, '°F'],
  ['−4.5 °C', -4.5, '°C'],
  ['2.0', 2, null],
  ['1,455.2 cfm', 1455.2, 'cfm'],
  ['78,4 °C', 78.4, '°C'],
  ['1.2e3 W', 1200, 'W'],
  ['78.4 °F {alarm,unackedAlarm}', 78.4, '°F'],
  ['12 m³/h', 12, 'm³/h'],
])('%s is a number with its unit', (text, value, units) => {
  expect(readValue(text)).toEqual({ value, valueText: text, units });
});

test.each([
  '65535',
  '65535.0',
  '65535 °F',
  'N/A',
  '<empty>',
  '',
  '%alarmData.presentValue%',
  'On/Off',
  'true',
  'NaN',
  'Infinity',
  '12:05',
  '5/7/2022',
  '10.0.0.5',
  '1,455',
  '1e999',
  '7 8',
  'high',
])('%j keeps its text and has no value', (text) => {
  expect(readValue(text)).toEqual({ value: null, valueText: text, units: null });
});

test('JSON numbers and booleans keep their text, what is neither has nothing', () => {
  expect(readValue(78.4)).toEqual({ value: 78.4, valueText: '78.4', units: null });
  expect(readValue(65535)).toEqual({ value: null, valueText: '65535', units: null });
  expect(readValue(true)).toEqual({ value: null, valueText: 'true', units: null });
  for (const none of [null, undefined, {}, []]) expect(readValue(none).valueText).toBeNull();
});

test('a limit is the number of its text', () => {
  expect([readNumber('75.0 °F'), readNumber('2.0'), readNumber('none'), readNumber(undefined)]).toEqual([
    75,
    2,
    null,
    null,
  ]);
});

test('no value but a finite one comes out of any text', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const { value } = readValue(raw);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
