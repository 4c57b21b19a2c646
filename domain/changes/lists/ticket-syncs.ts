import type { TicketSyncRequest } from '../../work/model/ticket-changes.ts';
import { changeList } from '../change-list.ts';

/** Tickets that are to reach their maintenance systems. */
export const ticketSyncs = changeList<TicketSyncRequest>('ticketSyncs');
