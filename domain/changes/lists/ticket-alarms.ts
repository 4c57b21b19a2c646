import type { TicketAlarmChange } from '../../work/model/ticket-changes.ts';
import { changeList } from '../change-list.ts';

/** Alarms that were put on tickets, or taken off. */
export const ticketAlarms = changeList<TicketAlarmChange>('tickets');
