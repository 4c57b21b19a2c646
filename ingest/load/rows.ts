import type { Changes } from '../../domain/changes/changes-message.ts';
import { searchTextOf } from '../../domain/lists/criteria/fold.ts';
import { utcText } from '../../platform/instant.ts';
import type { DeadLetterMessage } from '../messages.ts';
import { flag, utcTextOrNull, type WarehouseRow } from './cells.ts';
import { ticketRows, ticketTables } from './ticket-rows.ts';

/** Tables filled from JSON, their columns, and the positions of their sorting keys in a row. */
export const warehouseTables = {
  outcomes: {
    columns: [
      'customer_id',
      'system_id',
      'payload_id',
      'message_id',
      'position',
      'outcome',
      'reason',
      'step',
      'normaliser',
      'payload',
      'source_partition',
      'source_offset',
      'received_at',
      'version',
      'kind',
    ],
    key: [0, 1, 2],
  },
  events: {
    columns: [
      'customer_id',
      'alarm_id',
      'occurred_at',
      'event_id',
      'system_id',
      'kind',
      'source_record_id',
      'payload_id',
      'position',
      'message',
      'from_state',
      'to_state',
      'source_state',
      'priority',
      'value_text',
      'units',
      'acked_by',
      'received_at',
      'version',
      'is_deleted',
    ],
    key: [0, 1, 2, 3],
  },
  instances: {
    columns: [
      'customer_id',
      'alarm_id',
      'started_at',
      'instance_id',
      'ended_at',
      'end_source',
      'acked_at',
      'acked_by',
      'value',
      'unit',
      'version',
      'is_deleted',
    ],
    key: [0, 1, 2, 3],
  },
  activity: {
    columns: [
      'customer_id',
      'alarm_id',
      'created_at',
      'activity_id',
      'field',
      'prev_value',
      'rev_value',
      'user_id',
      'automation_rule_id',
      'metadata',
      'version',
    ],
    key: [0, 1, 2, 3],
  },
  alarms: {
    columns: [
      'customer_id',
      'alarm_id',
      'created_at',
      'system_id',
      'contextual_name',
      'text',
      'point_path',
      'point_name',
      'station_path',
      'condition',
      'alarm_class',
      'alarm_type',
      'priority',
      'is_service_impacting',
      'version',
      'is_deleted',
      'search_text',
      'property_tokens',
    ],
    key: [0, 1],
  },
  ...ticketTables,
} as const;
export type WarehouseTable = keyof typeof warehouseTables;

/** The rows of a changes message, by table. */
export function rowsOfChanges(message: Changes): Partial<Record<WarehouseTable, WarehouseRow[]>> {
  const c = message.customerId;
  return {
    events: message.events.map((e) => [
      c,
      e.alarmId,
      utcText(e.occurredAt),
      e.eventId,
      e.systemId,
      e.kind,
      e.sourceRecordId,
      e.payloadId,
      e.position,
      e.message,
      e.fromState,
      e.toState,
      e.sourceState,
      e.priority,
      e.valueText,
      e.units,
      e.ackedBy,
      utcText(e.receivedAt),
      e.version,
      flag(e.isDeleted),
    ]),
    instances: message.instances.map((i) => [
      c,
      i.alarmId,
      utcText(i.startedAt),
      i.id,
      utcTextOrNull(i.endedAt),
      i.endSource,
      utcTextOrNull(i.ackedAt),
      i.ackedBy,
      i.value,
      i.unit,
      i.version,
      flag(i.isDeleted),
    ]),
    activity: message.activity.map((a) => [
      c,
      a.alarmId,
      utcText(a.createdAt),
      a.activityId,
      a.field,
      a.prevValue,
      a.revValue,
      a.userId,
      a.automationRuleId,
      a.metadata === null ? '' : JSON.stringify(a.metadata),
      a.version,
    ]),
    alarms: message.attributes.map((a) => [
      c,
      a.alarmId,
      utcText(a.createdAt),
      a.systemId,
      a.contextualName,
      a.text,
      a.pointPath,
      a.pointName,
      a.stationPath,
      a.condition,
      a.alarmClass,
      a.alarmType,
      a.priority,
      flag(a.isServiceImpacting),
      a.version,
      flag(a.isDeleted),
      searchTextOf({ id: a.alarmId, contextualName: a.contextualName, text: a.text, point: a.pointPath }),
      // messages of earlier releases have none
      a.propertyTokens ?? [],
    ]),
    ...ticketRows(message),
  };
}

/** The rows of a dead-letter message. */
export function rowsOfDeadLetter(message: DeadLetterMessage): Partial<Record<WarehouseTable, WarehouseRow[]>> {
  return {
    outcomes: message.outcomes.map((o) => [
      message.customerId,
      message.systemId,
      o.payloadId,
      message.messageId,
      o.position,
      o.outcome,
      o.reason,
      message.step,
      message.normaliser,
      o.payload,
      message.source.partition,
      message.source.offset,
      utcText(message.receivedAt),
      message.at,
      o.kind,
    ]),
  };
}

/** Sorts rows as their table does, so that an insert is one sorted block. */
export function sortByKey(table: WarehouseTable, rows: readonly WarehouseRow[]): WarehouseRow[] {
  const { key } = warehouseTables[table];
  return rows.toSorted((a, b) => {
    for (const index of key) {
      const [left, right] = [a[index], b[index]];
      if (left === right || left == null || right == null) continue;
      return left < right ? -1 : 1;
    }
    return 0;
  });
}
