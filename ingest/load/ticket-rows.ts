import type { Changes } from '../../domain/changes/changes-message.ts';
import { utcText } from '../../platform/instant.ts';
import { flag, flagOrNull, utcTextOrNull, type WarehouseRow } from './cells.ts';

/** Tables of work: their columns, and the positions of their sorting keys in a row. */
export const ticketTables = {
  tickets: {
    columns: [
      'customer_id',
      'ticket_id',
      'created_at',
      'state',
      'assignee_id',
      'created_by',
      'automation_rule_id',
      'due_at',
      'closed_at',
      'closed_by',
      'is_resolved',
      'is_resolved_inferred',
      'cause',
      'alarm_was_useful',
      'is_escalated',
      'reissue_count',
      'alarm_count',
      'external_system_id',
      'external_status',
      'cmms_sync_status',
      'version',
    ],
    key: [0, 1],
  },
  ticket_alarms: {
    columns: ['customer_id', 'ticket_id', 'alarm_id', 'ticket_created_at', 'version', 'is_deleted'],
    key: [0, 1, 2],
  },
} as const;

/** What a changes message says of tickets, and of the alarms they are on. */
export const ticketRows = ({
  customerId,
  tickets,
  ticketAlarms,
}: Pick<Changes, 'customerId' | 'tickets' | 'ticketAlarms'>): Record<keyof typeof ticketTables, WarehouseRow[]> => ({
  tickets: tickets.map(({ ticket: t }) => [
    customerId,
    t.id,
    utcText(t.createdAt),
    t.state,
    t.assigneeId,
    t.createdBy,
    t.automationRuleId,
    utcText(t.dueAt),
    utcTextOrNull(t.closedAt),
    t.closedBy,
    flagOrNull(t.isResolved),
    flagOrNull(t.isResolvedInferred),
    t.cause,
    flagOrNull(t.alarmWasUseful),
    flag(t.isEscalated),
    t.reissueCount,
    t.alarmCount,
    t.externalSystemId,
    t.externalStatus,
    t.cmmsSyncStatus,
    t.version,
  ]),
  ticket_alarms: ticketAlarms.map((a) => [
    customerId,
    a.ticketId,
    a.alarmId,
    utcText(a.ticketCreatedAt),
    a.version,
    flag(a.isDeleted),
  ]),
});
