import { inactiveWorkHours } from '../constants.ts';

/** SQL of the KPIs about open work: conditions on tickets `t`; deleted alarms are in no KPI (KPI.15). */

/** True where an alarm `s` of ticket `t` meets the condition; `w` puts it there. */
const hasAlarm = (condition: string): string => `exists (
  select from work_ticket_alarms w join alarm_state s on s.customer_id = w.customer_id and s.id = w.alarm_id
  where w.customer_id = t.customer_id and w.ticket_id = t.id and s.deleted_at is null and ${condition})`;

/** KPI.12 and KPI.13, the denominator: open tickets with an alarm. */
export const isOpenWork = `t.state = 'OPEN' and ${hasAlarm('true')}`;

/** KPI.12: every alarm of the ticket has been inactive for a day at `:at`. */
export const hasInactiveAlarms = `not ${hasAlarm(
  `(s.is_active or s.latest_end_at > :at::timestamptz - interval '${inactiveWorkHours} hours')`,
)}`;

/** KPI.13: the ticket shares an alarm with another open ticket. */
export const isDuplicateWork = hasAlarm(`exists (
  select from work_ticket_alarms v join work_tickets o on o.customer_id = v.customer_id and o.id = v.ticket_id
  where v.customer_id = w.customer_id and v.alarm_id = w.alarm_id and v.ticket_id <> w.ticket_id and o.state = 'OPEN')`);
