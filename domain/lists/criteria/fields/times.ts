import type { Moment } from '../../../timezone.ts';
import { allOf, anyOf, atTimeOfDay, type Bounds, type Expression, isIn, within } from '../expression.ts';
import { readDurations, readTimesOfDay } from '../ranges.ts';
import type { Field } from './kinds.ts';
import { timesOf } from './kinds.ts';

/** A duration from and to. */
const durationOf = (label: string, asked: (bounds: Bounds, moment: Moment) => Expression): Field => ({
  label,
  type: 'durationMinMax',
  blank: null,
  read(value) {
    const bounds = readDurations(label, value);
    return bounds && ((moment) => asked(bounds, moment));
  },
});

/** When something began that has lasted between `min` and `max`. A minimum of nothing leaves out nothing. */
const begun = ({ min, max }: Bounds, { now }: Moment): Bounds => ({
  min: max === null ? null : now - max,
  max: min ? now - min : null,
});

/** When things happened, and how long they have lasted. */
export const timeFields = {
  alarmTime: timesOf('Alarm Time', 'latestAlarmAt'),
  alarmTimeOfDay: {
    label: 'Alarm Time of Day',
    type: 'timeMinMax',
    blank: null,
    read(value) {
      const during = readTimesOfDay('Alarm Time of Day', value);
      return during && (({ timezone }) => atTimeOfDay('latestAlarmAt', during, timezone));
    },
  },
  endTime: timesOf('End Time', 'latestEndAt', { isBlank: true }),
  enteredStatus: timesOf('Entered Status', 'enteredStatusAt'),
  createdDate: timesOf('Created Date', 'createdAt'),
  snoozedUntil: timesOf('Snoozed Until', 'snoozeExpiresAt', { isBlank: true, isAhead: true }),
  lastWorkClosed: timesOf('Last Work Closed', 'lastWorkTicketClosedAt', { isBlank: true }),
  // of an alarm that has ended, how long it was active
  timeInAlarm: durationOf('Time in Alarm', (bounds, moment) =>
    anyOf(
      allOf(isIn('isActive', true), within('latestAlarmAt', begun(bounds, moment))),
      allOf(isIn('isActive', false), within('lasted', bounds)),
    ),
  ),
  createdAt: durationOf('Created At', (bounds, moment) => within('createdAt', begun(bounds, moment))),
} satisfies Record<string, Field>;
