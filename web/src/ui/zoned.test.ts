import { expect, test } from 'vitest';
import { formatDateIn, formatDateTimeIn, formatSecondIn } from './zoned.ts';

const [chicago, kolkata] = ['America/Chicago', 'Asia/Kolkata'];

test('UI-066 UI-067 a day and a time are those of the timezone', () => {
  expect(formatDateIn('2025-10-15T03:00:00Z', chicago)).toBe('10/14/2025');
  expect(formatDateIn('2025-10-14T19:41:00Z', kolkata)).toBe('10/15/2025');
  expect(formatDateTimeIn('2025-10-04T19:41:00Z', chicago)).toBe('10/04/2025 02:41 PM');
  expect(formatDateTimeIn('2025-10-14T19:41:00Z', kolkata)).toBe('10/15/2025 01:11 AM');
  expect(formatDateTimeIn(null, chicago)).toBe('—');
});

test('an hour that a clock has twice is told apart by the name of the zone', () => {
  expect(['2025-11-02T06:30:00Z', '2025-11-02T07:30:00Z'].map((at) => formatSecondIn(at, chicago))).toEqual([
    '11/02/2025 01:30:00 AM CDT',
    '11/02/2025 01:30:00 AM CST',
  ]);
});
