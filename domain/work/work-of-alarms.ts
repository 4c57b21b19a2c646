import type { Transaction } from '../../platform/database.ts';
import { iso } from '../../platform/instant.ts';
import type { Condition } from '../lists/criteria/to-postgres.ts';
import type { Period } from '../period.ts';

/** Work on one alarm. */
export interface WorkOfAlarm {
  /** Tickets created within the period, whoever sees them. */
  created: number;
  /** The newest open ticket that the viewer sees. */
  openTicketId: number | null;
}

/**
 * Counts the tickets on each of some alarms; alarms without a ticket are left out.
 * @param visible condition of the tickets `t` that the viewer sees.
 */
export async function workOfAlarms(
  trx: Transaction,
  customerId: number,
  {
    alarmIds,
    period,
    visible,
  }: { alarmIds: readonly number[]; period: Period; visible: Pick<Condition, 'sql' | 'bindings'> },
): Promise<Map<number, WorkOfAlarm>> {
  const { rows } = await trx.raw<{ rows: Array<WorkOfAlarm & { alarmId: number }> }>(
    `select w.alarm_id as "alarmId",
       count(*) filter (where t.created_at >= ?::timestamptz and t.created_at < ?::timestamptz) as created,
       max(t.id) filter (where t.state = 'OPEN' and ${visible.sql}) as "openTicketId"
     from work_ticket_alarms w join work_tickets t on t.customer_id = w.customer_id and t.id = w.ticket_id
     where w.customer_id = ? and w.alarm_id = any(?::bigint[]) group by w.alarm_id`,
    [iso(period.start), iso(period.end), ...visible.bindings, customerId, [...alarmIds]],
  );
  return new Map(rows.map(({ alarmId, ...work }) => [alarmId, work]));
}

/** Policy isAutoDispatch (ALM.11): returns those of some alarms whose latest ticket a rule created. */
export async function isAutoDispatch(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await trx.raw<{ rows: Array<{ alarmId: number; isByRule: boolean }> }>(
    `select distinct on (w.alarm_id) w.alarm_id as "alarmId", t.automation_rule_id is not null as "isByRule"
     from work_ticket_alarms w join work_tickets t on t.customer_id = w.customer_id and t.id = w.ticket_id
     where w.customer_id = ? and w.alarm_id = any(?::bigint[]) order by w.alarm_id, t.created_at desc, t.id desc`,
    [customerId, [...alarmIds]],
  );
  return new Set(rows.flatMap(({ alarmId, isByRule }) => (isByRule ? alarmId : [])));
}
