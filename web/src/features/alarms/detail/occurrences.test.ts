import { expect, test } from 'vitest';
import { dayLabel, lastDays } from './occurrences.ts';

test('a range of days ends with today’s midnight and starts with a whole day', () => {
  const range = lastDays(14, new Date(2025, 9, 14, 14, 41));
  expect(range).toEqual({
    start: new Date(2025, 9, 1).toISOString(),
    end: new Date(2025, 9, 15).toISOString(),
  });
});

test('a range over a change of the clocks still holds whole local days', () => {
  const { start, end } = lastDays(7, new Date(2025, 10, 4, 9, 0));
  expect(new Date(start).getHours()).toBe(0);
  expect(new Date(end).getHours()).toBe(0);
});

test('days are labelled month and day', () => expect(dayLabel('2025-10-08')).toBe('10/8'));
