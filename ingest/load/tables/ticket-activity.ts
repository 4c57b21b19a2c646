import type { TicketActivityRow } from '../../../domain/work/model/ticket-activity.ts';
import { filledFrom } from '../filled-from.ts';
import { warehouseTable } from '../warehouse-table.ts';

/** Facts in the activity of tickets. */
export const ticket_activity = filledFrom(
  'ticketActivity',
  (row) => row,
  warehouseTable<TicketActivityRow>({
    ticket_id: (a) => a.ticketId,
    created_at: (a) => a.createdAt,
    activity_id: (a) => a.activityId,
    event_type: (a) => a.eventType,
    field: (a) => a.field,
    prev_value: (a) => a.prevValue,
    rev_value: (a) => a.revValue,
    cause: (a) => a.cause,
    user_id: (a) => a.userId,
    automation_rule_id: (a) => a.automationRuleId,
    is_resolved: (a) => a.isResolved,
    attached: (a) => a.attached,
    detached: (a) => a.detached,
    version: (a) => a.version,
    is_deleted: (a) => a.isDeleted,
  }),
);
