import { expect, test } from 'vitest';
import { dayLabel, dayName, dayOf, daysBetween, lastDays } from './days.ts';

test('a range of days ends with the midnight of its timezone’s today and starts with a whole day', () => {
  const now = new Date('2025-10-14T19:41:00Z');
  expect(lastDays(14, now, 'America/Chicago')).toEqual({
    start: '2025-10-01T05:00:00.000Z',
    end: '2025-10-15T05:00:00.000Z',
  });
  expect(lastDays(14, now, 'Asia/Kolkata').end).toBe('2025-10-15T18:30:00.000Z');
  expect([dayOf(now, 'America/Chicago'), dayOf(now, 'Asia/Kolkata')]).toEqual(['2025-10-14', '2025-10-15']);
});

test('a range over a change of the clocks still holds whole days', () => {
  expect(lastDays(7, new Date('2025-11-04T15:00:00Z'), 'America/Chicago')).toEqual({
    start: '2025-10-29T05:00:00.000Z',
    end: '2025-11-05T06:00:00.000Z',
  });
});

test('days are labelled month and day, and named with their year', () => {
  expect(dayLabel('2025-10-08')).toBe('10/8');
  expect(dayName('2025-10-08')).toBe('10/08/2025');
});

test('days from one to another are whole, whatever the clocks do', () => {
  expect(daysBetween('2025-11-02', '2025-11-02', 'America/Chicago')).toEqual({
    start: '2025-11-02T05:00:00.000Z',
    end: '2025-11-03T06:00:00.000Z',
  });
});
