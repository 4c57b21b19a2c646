import type { TicketAlarmChange } from '../../../domain/work/model/ticket-changes.ts';
import { filledFrom } from '../filled-from.ts';
import { warehouseTable } from '../warehouse-table.ts';

/** Alarms that are or were on tickets. */
export const ticket_alarms = filledFrom(
  'ticketAlarms',
  (row) => row,
  warehouseTable<TicketAlarmChange>({
    ticket_id: (a) => a.ticketId,
    alarm_id: (a) => a.alarmId,
    ticket_created_at: (a) => a.ticketCreatedAt,
    version: (a) => a.version,
    is_deleted: (a) => a.isDeleted,
  }),
);
