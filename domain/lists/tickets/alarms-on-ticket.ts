import type { Ticket } from '../../work/model/ticket.ts';
import type { AlarmRow } from '../alarms/alarm-row.ts';
import type { RowsOf } from '../criteria/expression.ts';

/** A ticket in memory with what criteria read of its alarms; without them it lies nowhere. */
export interface TicketWithAlarms extends Ticket {
  alarms?: ReadonlyArray<Pick<AlarmRow, 'propertyTokens'>>;
}

/** The alarms on a ticket, by their texts: `work_ticket_alarms`, and `alarms a`. */
export const alarmsOnTicket: RowsOf<Ticket> = {
  exists: (condition) =>
    `exists (select from work_ticket_alarms w join alarms a on a.customer_id = w.customer_id and a.id = w.alarm_id
      where w.customer_id = t.customer_id and w.ticket_id = t.id and ${condition})`,
  read: ({ alarms = [] }: TicketWithAlarms) => alarms,
};
