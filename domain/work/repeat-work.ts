import { customerRows, rowsByKey } from '../../platform/customer-rows.ts';
import type { Transaction } from '../../platform/database.ts';
import { iso } from '../../platform/instant.ts';
import { repeatWindowDays } from '../constants.ts';
import type { Ticket } from './model/ticket.ts';

/**
 * WORK.12: a ticket repeats others on any of its alarms that were closed in the days before it was created. Counted for
 * some tickets, and told of many, where the pairs of tickets on a bad alarm would be too many to count.
 */

const isClosing = `a.event_type = 'STATE' and a.field = 'state' and a.rev_value = 'CLOSED'`;
const window = `interval '${repeatWindowDays} days'`;

/** Returns how many others each ticket repeats; those that repeat none are missing. */
export async function repeatCountsOf(
  trx: Transaction,
  customerId: number,
  tickets: ReadonlyArray<Pick<Ticket, 'id' | 'createdAt'>>,
): Promise<Map<number, number>> {
  const { rows } = await trx.raw(
    `select m.ticket_id, count(distinct o.ticket_id) from ${customerRows('unnest(?::bigint[], ?::timestamptz[]) as n (id, created_at)')}
     join work_ticket_alarms m on m.customer_id = n.customer_id and m.ticket_id = n.id
     join work_ticket_alarms o on o.customer_id = m.customer_id and o.alarm_id = m.alarm_id and o.ticket_id <> m.ticket_id
     join work_ticket_activity a on a.customer_id = o.customer_id and a.ticket_id = o.ticket_id and ${isClosing}
     where a.created_at < n.created_at and a.created_at >= n.created_at - ${window}
     group by m.ticket_id`,
    [customerId, tickets.map(({ id }) => id), tickets.map(({ createdAt }) => iso(createdAt))],
  );
  return new Map(rows.map((row: { ticket_id: number; count: number }) => [row.ticket_id, row.count]));
}

/** Joins the alarms of a ticket. Binds the customer. */
const alarmsOf = (ticketId: string): string =>
  `cross join ${rowsByKey('alarm_id', 'work_ticket_alarms', `x.ticket_id = ${ticketId}`, '?')} m`;

/**
 * Query of the ids of those tickets that repeat another, of the relation `tickets` (id, created_at). One pass over times
 * of each alarm, so that it costs the same however many tickets an alarm has: a ticket's own closings come after it.
 */
export const repeatingAmong = (tickets: string, customerId: number): { sql: string; bindings: unknown[] } => ({
  sql: `select distinct e.ticket_id from (
      select ticket_id, at, is_closing, max(at) filter (where is_closing) over (
        partition by alarm_id order by at, is_closing rows between unbounded preceding and 1 preceding) as closed_before
      from (
        select m.alarm_id, t.id as ticket_id, t.created_at as at, false as is_closing
        from ${tickets} t ${alarmsOf('t.id')}
        union all
        select m.alarm_id, a.ticket_id, a.created_at, true
        from work_ticket_activity a ${alarmsOf('a.ticket_id')}
        where a.customer_id = ? and ${isClosing} and a.created_at < (select max(created_at) from ${tickets})
          and a.created_at >= (select min(created_at) from ${tickets}) - ${window}
      ) times
    ) e where not e.is_closing and e.closed_before >= e.at - ${window}`,
  bindings: [customerId, customerId, customerId],
});
