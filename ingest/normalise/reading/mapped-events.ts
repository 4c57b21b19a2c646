import type { CanonicalEvent, EventKind, SourceState } from '../../../domain/alarms/model/canonical-event.ts';
import { mapPriority } from '../../../domain/integrations/priority-table.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import type { FieldReader, MappedWords } from './field-reader.ts';
import type { NormaliserSettings } from './normaliser.ts';
import { flagOf, isoOf, optionalTime, personOf, requiredTime, textOf, Unreadable } from './payload.ts';
import { eventsOfRecord } from './record-events.ts';
import { type Reading, readNumber, readValue } from './values.ts';

/** Reads the events that a row states by an integration's map: one of a stream, or those of a record's copy. */
export function readMapped<R>(row: R, fields: FieldReader<R>, settings: NormaliserSettings): CanonicalEvent[] {
  return fields.mode === 'record' ? readRecord(row, fields, settings) : [readEvent(row, fields, settings)];
}

function readEvent<R>(row: R, fields: FieldReader<R>, settings: NormaliserSettings): CanonicalEvent {
  const occurredAt = isoOf(requiredTime(payloadTexts.time, fields.get(row, 'occurredAt'), settings));
  const fromState = fields.text(row, 'fromState') || null;
  const toState = fields.text(row, 'toState') || null;
  const kind = kindOf(row, fields, toState);
  const point = pointOf(row, fields, settings);
  const reading = readingOf(row, fields);
  return {
    kind,
    occurredAt,
    sourceRecordId: fields.text(row, 'sourceRecordId') || null,
    pointPath: point.pointPath,
    pointName: point.pointName,
    stationPath: point.stationPath,
    condition: conditionOf(row, fields, kind, fromState, toState),
    message: point.message,
    fromState,
    toState,
    sourceState: sourceStateOf(kind, toState, fields),
    priorityRaw: point.priorityRaw,
    priority: point.priority,
    alarmClass: point.alarmClass,
    normalAt: kind === 'RTN' ? occurredAt : null,
    ackedAt: kind === 'ACK' ? occurredAt : null,
    ackedBy: kind === 'ACK' ? personOf(fields.get(row, 'ackedBy')) : null,
    ackRequired: point.ackRequired,
    value: reading.value,
    valueText: reading.valueText,
    limitHigh: point.limitHigh,
    limitLow: point.limitLow,
    deadband: point.deadband,
    units: reading.units,
    hyperlink: point.hyperlink,
  };
}

function kindOf<R>(row: R, fields: FieldReader<R>, toState: string | null): EventKind {
  const word = fields.text(row, 'event');
  if (word !== '') {
    const kind = fields.kindOf(word);
    if (kind === undefined) throw new Unreadable(payloadTexts.unknownEvent(word.slice(0, 80), fields.mapName));
    return kind;
  }
  if (toState === null) throw new Unreadable(payloadTexts.noEventOrState);
  const state = fields.stateOf(toState);
  if (state === 'normal') return 'RTN';
  return state === 'alert' ? 'ALERT' : 'ALARM';
}

function sourceStateOf(kind: EventKind, toState: string | null, fields: MappedWords): SourceState {
  if (kind === 'RTN') return 'normal';
  if (kind === 'ALERT') return 'alert';
  const state = toState === null ? 'offnormal' : fields.stateOf(toState);
  return kind === 'ALARM' && state === 'normal' ? 'offnormal' : state;
}

/** Returns the condition as sent, else the offnormal state of the transition: an ALARM's target, an RTN's origin. */
function conditionOf<R>(
  row: R,
  fields: FieldReader<R>,
  kind: EventKind,
  fromState: string | null,
  toState: string | null,
): string | null {
  if (fields.pairBy === 'point') return null;
  const given = fields.text(row, 'condition');
  if (given !== '') return given;
  const states = kind === 'RTN' ? [fromState] : kind === 'ALARM' || kind === 'ALERT' ? [toState] : [toState, fromState];
  return states.find((state) => state !== null && fields.stateOf(state) !== 'normal') ?? null;
}

/**
 * A record's states may change from copy to copy, so its condition is the mapped one, else the point alone is the key;
 * and it opens as ALARM whatever its state, or a later copy would open it a second time as another kind.
 */
function readRecord<R>(row: R, fields: FieldReader<R>, settings: NormaliserSettings): CanonicalEvent[] {
  const id = fields.text(row, 'sourceRecordId');
  if (id === '') throw new Unreadable(payloadTexts.recordWithoutId);
  const condition = fields.pairBy === 'point' ? null : fields.text(row, 'condition') || null;
  const states = [fields.text(row, 'toState'), fields.text(row, 'fromState')].filter((state) => state !== '');
  const alarmState = states.find((state) => fields.stateOf(state) !== 'normal') ?? condition;
  const coarse = alarmState === null ? 'offnormal' : fields.stateOf(alarmState);
  const reading = readingOf(row, fields);
  return eventsOfRecord({
    fixed: { ...pointOf(row, fields, settings), sourceRecordId: id, condition },
    opensAs: 'ALARM',
    startedAt: requiredTime(payloadTexts.time, fields.get(row, 'occurredAt'), settings),
    ackedAt: optionalTime(payloadTexts.ackTime, fields.get(row, 'ackedAt'), settings),
    ackedBy: personOf(fields.get(row, 'ackedBy')),
    normalAt: optionalTime(payloadTexts.returnTime, fields.get(row, 'normalAt'), settings),
    updatedAt: optionalTime(payloadTexts.updateTime, fields.get(row, 'updatedAt'), settings),
    normalState: states.find((state) => fields.stateOf(state) === 'normal') ?? null,
    alarmState,
    alarmSourceState: coarse === 'normal' ? 'offnormal' : coarse,
    alarmReading: reading,
    currentReading: reading,
  });
}

function pointOf<R>(row: R, fields: FieldReader<R>, settings: NormaliserSettings) {
  const pointPath = fields.text(row, 'pointPath') || fields.text(row, 'pointName');
  const priorityRaw = fields.text(row, 'priority') || null;
  const alarmClass = fields.text(row, 'alarmClass') || null;
  return {
    pointPath,
    pointName: fields.text(row, 'pointName') || pointPath,
    stationPath: fields.text(row, 'stationPath'),
    message: fields.text(row, 'message'),
    priorityRaw,
    priority: mapPriority(settings.priorities, { priorityRaw, alarmClass }),
    alarmClass,
    ackRequired: flagOf(fields.get(row, 'ackRequired')),
    limitHigh: readNumber(fields.get(row, 'limitHigh')),
    limitLow: readNumber(fields.get(row, 'limitLow')),
    deadband: readNumber(fields.get(row, 'deadband')),
    hyperlink: fields.text(row, 'hyperlink') || null,
  };
}

function readingOf<R>(row: R, fields: FieldReader<R>): Reading {
  const reading = readValue(fields.get(row, 'value'));
  const units = textOf(fields.get(row, 'units')) || reading.units;
  return { value: reading.value, valueText: reading.valueText, units };
}
