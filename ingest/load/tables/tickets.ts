import type { Ticket } from '../../../domain/work/model/ticket.ts';
import { ticketFields } from '../../../domain/work/model/ticket-fields.ts';
import { filledFrom } from '../filled-from.ts';
import { cellsOf, warehouseTable } from '../warehouse-table.ts';

/** Tickets as they are now. */
export const tickets = filledFrom(
  'tickets',
  ({ ticket }) => ticket,
  warehouseTable<Ticket>({
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
);
