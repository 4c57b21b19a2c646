import type { CanonicalEvent } from '#domain/alarms/model/canonical-event.ts';
import { priorityLabels } from '#domain/constants.ts';
import { ownOf } from '#domain/own.ts';
import { eventTexts as texts } from '#texts/parser.ts';
import { formatSecondIn } from '#ui/zoned.ts';

type Field = keyof CanonicalEvent;

/** A field of an event in words; a null value is an empty field. */
export interface EventRow {
  field: Field;
  label: string;
  values: Array<string | null>;
  /** True if the results side by side differ. */
  differs: boolean;
}

type Format = (event: CanonicalEvent, timezone: string) => string | null;

const plain: Format | null = null;
/** Formats of the fields, in the order of the table. A field that is shown with another has no line of its own. */
const formats = {
  kind: ({ kind }) => kindName(kind),
  occurredAt: ({ occurredAt }, timezone) => instant(occurredAt, timezone),
  pointPath: plain,
  pointName: plain,
  stationPath: plain,
  condition: plain,
  message: plain,
  fromState: plain,
  toState: plain,
  sourceState: plain,
  priorityRaw: ({ priorityRaw, priority }) => texts.priority(priorityRaw, priorityLabels[priority] ?? String(priority)),
  alarmClass: plain,
  value: ({ value, units }) => (value === null ? null : `${value}${units ? ` ${units}` : ''}`),
  valueText: plain,
  limitHigh: plain,
  limitLow: plain,
  deadband: plain,
  ackRequired: ({ ackRequired }) => (ackRequired === null ? null : ackRequired ? texts.yes : texts.no),
  ackedBy: plain,
  ackedAt: ({ ackedAt }, timezone) => instant(ackedAt, timezone),
  normalAt: ({ normalAt }, timezone) => instant(normalAt, timezone),
  sourceRecordId: plain,
  hyperlink: plain,
} satisfies Partial<Record<Field, Format | null>>;
const lines = Object.entries(formats) as Array<[keyof typeof formats, Format | null]>;

/** Label of a field of an event or of a map. */
export const fieldName = (field: string): string =>
  ownOf<string>(texts.fields, field) ?? ownOf<string>(texts.mapFields, field) ?? field;
export const kindName = (kind: string): string => ownOf<string>(texts.kinds, kind) ?? kind;

/** The same event as one or several readings have it, side by side; null where a reading has no such event. */
export function eventRows(events: ReadonlyArray<CanonicalEvent | null>, timezone: string): EventRow[] {
  return lines.map(([field, format]) => {
    const values = events.map((event) => {
      if (!event) return null;
      const value = format ? format(event, timezone) : event[field];
      return value === null || value === undefined || value === '' ? null : String(value);
    });
    return { field, label: texts.fields[field], values, differs: values.some((value) => value !== values[0]) };
  });
}

/** An instant on the wall clock of a zone, and in UTC. */
export function instant(iso: string | null, timezone: string): string | null {
  if (iso === null) return null;
  const utc = `${iso.slice(0, 19).replace('T', ' ')} UTC`;
  if (timezone === 'UTC') return utc;
  return `${formatSecondIn(iso, timezone)} · ${utc}`;
}
