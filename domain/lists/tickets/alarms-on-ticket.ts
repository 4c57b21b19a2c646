import type { Ticket } from '../../work/model/ticket.ts';
import type { AlarmRow } from '../alarms/alarm-row.ts';
import type { RowsOf } from '../criteria/expression.ts';

/** Columns of an alarm that criteria of tickets read. */
export type AlarmOnTicket = Pick<
  AlarmRow,
  | ('id' | 'systemId' | 'priority' | 'propertyTokens')
  | ('pointPath' | 'stationPath' | 'condition' | 'alarmClass' | 'alarmType')
>;

/** A ticket in memory with what criteria read of its alarms; without them it lies nowhere. */
export interface TicketWithAlarms extends Ticket {
  alarms?: readonly AlarmOnTicket[];
}

/** The alarms on a ticket: `work_ticket_alarms`, `alarms a` and `alarm_state s`, which Postgres leaves out where nothing reads it. */
export const alarmsOnTicket: RowsOf<Ticket> = {
  exists: (condition) =>
    `exists (select from work_ticket_alarms w join alarms a on a.customer_id = w.customer_id and a.id = w.alarm_id
      left join alarm_state s on s.customer_id = a.customer_id and s.id = a.id
      where w.customer_id = t.customer_id and w.ticket_id = t.id and ${condition})`,
  read: ({ alarms = [] }: TicketWithAlarms) => alarms,
};
