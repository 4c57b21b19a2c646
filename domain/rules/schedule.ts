import { offsetMs } from '../timezone.ts';
import type { Schedule } from './rule.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Returns the minute of the day of HH:MM. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** ISO weekday of a day given as the UTC midnight of its date: 1 is Monday. */
const weekdayOf = (day: number): number => ((Math.floor(day / dayMs) + 3) % 7) + 1;
const mondayOf = (day: number): number => day - (weekdayOf(day) - 1) * dayMs;

/**
 * Policy scheduleGate (AUTO.20): returns true if a moment lies within a schedule, by what the clocks of its timezone show then. Clocks that go back show an
 * hour twice, and both count; what clocks that go forward skip never is. A range over midnight belongs to the day on which
 * it starts (AUTO.19): that day decides on weekday, repetition and holiday. Pure.
 * @param at milliseconds since the epoch.
 * @param isHoliday says it of a local day, YYYY-MM-DD.
 */
export function isWithin(schedule: Schedule | null, at: number, isHoliday: (day: string) => boolean): boolean {
  if (schedule === null) return true;
  const local = at + offsetMs(schedule.timezone, at);
  const minute = Math.floor((((local % dayMs) + dayMs) % dayMs) / minuteMs);
  const today = Math.floor(local / dayMs) * dayMs;
  const [from, to] = [minuteOf(schedule.from), minuteOf(schedule.to)];
  if (from < to) return minute >= from && minute < to && isTaken(schedule, today, isHoliday);
  const day = minute >= from ? today : minute < to ? today - dayMs : null;
  return day !== null && isTaken(schedule, day, isHoliday);
}

/** Returns true for a day on which a range of the schedule starts. @param day the UTC midnight of its date. */
function isTaken(schedule: Schedule, day: number, isHoliday: (day: string) => boolean): boolean {
  const { every, unit, startDate, weekdays, leavesOutHolidays } = schedule;
  const start = Date.parse(`${startDate}T00:00:00Z`);
  if (day < start) return false;
  const passed = unit === 'DAY' ? (day - start) / dayMs : (mondayOf(day) - mondayOf(start)) / (7 * dayMs);
  if (passed % every !== 0) return false;
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) return false;
  return !(leavesOutHolidays && isHoliday(new Date(day).toISOString().slice(0, 10)));
}
