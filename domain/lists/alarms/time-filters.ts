import type { Moment } from '../../timezone.ts';
import { allOf, anyOf, atTimeOfDay, type Bounds, type Expression, isIn, within } from '../criteria/expression.ts';
import { type Filter, type Filters, timesOf } from '../criteria/filter.ts';
import { readDurations, readTimesOfDay } from '../criteria/ranges.ts';
import { alarmColumn } from './alarm-columns.ts';
import type { AlarmRow } from './alarm-row.ts';

/** A duration from and to. */
const durationOf = (
  label: string,
  conditionOf: (bounds: Bounds, moment: Moment) => Expression<AlarmRow>,
): Filter<AlarmRow> => ({
  label,
  type: 'durationMinMax',
  blank: null,
  read(value) {
    const bounds = readDurations(label, value);
    return bounds && ((moment) => conditionOf(bounds, moment));
  },
});

/** Bounds of the time when something began that has lasted between `min` and `max`. A minimum of nothing leaves out nothing. */
const begun = ({ min, max }: Bounds, { now }: Moment): Bounds => ({
  min: max === null ? null : now - max,
  max: min ? now - min : null,
});

/** Times of alarms, and how long they have lasted. */
export const timeFilters = {
  alarmTime: timesOf('Alarm Time', alarmColumn.latestAlarmAt),
  alarmTimeOfDay: {
    label: 'Alarm Time of Day',
    type: 'timeMinMax',
    blank: null,
    read(value) {
      const during = readTimesOfDay('Alarm Time of Day', value);
      return during && (({ timezone }) => atTimeOfDay(alarmColumn.latestAlarmAt, during, timezone));
    },
  },
  endTime: timesOf('End Time', alarmColumn.latestEndAt, { isBlank: true }),
  enteredStatus: timesOf('Entered Status', alarmColumn.enteredStatusAt),
  createdDate: timesOf('Created Date', alarmColumn.createdAt),
  snoozedUntil: timesOf('Snoozed Until', alarmColumn.snoozeExpiresAt, { isBlank: true, isAhead: true }),
  lastWorkClosed: timesOf('Last Work Closed', alarmColumn.lastWorkTicketClosedAt, { isBlank: true }),
  // of an alarm that has ended, how long it was active
  timeInAlarm: durationOf('Time in Alarm', (bounds, moment) =>
    anyOf(
      allOf(isIn(alarmColumn.isActive, true), within(alarmColumn.latestAlarmAt, begun(bounds, moment))),
      allOf(isIn(alarmColumn.isActive, false), within(alarmColumn.lasted, bounds)),
    ),
  ),
  createdAt: durationOf('Created At', (bounds, moment) => within(alarmColumn.createdAt, begun(bounds, moment))),
} satisfies Filters<AlarmRow>;
