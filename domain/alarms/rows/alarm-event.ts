import { uuidOf } from '../../../platform/ids.ts';
import type { EventKind, IdentifiedEvent, SourceState } from '../model/canonical-event.ts';
import { type EventPosition, rankOf, type Severity } from '../model/state.ts';

/**
 * An event as the state machine reads it: its activity, acknowledgement and attributes, without its payload. Times are
 * milliseconds since the epoch.
 */
export interface AlarmEvent {
  id: string;
  kind: EventKind;
  at: number;
  sourceRecordId: string | null;
  sourceState: SourceState;
  priority: number;
  value: string | null;
  unit: string | null;
  ackedBy: string | null;
  /** A replay has added it; absent: it came in time. */
  isReplayed?: boolean;
}

export const positionOf = (event: Pick<AlarmEvent, 'id' | 'kind' | 'at'>): EventPosition => ({
  at: event.at,
  rank: rankOf(event.kind),
  id: event.id,
});

export const opens = (kind: EventKind): boolean => kind === 'ALARM' || kind === 'ALERT';
/** True for a kind of event that decides if the alarm is active. */
export const isActivity = (kind: EventKind): boolean => opens(kind) || kind === 'RTN';

const severities: Record<SourceState, Severity> = {
  normal: 'Normal',
  offnormal: 'Alarm',
  fault: 'Fault',
  alert: 'Warn',
};

/** Returns the severity that an alarm takes from the event: always Normal for a return to normal (ALM.3). */
export function severityOf(event: Pick<AlarmEvent, 'kind' | 'sourceState'>): Severity {
  if (event.kind === 'RTN') return 'Normal';
  if (event.sourceState === 'normal') return event.kind === 'ALERT' ? 'Warn' : 'Alarm';
  return severities[event.sourceState];
}

/**
 * Instances are known by (alarm, source record id, start), without a record id by (alarm, start) (ALM.5): the same
 * activation read twice is one instance.
 */
export function instanceIdOf(
  customerId: number,
  alarmId: number,
  event: Pick<AlarmEvent, 'sourceRecordId' | 'at'>,
): string {
  return uuidOf('instance', customerId, alarmId, event.sourceRecordId ?? '', event.at);
}

/** @param isReplayed a replay has brought it. */
export function toAlarmEvent(event: IdentifiedEvent, isReplayed = false): AlarmEvent {
  return {
    id: event.eventId,
    kind: event.kind,
    at: Date.parse(event.occurredAt),
    sourceRecordId: event.sourceRecordId,
    sourceState: event.sourceState,
    priority: event.priority,
    value: event.value === null ? event.valueText : String(event.value),
    unit: event.value === null ? null : event.units,
    ackedBy: event.ackedBy,
    ...(isReplayed && { isReplayed }),
  };
}
