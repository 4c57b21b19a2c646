import { rowsOf } from '../../../platform/table.ts';
import { theSystem } from '../../origin/actor.ts';
import type { TicketChange } from '../../work/model/ticket-changes.ts';
import { changeList } from '../change-list.ts';

// messages of earlier releases do not say why a ticket was changed
const unknownOrigin = { cause: null, ...theSystem };

/** Tickets that changed. */
export const tickets = changeList<TicketChange>('tickets', {
  rowsOf: (table) => rowsOf<object>(table).map((row) => ({ ...unknownOrigin, ...row }) as TicketChange),
});
