import type { CanonicalEvent, IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { textLimits } from './limits.ts';

/** NUL and halves of surrogate pairs, which Postgres refuses. */
const unstorable = /[\0\p{Surrogate}]/gu;

export function cleanText(text: string): string {
  return text.isWellFormed() && !text.includes('\0') ? text : text.replace(unstorable, '');
}

/** Returns the first `limit` UTF-16 units, never half a character. */
export function capText(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit).replace(unstorable, '');
}

/**
 * Returns the event with storable texts and finite numbers; nothing is shortened yet, so identity uses the whole text.
 * Fields are spelled out here and below: spreading objects of this size is several times slower.
 */
export function cleanEvent(event: CanonicalEvent): CanonicalEvent {
  return {
    kind: event.kind,
    occurredAt: event.occurredAt,
    sourceRecordId: cleanOrNull(event.sourceRecordId),
    pointPath: cleanText(event.pointPath),
    pointName: cleanText(event.pointName),
    stationPath: cleanText(event.stationPath),
    condition: cleanOrNull(event.condition),
    message: cleanText(event.message),
    fromState: cleanOrNull(event.fromState),
    toState: cleanOrNull(event.toState),
    sourceState: event.sourceState,
    priorityRaw: cleanOrNull(event.priorityRaw),
    priority: event.priority,
    alarmClass: cleanOrNull(event.alarmClass),
    normalAt: event.normalAt,
    ackedAt: event.ackedAt,
    ackedBy: cleanOrNull(event.ackedBy),
    ackRequired: event.ackRequired,
    value: finite(event.value),
    // Some sources send an empty text for a value that does not exist: it stays.
    valueText: event.valueText === null ? null : cleanText(event.valueText),
    limitHigh: finite(event.limitHigh),
    limitLow: finite(event.limitLow),
    deadband: finite(event.deadband),
    units: cleanOrNull(event.units),
    hyperlink: cleanOrNull(event.hyperlink),
  };
}

export type EventIds = Pick<
  IdentifiedEvent,
  'eventId' | 'payloadId' | 'position' | 'fingerprint' | 'unverifiedSender' | 'cmmsAttributes'
>;

/** Returns a clean event with its ids and no text longer than its limit, so that hostile input cannot inflate a row. */
export function identifiedEvent(event: CanonicalEvent, ids: EventIds): IdentifiedEvent {
  return {
    kind: event.kind,
    occurredAt: event.occurredAt,
    sourceRecordId: event.sourceRecordId,
    pointPath: capText(event.pointPath, textLimits.pointPath),
    pointName: capText(event.pointName, textLimits.pointName),
    stationPath: capText(event.stationPath, textLimits.stationPath),
    condition: capOrNull(event.condition, textLimits.condition),
    message: capText(event.message, textLimits.message),
    fromState: capOrNull(event.fromState, textLimits.fromState),
    toState: capOrNull(event.toState, textLimits.toState),
    sourceState: event.sourceState,
    priorityRaw: capOrNull(event.priorityRaw, textLimits.priorityRaw),
    priority: event.priority,
    alarmClass: capOrNull(event.alarmClass, textLimits.alarmClass),
    normalAt: event.normalAt,
    ackedAt: event.ackedAt,
    ackedBy: capOrNull(event.ackedBy, textLimits.ackedBy),
    ackRequired: event.ackRequired,
    value: event.value,
    valueText: capOrNull(event.valueText, textLimits.valueText),
    limitHigh: event.limitHigh,
    limitLow: event.limitLow,
    deadband: event.deadband,
    units: capOrNull(event.units, textLimits.units),
    hyperlink: capOrNull(event.hyperlink, textLimits.hyperlink),
    eventId: ids.eventId,
    payloadId: ids.payloadId,
    position: ids.position,
    fingerprint: ids.fingerprint,
    ...(ids.unverifiedSender && { unverifiedSender: ids.unverifiedSender }),
    ...(ids.cmmsAttributes && { cmmsAttributes: ids.cmmsAttributes }),
  };
}

const cleanOrNull = (text: string | null): string | null => (text === null ? null : cleanText(text) || null);
const capOrNull = (text: string | null, limit: number): string | null => (text === null ? null : capText(text, limit));
const finite = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null);
