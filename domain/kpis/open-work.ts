import { inactiveWorkHours } from '../constants.ts';

/**
 * SQL of a customer's open tickets with an alarm, as KPI.12 and KPI.13 count them; deleted alarms are in no KPI (KPI.15).
 * `is_inactive`: every alarm has been inactive for a day at `:at`. `is_duplicate`: it shares an alarm with another open
 * ticket. All in one pass over the open tickets, because an alarm may have any number of closed ones.
 */
export const openWork = `(
  select id, assignee_id, created_at, not bool_or(is_recent) as is_inactive, bool_or(open_tickets > 1) as is_duplicate
  from (
    select t.id, t.assignee_id, t.created_at, count(*) over (partition by w.alarm_id) as open_tickets,
      s.is_active or coalesce(s.latest_end_at > :at::timestamptz - interval '${inactiveWorkHours} hours', false) as is_recent
    from work_tickets t
    join work_ticket_alarms w on w.customer_id = t.customer_id and w.ticket_id = t.id
    join alarm_state s on s.customer_id = w.customer_id and s.id = w.alarm_id
    where t.customer_id = :customerId and t.state = 'OPEN' and s.deleted_at is null
  ) o
  group by id, assignee_id, created_at)`;
