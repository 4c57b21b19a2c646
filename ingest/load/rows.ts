import { historyFields } from '../../domain/alarms/model/detail-fields.ts';
import type {
  ActivityRow,
  AlarmAttributes,
  Changes,
  EntryRow,
  EventRow,
  InstanceRow,
  RuleLogRow,
} from '../../domain/changes/changes-message.ts';
import { searchTextOf } from '../../domain/lists/criteria/fold.ts';
import type { Ticket } from '../../domain/work/model/ticket.ts';
import type { TicketActivityRow } from '../../domain/work/model/ticket-activity.ts';
import type { TicketAlarmChange } from '../../domain/work/model/ticket-changes.ts';
import { ticketFields } from '../../domain/work/model/ticket-fields.ts';
import { utcText } from '../../platform/instant.ts';
import type { DeadLetterMessage } from '../messages.ts';
import { cellsOf, flag, utcTextOrNull, type WarehouseRow, warehouseTable } from './warehouse-table.ts';

interface Outcome {
  message: DeadLetterMessage;
  outcome: DeadLetterMessage['outcomes'][number];
}

/** Tables filled from JSON. */
export const warehouseTables = {
  outcomes: warehouseTable<Outcome>(['system_id', 'payload_id'], {
    system_id: ({ message }) => message.systemId,
    payload_id: ({ outcome }) => outcome.payloadId,
    message_id: ({ message }) => message.messageId,
    position: ({ outcome }) => outcome.position,
    outcome: ({ outcome }) => outcome.outcome,
    reason: ({ outcome }) => outcome.reason,
    step: ({ message }) => message.step,
    normaliser: ({ message }) => message.normaliser,
    payload: ({ outcome }) => outcome.payload,
    source_partition: ({ message }) => message.source.partition,
    source_offset: ({ message }) => message.source.offset,
    received_at: ({ message }) => utcText(message.receivedAt),
    version: ({ message }) => message.at,
    kind: ({ outcome }) => outcome.kind,
  }),
  events: warehouseTable<EventRow>(['alarm_id', 'occurred_at', 'event_id'], {
    alarm_id: (e) => e.alarmId,
    occurred_at: (e) => utcText(e.occurredAt),
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
    is_replayed: (e) => flag(e.isReplayed ?? false),
    received_at: (e) => utcText(e.receivedAt),
    version: (e) => e.version,
    is_deleted: (e) => flag(e.isDeleted),
  }),
  instances: warehouseTable<InstanceRow>(['alarm_id', 'started_at', 'instance_id'], {
    alarm_id: (i) => i.alarmId,
    started_at: (i) => utcText(i.startedAt),
    instance_id: (i) => i.id,
    ended_at: (i) => utcTextOrNull(i.endedAt),
    end_source: (i) => i.endSource,
    acked_at: (i) => utcTextOrNull(i.ackedAt),
    acked_by: (i) => i.ackedBy,
    value: (i) => i.value,
    unit: (i) => i.unit,
    version: (i) => i.version,
    is_deleted: (i) => flag(i.isDeleted),
  }),
  status_entries: warehouseTable<EntryRow>(['alarm_id', 'entry_id'], {
    alarm_id: (e) => e.alarmId,
    entry_id: (e) => e.entryId,
    status: (e) => e.status,
    entered_at: (e) => utcText(e.enteredAt),
    from_status: (e) => e.fromStatus,
    cause: (e) => e.cause,
    user_id: (e) => e.userId,
    automation_rule_id: (e) => e.automationRuleId,
    left_at: (e) => utcText(e.leftAt),
    to_status: (e) => e.toStatus,
    left_cause: (e) => e.leftCause,
    left_user_id: (e) => e.leftUserId,
    left_automation_rule_id: (e) => e.leftAutomationRuleId,
    is_reconstructed: (e) => flag(e.isReconstructed),
    version: (e) => e.version,
    is_deleted: (e) => flag(e.isDeleted),
  }),
  activity: warehouseTable<ActivityRow>(['alarm_id', 'created_at', 'activity_id'], {
    alarm_id: (a) => a.alarmId,
    created_at: (a) => utcText(a.createdAt),
    activity_id: (a) => a.activityId,
    field: (a) => a.field,
    prev_value: (a) => a.prevValue,
    rev_value: (a) => a.revValue,
    user_id: (a) => a.userId,
    automation_rule_id: (a) => a.automationRuleId,
    cause: (a) => a.cause,
    metadata: (a) => (a.metadata === null ? '' : JSON.stringify(a.metadata)),
    version: (a) => a.version,
  }),
  alarms: warehouseTable<AlarmAttributes>(['alarm_id'], {
    alarm_id: (a) => a.alarmId,
    created_at: (a) => utcText(a.createdAt),
    system_id: (a) => a.systemId,
    ...cellsOf(historyFields, [
      'contextualName',
      'text',
      'pointPath',
      'pointName',
      'stationPath',
      'condition',
      'alarmClass',
      'alarmType',
    ]),
    // messages of earlier releases have none
    property_tokens: (a) => a.propertyTokens ?? [],
    priority: (a) => a.priority,
    is_service_impacting: (a) => flag(a.isServiceImpacting),
    version: (a) => a.version,
    is_deleted: (a) => flag(a.isDeleted),
    search_text: ({ alarmId: id, contextualName, text, pointPath: point }) =>
      searchTextOf({ id, contextualName, text, point }),
  }),
  tickets: warehouseTable<Ticket>(['ticket_id'], {
    ticket_id: (t) => t.id,
    ...cellsOf(ticketFields, [
      'createdAt',
      'state',
      'assigneeId',
      'createdBy',
      'automationRuleId',
      'dueAt',
      'closedAt',
      'closedBy',
      'isResolved',
      'isResolvedInferred',
      'cause',
      'action',
      'alarmWasUseful',
      'isEscalated',
      'pendingReview',
      'reviewerId',
      'reissueCount',
      'alarmCount',
      'externalSystemId',
      'externalId',
      'externalStatus',
      'cmmsSyncStatus',
      'cmmsSyncFailureNotificationDismissedAt',
      'version',
    ]),
  }),
  rule_log: warehouseTable<RuleLogRow>(['rule_id', 'at', 'log_id'], {
    rule_id: (l) => l.ruleId,
    rule_name: (l) => l.ruleName,
    alarm_id: (l) => l.alarmId,
    at: (l) => utcText(l.at),
    log_id: (l) => l.logId,
    outcome: (l) => l.outcome,
    action: (l) => l.action ?? '',
    reason: (l) => l.reason,
    ticket_id: (l) => l.ticketId,
    triggered_at: (l) => utcText(l.triggeredAt),
    due_at: (l) => utcText(l.dueAt),
    version: (l) => l.at,
    is_deleted: () => 0,
  }),
  ticket_alarms: warehouseTable<TicketAlarmChange>(['ticket_id', 'alarm_id'], {
    ticket_id: (a) => a.ticketId,
    alarm_id: (a) => a.alarmId,
    ticket_created_at: (a) => utcText(a.ticketCreatedAt),
    version: (a) => a.version,
    is_deleted: (a) => flag(a.isDeleted),
  }),
  ticket_activity: warehouseTable<TicketActivityRow>(['ticket_id', 'created_at', 'activity_id'], {
    ticket_id: (a) => a.ticketId,
    created_at: (a) => utcText(a.createdAt),
    activity_id: (a) => a.activityId,
    event_type: (a) => a.eventType,
    field: (a) => a.field,
    prev_value: (a) => a.prevValue,
    rev_value: (a) => a.revValue,
    cause: (a) => a.cause,
    user_id: (a) => a.userId,
    automation_rule_id: (a) => a.automationRuleId,
    is_resolved: (a) => (a.isResolved === null ? null : flag(a.isResolved)),
    attached: (a) => a.attached,
    detached: (a) => a.detached,
    version: (a) => a.version,
    is_deleted: (a) => flag(a.isDeleted),
  }),
};
export type WarehouseTableName = keyof typeof warehouseTables;
type Rows = Partial<Record<WarehouseTableName, WarehouseRow[]>>;

