import type { EventRow } from '../../../domain/changes/lists/events.ts';
import { filledFrom } from '../filled-from.ts';
import { warehouseTable } from '../warehouse-table.ts';

/** Events of alarms. */
export const events = filledFrom(
  'events',
  (row) => row,
  warehouseTable<EventRow>({
    alarm_id: (e) => e.alarmId,
    occurred_at: (e) => e.occurredAt,
    event_id: (e) => e.eventId,
    system_id: (e) => e.systemId,
    kind: (e) => e.kind,
    source_record_id: (e) => e.sourceRecordId,
    payload_id: (e) => e.payloadId,
    position: (e) => e.position,
    message: (e) => e.message,
    from_state: (e) => e.fromState,
    to_state: (e) => e.toState,
    source_state: (e) => e.sourceState,
    priority: (e) => e.priority,
    value_text: (e) => e.valueText,
    units: (e) => e.units,
    acked_by: (e) => e.ackedBy,
    is_replayed: (e) => e.isReplayed ?? false,
    received_at: (e) => e.receivedAt,
    version: (e) => e.version,
    is_deleted: (e) => e.isDeleted,
  }),
);
