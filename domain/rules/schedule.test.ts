import { describe, expect, test } from 'vitest';
import { holidayTest } from '../holidays/holiday.ts';
import type { Schedule } from './rule.ts';
import { isWithin } from './schedule.ts';

const never = () => false;
const weekdays: Schedule = {
  ...{ every: 1, unit: 'WEEK', startDate: '2026-01-05', weekdays: [1, 2, 3, 4, 5], from: '06:00', to: '18:00' },
  ...{ timezone: 'America/New_York', leavesOutHolidays: false },
};
const isIn = (schedule: Schedule | null, at: string, isHoliday: (day: string) => boolean = never) =>
  isWithin(schedule, Date.parse(at), isHoliday);

describe('AUTO.19 a schedule', () => {
  test('none means always', () => {
    expect(isIn(null, '2026-05-04T12:00:00Z')).toBe(true);
  });

  test('is judged by the clocks of its timezone; the start counts, the end does not', () => {
    // Monday in New York, four hours behind
    for (const [at, is] of [
      ['2026-05-04T09:59:59Z', false],
      ['2026-05-04T10:00:00Z', true],
      ['2026-05-04T21:59:59Z', true],
      ['2026-05-04T22:00:00Z', false],
      ['2026-05-03T15:00:00Z', false],
    ] as const)
      expect([at, isIn(weekdays, at)]).toEqual([at, is]);
  });

  test('a range over midnight belongs to the day on which it starts', () => {
    const nights: Schedule = { ...weekdays, weekdays: [5], from: '22:00', to: '06:00' };
    // the night of Friday the 8th: from 2:00 to 10:00 UTC of Saturday
    expect(isIn(nights, '2026-05-09T01:59:00Z')).toBe(false);
    expect(isIn(nights, '2026-05-09T02:00:00Z')).toBe(true);
    expect(isIn(nights, '2026-05-09T09:59:00Z')).toBe(true);
    expect(isIn(nights, '2026-05-09T10:00:00Z')).toBe(false);
    // early Friday is Thursday's night
    expect(isIn(nights, '2026-05-08T09:00:00Z')).toBe(false);
  });

  test('equal times are 24 hours from then', () => {
    const shift: Schedule = { ...weekdays, weekdays: [1], from: '07:00', to: '07:00', timezone: 'UTC' };
    expect(isIn(shift, '2026-05-04T06:59:00Z')).toBe(false);
    expect(isIn(shift, '2026-05-04T07:00:00Z')).toBe(true);
    expect(isIn(shift, '2026-05-05T06:59:00Z')).toBe(true);
    expect(isIn(shift, '2026-05-05T07:00:00Z')).toBe(false);
  });

  test('every n days or weeks counts from the start date; weeks begin on Monday', () => {
    const days: Schedule = {
      ...weekdays,
      every: 3,
      unit: 'DAY',
      startDate: '2026-05-04',
      weekdays: [],
      timezone: 'UTC',
    };
    expect(['03', '04', '05', '06', '07'].map((day) => isIn(days, `2026-05-${day}T12:00:00Z`))).toEqual([
      ...[false, true, false, false, true],
    ]);
    // starts on a Thursday: the rest of that week, not the next, and the one after
    const weeks: Schedule = { ...weekdays, every: 2, startDate: '2026-05-07', timezone: 'UTC' };
    expect(['06', '07', '08', '11', '15', '18'].map((day) => isIn(weeks, `2026-05-${day}T12:00:00Z`))).toEqual([
      ...[false, true, true, false, false, true],
    ]);
  });

  test('daylight saving: a skipped hour never is, an hour shown twice counts twice, nights keep their clock', () => {
    const early: Schedule = { ...weekdays, weekdays: [], from: '01:30', to: '02:30', timezone: 'Europe/Berlin' };
    // clocks go from 2:00 to 3:00 in the night to the 29th of March, back from 3:00 to 2:00 on the 25th of October
    expect(isIn(early, '2026-03-29T00:45:00Z')).toBe(true);
    expect(isIn(early, '2026-03-29T01:10:00Z')).toBe(false);
    expect(isIn(early, '2026-10-25T00:10:00Z')).toBe(true);
    expect(isIn(early, '2026-10-25T01:10:00Z')).toBe(true);
    const night: Schedule = { ...weekdays, weekdays: [6], from: '22:00', to: '06:00', timezone: 'Europe/Berlin' };
    expect(isIn(night, '2026-03-28T21:00:00Z')).toBe(true);
    expect(isIn(night, '2026-03-29T03:59:00Z')).toBe(true);
    expect(isIn(night, '2026-03-29T04:00:00Z')).toBe(false);
    expect(isIn(night, '2026-10-25T04:59:00Z')).toBe(true);
    expect(isIn(night, '2026-10-25T05:00:00Z')).toBe(false);
  });

  test('leaves out holidays, of the day on which a range starts; one that returns does so from its first year on', () => {
    const isHoliday = holidayTest([
      { date: '2026-05-04', isYearly: false },
      { date: '2025-12-25', isYearly: true },
    ]);
    const open: Schedule = {
      ...weekdays,
      weekdays: [],
      from: '20:00',
      to: '04:00',
      timezone: 'UTC',
      leavesOutHolidays: true,
    };
    expect(isIn(open, '2026-05-04T21:00:00Z', isHoliday)).toBe(false);
    expect(isIn(open, '2026-05-05T03:00:00Z', isHoliday)).toBe(false);
    expect(isIn(open, '2026-05-04T03:00:00Z', isHoliday)).toBe(true);
    expect(isIn(open, '2026-12-25T21:00:00Z', isHoliday)).toBe(false);
    expect(isIn({ ...open, leavesOutHolidays: false }, '2026-12-25T21:00:00Z', isHoliday)).toBe(true);
    expect(isHoliday('2024-12-25')).toBe(false);
  });
});