/** Returns the rows of a changes message, by table. */
export function rowsOfChanges(message: Changes): Rows {
  const { customerId } = message;
  const { events, instances, status_entries, activity, alarms, tickets, ticket_alarms, ticket_activity, rule_log } =
    warehouseTables;
  return {
    events: message.events.map((row) => events.rowOf(customerId, row)),
    instances: message.instances.map((row) => instances.rowOf(customerId, row)),
    status_entries: message.entries.map((row) => status_entries.rowOf(customerId, row)),
    activity: message.activity.map((row) => activity.rowOf(customerId, row)),
    alarms: message.attributes.map((row) => alarms.rowOf(customerId, row)),
    tickets: message.tickets.map(({ ticket }) => tickets.rowOf(customerId, ticket)),
    ticket_alarms: message.ticketAlarms.map((row) => ticket_alarms.rowOf(customerId, row)),
    ticket_activity: message.ticketActivity.map((row) => ticket_activity.rowOf(customerId, row)),
    rule_log: message.ruleLog.map((row) => rule_log.rowOf(customerId, row)),
  };
}

/** Returns the rows of a dead-letter message. */
export const rowsOfDeadLetter = (message: DeadLetterMessage): Rows => ({
  outcomes: message.outcomes.map((outcome) => warehouseTables.outcomes.rowOf(message.customerId, { message, outcome })),
});
