import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patience } from '../../../tests/support/patience.ts';
import { identifyingText } from './identifying-text.ts';

test.each([
  ['Zone temperature 79.2 above limit 76.0', 'zone temperature above limit'],
  ['Supply temp 78.4 °F', 'supply temp'],
  ['Supply temp 78.4F', 'supply temp'],
  ['Supply temp 78 °F, humidity 45% RH', 'supply temp , humidity'],
  ['Static pressure -0.12 in/wc', 'static pressure'],
  ['Outside air -5', 'outside air'],
  ['Flow 300 cfm of 1,455.2 cfm', 'flow of'],
  ['Power 12kW', 'power'],
  ['Running for 3 hours', 'running for'],
  ['  Fan \t FAILED ', 'fan failed'],
])('measured values go: %s', (message, left) => {
  expect(identifyingText(message)).toBe(left);
});

test.each([
  ['Alarm 05-Jan-26 2:03 PM EST fan failed', 'alarm fan failed'],
  ['Alarm 02-Mar-22 12:00:43 PM CST fan failed', 'alarm fan failed'],
  ['Alarm 5/7/2022 12:05 fan failed', 'alarm fan failed'],
  ['Alarm 2026-01-05 14:03:22 fan failed', 'alarm fan failed'],
  ['Alarm 2026-01-05T14:03:22.118-05:00 fan failed', 'alarm fan failed'],
  ['Alarm 2026-01-05T19:03:22Z fan failed', 'alarm fan failed'],
  ['Alarm Jan 5, 2026 fan failed', 'alarm fan failed'],
])('dates and times go: %s', (message, left) => {
  expect(identifyingText(message)).toBe(left);
});

test.each([
  'room 101',
  'room 101 in alarm',
  'room 12f',
  'vav 2-1 zone temp',
  'ahu-3 supply fan',
  'ahu_3.2 fault',
  'zone 2.1 high',
  'vav 3 cfm low',
  'b7a.a3.rm2104 jam alarm',
  'controller 10.0.0.5 offline',
  'rooms 101,102 no airflow',
  'device 4203 object 12',
  'door 3 forced 2 times',
])('numbers that name things stay: %s', (message) => {
  expect(identifyingText(message)).toBe(message);
});

test('a text of nothing but a value keeps it, rather than merge with every other', () => {
  expect(identifyingText('78.4 °F')).toBe('78.4 °f');
});

test('any text ends, and what it ends in is folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
      const text = identifyingText(message);
      expect(text).toBe(text.trim());
      expect(text === '').toBe(message.normalize('NFKC').trim() === '');
    }),
  );
});

test('a hostile text of digits and spaces is read in linear time', () => {
  const started = performance.now();
  for (const part of ['1', '1 ', '1.', '1,', 'a1', '-1', '1:', ' ', 'jan ']) identifyingText(part.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(patience(1_000));
});
