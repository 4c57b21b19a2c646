import type { EventRow } from '../../changes/changes-message.ts';
import type { IdentifiedEvent } from '../model/canonical-event.ts';
import type { AlarmEvent } from './alarm-event.ts';

/** An event of an alarm as the warehouse keeps it. */
export function eventRowOf(
  event: IdentifiedEvent,
  alarmEvent: AlarmEvent,
  of: Pick<EventRow, 'alarmId' | 'systemId' | 'receivedAt' | 'version'>,
): EventRow {
  return {
    alarmId: of.alarmId,
    occurredAt: alarmEvent.at,
    eventId: event.eventId,
    systemId: of.systemId,
    kind: event.kind,
    sourceRecordId: event.sourceRecordId,
    payloadId: event.payloadId,
    position: event.position,
    message: event.message,
    fromState: event.fromState,
    toState: event.toState,
    sourceState: event.sourceState,
    priority: event.priority,
    valueText: alarmEvent.value,
    units: alarmEvent.unit,
    ackedBy: event.ackedBy,
    receivedAt: of.receivedAt,
    // a payload may be read again that came in time: what is stored of it stays
    version: alarmEvent.isReplayed ? 0 : of.version,
    isReplayed: alarmEvent.isReplayed ?? false,
    isDeleted: false,
  };
}
