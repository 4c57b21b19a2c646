import type { TicketActivityRow } from '../../work/model/ticket-activity.ts';
import { changeList } from '../change-list.ts';

/** Facts in the activity of tickets. */
export const ticketActivity = changeList<TicketActivityRow>('tickets');
