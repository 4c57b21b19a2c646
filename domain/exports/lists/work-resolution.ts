import { closedTicketsOf, closedTicketsSchema } from '../../work-resolution/list-closed-tickets.ts';
import { ticketList } from '../ticket-list.ts';

/** The tickets of work resolution (ANA.1): those closed in a period. */
export default ticketList({ name: 'work-resolution', schema: closedTicketsSchema, select: closedTicketsOf });
