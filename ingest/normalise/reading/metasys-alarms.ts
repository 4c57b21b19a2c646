import type { CanonicalEvent } from '../../../domain/alarms/model/canonical-event.ts';
import { type MetasysMap, parseMetasysMap } from '../../../domain/integrations/metasys-map.ts';
import { mapPriority } from '../../../domain/integrations/priority-table.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import { remembered } from './field-reader.ts';
import type { NormaliserSettings } from './normaliser.ts';
import {
  flagOf,
  inEach,
  isRow,
  optionalTime,
  personOf,
  type Row,
  requiredTime,
  textOf,
  textOrNull,
  Unreadable,
} from './payload.ts';
import { eventsOfRecord } from './record-events.ts';
import { singleEvent } from './single-event.ts';
import { readValue } from './values.ts';

/** An integration's compiled type map. */
export interface MetasysTypes {
  isNormal(type: string): boolean;
  isFault(type: string): boolean;
  /** Names of numbered members, "set/member". */
  members: ReadonlyMap<string, string>;
}

const fold = (text: string): string => text.trim().toLowerCase();

export const metasysTypes = remembered(parseMetasysMap, (map: MetasysMap): MetasysTypes => {
  const [normal, fault] = [map.normalTypes, map.faultTypes].map((types) => new Set(types.map(fold)));
  return {
    isNormal: (type) => normal?.has(fold(type)) ?? false,
    isFault: (type) => fault?.has(fold(type)) ?? false,
    members: new Map(Object.entries(map.members)),
  };
});

/** Differences between the versions of the API. */
export interface MetasysWords {
  /** Name of the alarm's type without its enumeration. */
  typeOf(alarm: Row, types: MetasysTypes): string;
  /** Returns the name of a unit or category, null if it is unknown. */
  nameOf(holder: Row, field: 'units' | 'category', types: MetasysTypes): string | null;
}

/**
 * Reads the alarms of a list answer, or a single one. An alarm is a record by `id` for its acknowledgement, but its
 * return is another record: an event that ends whatever alarm the item (`itemReference`) has, so the item alone is the
 * key. Discarding an alarm takes it off a list; it is not a return.
 */
export function readMetasys(row: Row, settings: NormaliserSettings, words: MetasysWords): CanonicalEvent[] {
  const types = metasysTypes(settings.fieldMap);
  const alarms: unknown[] = Array.isArray(row.items) ? row.items : [row];
  return inEach('item', alarms, (alarm) => {
    if (!isRow(alarm)) throw new Unreadable(payloadTexts.itemNotObject);
    return readAlarm(alarm, settings, types, words);
  });
}

function readAlarm(
  alarm: Row,
  settings: NormaliserSettings,
  types: MetasysTypes,
  words: MetasysWords,
): CanonicalEvent[] {
  const id = textOf(alarm.id);
  if (id === '') throw new Unreadable(payloadTexts.alarmWithoutId);
  const type = words.typeOf(alarm, types);
  const fixed = fixedOf(alarm, id, settings, types, words);
  const startedAt = requiredTime('creationTime', alarm.creationTime, settings);
  const trigger = isRow(alarm.triggerValue) ? alarm.triggerValue : {};
  const reading = readValue(trigger.value);
  const units = reading.value === null ? null : (words.nameOf(trigger, 'units', types) ?? reading.units);
  const withUnits = { ...reading, units };
  if (types.isNormal(type)) {
    return [singleEvent({ ...fixed, ...withUnits, kind: 'RTN', at: startedAt, toState: type, sourceState: 'normal' })];
  }
  const isAcked = flagOf(alarm.isAcknowledged) === true;
  return eventsOfRecord({
    fixed,
    opensAs: 'ALARM',
    startedAt,
    // a list states that it was acknowledged; the time is known only if the event stream was queried
    ackedAt: isAcked ? (optionalTime('acknowledgedTime', alarm.acknowledgedTime, settings) ?? startedAt) : null,
    ackedBy: isAcked ? personOf(alarm.acknowledgedBy) : null,
    normalAt: null,
    updatedAt: null,
    normalState: null,
    alarmState: type,
    alarmSourceState: types.isFault(type) ? 'fault' : 'offnormal',
    alarmReading: withUnits,
    currentReading: withUnits,
  });
}

function fixedOf(alarm: Row, id: string, settings: NormaliserSettings, types: MetasysTypes, words: MetasysWords) {
  const item = textOf(alarm.itemReference);
  if (item === '') throw new Unreadable(payloadTexts.alarmWithoutItem);
  const priorityRaw = textOrNull(alarm.priority);
  const alarmClass = words.nameOf(alarm, 'category', types);
  return {
    sourceRecordId: id,
    pointPath: item,
    pointName: textOf(alarm.name) || item.slice(item.lastIndexOf('.') + 1),
    stationPath: engineOf(item),
    condition: null,
    message: textOf(alarm.message),
    priorityRaw,
    priority: mapPriority(settings.priorities, { priorityRaw, alarmClass }),
    alarmClass,
    ackRequired: flagOf(alarm.isAckRequired),
    limitHigh: null,
    limitLow: null,
    deadband: null,
    hyperlink: textOrNull(alarm.objectUrl),
  };
}

/** Returns `site:engine` of `site:engine/path.path.point`; a site or an engine that is itself in alarm has no slash. */
function engineOf(item: string): string {
  const slash = item.indexOf('/');
  return slash < 0 ? item : item.slice(0, slash);
}
