import { expect, test } from 'vitest';
import { plural } from '#texts/common.ts';
import {
  formatAgo,
  formatAlarmTime,
  formatAlignedAlarmTime,
  formatChip,
  formatDate,
  formatDateTime,
  formatDuration,
  formatDurationRange,
  formatMinMax,
  formatRangeTime,
  formatRecent,
  formatSelection,
  formatValueList,
  parseAlarmId,
} from './format.ts';

/** An instant by its local wall clock, so that the test holds in every timezone. */
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('UI-066 dates are MM/dd/yyyy', () => {
  expect(formatDate(local(2025, 9, 4, 14, 41))).toBe('10/04/2025');
  expect(formatDate(null)).toBe('—');
});

test('date and time use the twelve-hour clock', () => {
  expect(formatDateTime(local(2025, 9, 14, 14, 41))).toBe('10/14/2025 02:41 PM');
  expect(formatDateTime(local(2025, 9, 14, 0, 5))).toBe('10/14/2025 12:05 AM');
});

test('ALM-140 alarm time is MM/d/yyyy and hh:mm a', () => {
  expect(formatAlarmTime(local(2025, 9, 4, 14, 41))).toBe('10/4/2025 02:41 PM');
  expect(formatAlarmTime(local(2025, 0, 14, 0, 5))).toBe('01/14/2025 12:05 AM');
  expect(formatAlarmTime(null)).toBe('—');
  expect(formatAlignedAlarmTime(local(2025, 9, 4, 14, 41))).toBe('10/4/2025\u2007 02:41 PM');
  expect(formatAlignedAlarmTime(local(2025, 9, 14, 14, 41))).toBe('10/14/2025 02:41 PM');
});

test('UI-068 a range picker shows times as MM/d/yyyy h:mm a', () => {
  expect(formatRangeTime(new Date(2025, 9, 4, 14, 41))).toBe('10/4/2025 2:41 PM');
  expect(formatRangeTime(new Date(2025, 0, 14, 0, 5))).toBe('01/14/2025 12:05 AM');
});

test('a time of today drops its date', () => {
  const now = new Date(2025, 9, 14, 18, 0).getTime();
  expect(formatRecent(local(2025, 9, 14, 14, 41), now)).toBe('02:41 PM');
  expect(formatRecent(local(2025, 9, 13, 14, 41), now)).toBe('10/13/2025 02:41 PM');
});

test('UI-069 UI-070 durations are in seconds under a minute, in minutes under an hour', () => {
  expect([0, 12_000, 59_999, -5].map(formatDuration)).toEqual(['0s', '12s', '59s', '0s']);
  expect([60_000, 3_599_000].map(formatDuration)).toEqual(['1m', '59m']);
});

test('UI-071 UI-072 durations are in hours under a day, then in days', () => {
  expect([3_600_000, 4_440_000, 86_399_000].map(formatDuration)).toEqual(['1h 0m', '1h 14m', '23h 59m']);
  expect([86_400_000, 273_600_000].map(formatDuration)).toEqual(['1d 0h', '3d 4h']);
});

test.each([
  [4_000, '4 s ago'],
  [360_000, '6 min ago'],
  [7_200_000, '2 h ago'],
  [172_800_000, '2 d ago'],
])('%d ms ago reads %s', (ms, text) => expect(formatAgo(ms)).toBe(text));

test('counts are grouped and shortened only in chips over 99,999', () => {
  expect(formatChip(1_307)).toBe('1,307');
  expect(formatChip(99_999)).toBe('99,999');
  expect(formatChip(128_400)).toBe('128k');
  expect(plural(1, 'occurrence')).toBe('1 occurrence');
  expect(plural(31, 'occurrence')).toBe('31 occurrences');
});

test('LENS-097 a pill lists three values, then how many others', () => {
  expect(formatSelection(['A', 'B', 'C'])).toBe('A, B, C');
  expect(formatSelection(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B, C or 3 others');
});

test('LENS-066 an alarm id is read with or without its letter', () => {
  expect(parseAlarmId('A48213')).toBe('48213');
  expect(parseAlarmId(' a48213 ')).toBe('48213');
  expect(parseAlarmId('48213')).toBe('48213');
  expect(parseAlarmId('AHU-07')).toBeNull();
});

test('LENS-100 LENS-101 LENS-102 numbers from and to read "min - max", "at least" and "at most"', () => {
  expect(formatMinMax({ min: 3, max: 7 })).toBe('3 - 7');
  expect(formatMinMax({ min: 1_300, max: null })).toBe('at least 1,300');
  expect(formatMinMax({ min: null, max: 7 })).toBe('at most 7');
});

test('LENS-103 LENS-104 LENS-105 durations from and to read "Between X and Y", "Greater than X" and "Less than Y"', () => {
  expect(formatDurationRange({ min: 300_000, max: 93_600_000 })).toBe('Between 5m and 1d 2h');
  expect(formatDurationRange({ min: 300_000, max: null })).toBe('Greater than 5m');
  expect(formatDurationRange({ min: null, max: 3_600_000 })).toBe('Less than 1h 0m');
});

test('LENS-107 a duration in a filter reads "<1m" under a minute, and a dash when empty', () => {
  expect(formatDurationRange({ min: 59_999, max: null })).toBe('Greater than <1m');
  expect(formatDurationRange({ min: null, max: null })).toBe('-');
});

test('LENS-098 more than five values are the first five and how many more', () => {
  const values = ['1', '2', '3', '4', '5', '6', '7'];
  expect(formatValueList(values.slice(0, 5))).toBe('1, 2, 3, 4, 5');
  expect(formatValueList(values)).toBe('1, 2, 3, 4, 5...+2');
});
