import type { CanonicalEvent } from '#domain/alarms/model/canonical-event.ts';
import { priorityLabels } from '#domain/constants.ts';
import { ownOf } from '#domain/own.ts';

type Field = keyof CanonicalEvent;

/** A field of an event in words; a null value is an empty field. */
export interface EventRow {
  field: Field;
  label: string;
  values: Array<string | null>;
  /** Whether the readings beside each other do not agree. */
  differs: boolean;
}

const kinds: Record<string, string> = {
  ALARM: 'Alarm',
  ALERT: 'Alert',
  RTN: 'Return to normal',
  ACK: 'Acknowledged',
  UPDATE: 'Update',
};

/** What a field is called, in the order of the table. A field that is told with another has no line of its own. */
const lines: ReadonlyArray<[Field, string, ((event: CanonicalEvent, timezone: string) => string | null)?]> = [
  ['kind', 'Event', ({ kind }) => kindName(kind)],
  ['occurredAt', 'Happened', ({ occurredAt }, timezone) => instant(occurredAt, timezone)],
  ['pointPath', 'Point'],
  ['pointName', 'Point name'],
  ['stationPath', 'Station'],
  ['condition', 'Condition'],
  ['message', 'Message'],
  ['fromState', 'From state'],
  ['toState', 'To state'],
  ['sourceState', 'Means'],
  ['priorityRaw', 'Priority', ({ priorityRaw, priority }) => `${priorityRaw ?? 'none'} → ${priorityLabels[priority]}`],
  ['alarmClass', 'Class'],
  ['value', 'Value', ({ value, units }) => (value === null ? null : `${value}${units ? ` ${units}` : ''}`)],
  ['valueText', 'Value as sent'],
  ['limitHigh', 'High limit'],
  ['limitLow', 'Low limit'],
  ['deadband', 'Deadband'],
  [
    'ackRequired',
    'Needs acknowledging',
    ({ ackRequired }) => (ackRequired === null ? null : ackRequired ? 'Yes' : 'No'),
  ],
  ['ackedBy', 'Acknowledged by'],
  ['ackedAt', 'Acknowledged', ({ ackedAt }, timezone) => instant(ackedAt, timezone)],
  ['normalAt', 'Back to normal', ({ normalAt }, timezone) => instant(normalAt, timezone)],
  ['sourceRecordId', 'Record id'],
  ['hyperlink', 'Link'],
];
const names: ReadonlyMap<string, string> = new Map(lines.map(([field, label]) => [field, label]));
/** What a map calls otherwise than the events do. */
const mapNames: Record<string, string> = {
  event: 'Event',
  priority: 'Priority',
  units: 'Units',
  updatedAt: 'Updated',
};

/** What a field of an event, or of a map, is called. */
export const fieldName = (field: string): string => names.get(field) ?? ownOf(mapNames, field) ?? field;
export const kindName = (kind: string): string => ownOf(kinds, kind) ?? kind;

/** The same event as one or several readings have it, side by side; null where a reading has no such event. */
export function eventRows(events: ReadonlyArray<CanonicalEvent | null>, timezone: string): EventRow[] {
  return lines.map(([field, label, told]) => {
    const values = events.map((event) => {
      if (!event) return null;
      const value = told ? told(event, timezone) : event[field];
      return value === null || value === undefined || value === '' ? null : String(value);
    });
    return { field, label, values, differs: values.some((value) => value !== values[0]) };
  });
}

/** An instant on the wall clock of a zone, and in UTC. */
export function instant(iso: string | null, timezone: string): string | null {
  if (iso === null) return null;
  const utc = `${iso.slice(0, 19).replace('T', ' ')} UTC`;
  if (timezone === 'UTC') return utc;
  const local = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: timezone }).format(new Date(iso));
  return `${local.replace(',', '')} · ${utc}`;
}

const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;
