import type { Ticket } from '../../work/model/ticket.ts';
import { ticketFields } from '../../work/model/ticket-fields.ts';
import { type Column, columnOf } from '../criteria/column.ts';

const { additionalDetails: _details, externalDetails: _external, ...compared } = ticketFields;
type Name = keyof typeof compared;

/** Columns of `work_tickets t` that criteria look at. */
export const ticketColumn = Object.fromEntries(
  (Object.keys(compared) as Name[]).map((name) => [
    name,
    columnOf<Ticket>(compared[name], (ticket) => ticket[name], { alias: 't' }),
  ]),
) as Record<Name, Column<Ticket>>;
