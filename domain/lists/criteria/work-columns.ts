import type { Ticket } from '../../work/model/ticket.ts';
import type { ColumnType, Value } from './column-type.ts';

const of = (
  type: ColumnType,
  postgres: string,
  read: (ticket: Ticket) => Value | null,
  isNullable = false,
): { type: ColumnType; isNullable: boolean; postgres: string; warehouse: null; read: typeof read } => ({
  type,
  isNullable,
  postgres: `t.${postgres}`,
  warehouse: null,
  read,
});

/** What criteria look at of work tickets: columns of `work_tickets t`. */
export const workColumns = {
  ticketId: of('bigint', 'id', (ticket) => ticket.id),
  ticketState: of('text', 'state', (ticket) => ticket.state),
  ticketIsResolved: of('boolean', 'is_resolved', (ticket) => ticket.isResolved, true),
  ticketIsResolvedInferred: of('boolean', 'is_resolved_inferred', (ticket) => ticket.isResolvedInferred, true),
  ticketAssignee: of('uuid', 'assignee_id', (ticket) => ticket.assigneeId, true),
  ticketCreator: of('uuid', 'created_by', (ticket) => ticket.createdBy, true),
  ticketAlarmCount: of('int', 'alarm_count', (ticket) => ticket.alarmCount),
  ticketCreatedAt: of('time', 'created_at', (ticket) => ticket.createdAt),
  ticketDueAt: of('time', 'due_at', (ticket) => ticket.dueAt),
  ticketClosedAt: of('time', 'closed_at', (ticket) => ticket.closedAt, true),
  ticketIsEscalated: of('boolean', 'is_escalated', (ticket) => ticket.isEscalated),
  ticketPendingReview: of('boolean', 'pending_review', (ticket) => ticket.pendingReview),
  ticketSystemId: of('int', 'external_system_id', (ticket) => ticket.externalSystemId, true),
  ticketExternalStatus: of('text', 'external_status', (ticket) => ticket.externalStatus, true),
  ticketExternalAssignee: of('text', 'external_assignee', (ticket) => ticket.externalAssignee, true),
  ticketSyncStatus: of('text', 'cmms_sync_status', (ticket) => ticket.cmmsSyncStatus, true),
  ticketText: of('text', 'search_text', (ticket) => ticket.searchText),
};
