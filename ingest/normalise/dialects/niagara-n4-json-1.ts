import type { CanonicalEvent, SourceState } from '../../../domain/alarms/model/canonical-event.ts';
import { mapPriority } from '../../../domain/integrations/priority-table.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import type { Normaliser, NormaliserSettings } from '../reading/normaliser.ts';
import {
  flagOf,
  isRow,
  lastSegment,
  optionalTime,
  personOf,
  type Row,
  readRow,
  requiredTime,
  textOf,
  textOrNull,
  Unreadable,
} from '../reading/payload.ts';
import { eventsOfRecord } from '../reading/record-events.ts';
import { type Reading, readNumber, readValue } from '../reading/values.ts';

/**
 * Niagara 4 AlarmRecord as JSON (JSON alarm recipient, BQL result): a mutable record by `uuid`. The same record is sent
 * again with `ackState`, `ackTime`, `user` and `normalTime` filled in; `alarmTransition` and `alarmData` keep the
 * original transition.
 */
export const niagaraN4Json1: Normaliser = {
  version: 'niagara-n4-json-1',
  mode: 'record',
  normalise: (payload, settings) => readRow(payload, (record) => read(record, settings)),
};

function read(record: Row, settings: NormaliserSettings): CanonicalEvent[] {
  const uuid = textOf(record.uuid);
  if (uuid === '') throw new Unreadable(payloadTexts.recordWithoutUuid);
  const data = isRow(record.alarmData) ? record.alarmData : {};
  const startedAt = requiredTime('timestamp', record.timestamp, settings);
  const ackedAt = optionalTime('ackTime', record.ackTime, settings);
  const normalAt = optionalTime('normalTime', record.normalTime, settings);
  const updatedAt = optionalTime('lastUpdate', record.lastUpdate, settings);
  const isAcked = textOf(record.ackState).toLowerCase() === 'acked';
  const states = transitionOf(record, data);
  if (normalAt === null && !states.onlyReturns && isNormalWord(textOf(record.sourceState))) {
    throw new Unreadable(payloadTexts.normalWithoutTime);
  }

  const opensAs = states.coarse === 'alert' ? 'ALERT' : 'ALARM';
  const events = eventsOfRecord({
    fixed: fixedOf(record, data, uuid, states, settings),
    opensAs,
    startedAt,
    // ackPending is not confirmed yet; acked without a time means that none was required and nobody acknowledged.
    ackedAt: isAcked ? ackedAt : null,
    ackedBy: isAcked ? personOf(record.user) : null,
    normalAt: states.onlyReturns ? startedAt : normalAt,
    updatedAt,
    normalState: states.normal,
    alarmState: states.alarm,
    alarmSourceState: states.coarse,
    alarmReading: firstUsable(data.alarmValue, data.offnormalValue, data.faultValue, data.presentValue),
    currentReading: readValue(data.presentValue),
  });
  return states.onlyReturns ? events.filter((event) => event.kind !== opensAs) : events;
}

function fixedOf(record: Row, data: Row, uuid: string, states: Transition, settings: NormaliserSettings) {
  const source = textOf(data.sourceName) || textOf(record.sourceName);
  // The station that owns the point precedes the first colon; it may differ from the one that holds the record.
  const colon = source.indexOf(':');
  const path = textOf(record.source);
  const priorityRaw = textOrNull(record.priority);
  const alarmClass = textOrNull(record.alarmClass);
  return {
    sourceRecordId: uuid,
    pointPath: path || source,
    pointName: source.slice(colon + 1).trim() || lastSegment(path),
    stationPath: colon < 0 ? '' : source.slice(0, colon).trim(),
    condition: states.alarm,
    message: textOf(data.msgText) || textOf(record.msgText),
    priorityRaw,
    priority: mapPriority(settings.priorities, { priorityRaw, alarmClass }),
    alarmClass,
    ackRequired: flagOf(record.ackRequired),
    limitHigh: readNumber(data.highLimit),
    limitLow: readNumber(data.lowLimit),
    deadband: readNumber(data.deadband),
    hyperlink: textOrNull(data.hyperlinkOrd),
  };
}

interface Transition {
  normal: string;
  alarm: string;
  coarse: Exclude<SourceState, 'normal'>;
  /** True for a record that reports nothing but a return: its first transition was to normal. */
  onlyReturns: boolean;
}

/** Returns the original transition, from fields that do not change over the record's life: never from `sourceState`. */
function transitionOf(record: Row, data: Row): Transition {
  const first = textOf(record.alarmTransition).toLowerCase();
  const fine = [textOf(data.toState), textOf(data.fromState)];
  const alarm = fine.find((state) => state !== '' && !isNormalWord(state)) ?? (isNormalWord(first) ? '' : first);
  const normal = fine.find(isNormalWord) ?? 'normal';
  return {
    normal,
    alarm: alarm || 'offnormal',
    coarse: coarseOf(isNormalWord(first) || first === '' ? alarm : first),
    onlyReturns: isNormalWord(first),
  };
}

const isNormalWord = (state: string): boolean => state.toLowerCase() === 'normal';

function coarseOf(state: string): Exclude<SourceState, 'normal'> {
  const word = state.toLowerCase();
  return word === 'fault' || word === 'alert' ? word : 'offnormal';
}

/** Returns the first reading with a number, else the first with a text. */
function firstUsable(...raws: unknown[]): Reading {
  const readings = raws.map(readValue);
  return (
    readings.find((reading) => reading.value !== null) ??
    readings.find((reading) => reading.valueText) ??
    readings.find((reading) => reading.valueText !== null) ?? { value: null, valueText: null, units: null }
  );
}
