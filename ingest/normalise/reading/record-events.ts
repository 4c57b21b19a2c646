import type { CanonicalEvent, SourceState } from '../../../domain/alarms/model/canonical-event.ts';
import { isoOf } from './payload.ts';
import type { Reading } from './values.ts';

/** Facts that one copy of a mutable record states. Times are UTC ms. */
export interface RecordFacts {
  /** Fields that never change over the record's life: identity, point, text, class, limits. */
  fixed: Pick<
    CanonicalEvent,
    | 'sourceRecordId'
    | 'pointPath'
    | 'pointName'
    | 'stationPath'
    | 'condition'
    | 'message'
    | 'priorityRaw'
    | 'priority'
    | 'alarmClass'
    | 'ackRequired'
    | 'limitHigh'
    | 'limitLow'
    | 'deadband'
    | 'hyperlink'
  >;
  opensAs: 'ALARM' | 'ALERT';
  startedAt: number;
  ackedAt: number | null;
  ackedBy: string | null;
  normalAt: number | null;
  updatedAt: number | null;
  /** The original transition, e.g. Normal → High Limit, and its coarse state. */
  normalState: string | null;
  alarmState: string | null;
  alarmSourceState: Exclude<SourceState, 'normal'>;
  /** Reading when the alarm began, and that of this copy. */
  alarmReading: Reading;
  currentReading: Reading;
}

const nothingRead: Reading = { value: null, valueText: null, units: null };

/**
 * Returns the events a copy states, by time: the start, the acknowledgement, the return, and an UPDATE when the copy is
 * newer than all of them. Each states what held at its own time, never what is known later: so an event is the same in
 * every copy, and an older copy adds nothing. An end before the start (clocks differ) is the start.
 */
export function eventsOfRecord(record: RecordFacts): CanonicalEvent[] {
  const { startedAt } = record;
  const ackedAt = record.ackedAt === null ? null : Math.max(record.ackedAt, startedAt);
  const normalAt = record.normalAt === null ? null : Math.max(record.normalAt, startedAt);
  const eventAt = (kind: CanonicalEvent['kind'], at: number, reading: Reading): CanonicalEvent => {
    const isNormal = normalAt !== null && normalAt <= at && kind !== 'ALARM' && kind !== 'ALERT';
    const isAcked = ackedAt !== null && ackedAt <= at && kind !== 'ALARM' && kind !== 'ALERT';
    const { fixed } = record;
    return {
      kind,
      occurredAt: isoOf(at),
      sourceRecordId: fixed.sourceRecordId,
      pointPath: fixed.pointPath,
      pointName: fixed.pointName,
      stationPath: fixed.stationPath,
      condition: fixed.condition,
      message: fixed.message,
      fromState: isNormal ? record.alarmState : record.normalState,
      toState: isNormal ? record.normalState : record.alarmState,
      sourceState: isNormal ? 'normal' : record.alarmSourceState,
      priorityRaw: fixed.priorityRaw,
      priority: fixed.priority,
      alarmClass: fixed.alarmClass,
      normalAt: isNormal ? isoOf(normalAt) : null,
      ackedAt: isAcked ? isoOf(ackedAt) : null,
      ackedBy: isAcked ? record.ackedBy : null,
      ackRequired: fixed.ackRequired,
      value: reading.value,
      valueText: reading.valueText,
      limitHigh: fixed.limitHigh,
      limitLow: fixed.limitLow,
      deadband: fixed.deadband,
      units: reading.units,
      hyperlink: fixed.hyperlink,
    };
  };

  const events = [eventAt(record.opensAs, startedAt, record.alarmReading)];
  if (ackedAt !== null) events.push(eventAt('ACK', ackedAt, nothingRead));
  if (normalAt !== null) events.push(eventAt('RTN', normalAt, nothingRead));
  if (ackedAt !== null && normalAt !== null && normalAt < ackedAt) swapLastTwo(events);
  if (record.updatedAt !== null && record.updatedAt > Math.max(startedAt, ackedAt ?? 0, normalAt ?? 0)) {
    events.push(eventAt('UPDATE', record.updatedAt, record.currentReading));
  }
  return events;
}

function swapLastTwo(events: CanonicalEvent[]): void {
  const last = events.pop();
  if (last !== undefined) events.splice(events.length - 1, 0, last);
}
