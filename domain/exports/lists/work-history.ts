import { workHistoryOf, workHistorySchema } from '../../work-resolution/list-work-history.ts';
import { ticketList } from '../ticket-list.ts';

/** Work history (ANA.3): a row per ticket. */
export default ticketList({ name: 'work-history', schema: workHistorySchema, select: workHistoryOf });
