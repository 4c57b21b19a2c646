import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { doorGraceMinutes, doorShutSeconds, zeroThroughputHours } from '../../constants.ts';
import type { ThroughputHabit } from './read-throughput-habits.ts';
import { isOpenIssueOf, runDetector } from './run-detector.ts';

/**
 * Every source whose time without an alarm can be judged now, of all customers: each customer's alarms are scanned
 * once, as far back as its longest threshold. Sources without any contact are not judged, nor those whose door has
 * reopened recently.
 */
const sources = `
  watched as (
    select e.customer_id, e.id as system_id, e.created_at,
      coalesce(e.alarm_throughput_email_threshold, :hours) as hours
    from external_systems e
    join customers c on c.id = e.customer_id and c.onboarding_status <> 'DISABLED'
    join external_system_contacts k on k.customer_id = e.customer_id and k.system_id = e.id and k.last_access_at is not null
    join doors d on d.name = case when e.connection_type = 'EMAIL' then 'mail' else 'gateway' end
      and d.seen_at > :now::timestamptz - interval '1 second' * :shut
      and d.open_since <= :now::timestamptz - interval '1 minute' * :grace
    where e.is_active and e.direction = 'INBOUND'),
  newest as (
    select w.customer_id, a.system_id, a.at
    from (select customer_id, max(hours) as hours from watched group by customer_id) w
    cross join lateral (
      select s.system_id, max(s.latest_alarm_at) as at from alarm_state s
      where s.customer_id = w.customer_id and s.latest_alarm_at > :now::timestamptz - interval '1 hour' * w.hours
      group by s.system_id) a),
  habits as (
    select * from unnest(:customerIds::int[], :systemIds::int[], :low::bool[], :usual::bool[], :messages::text[])
      as h (customer_id, system_id, is_low, is_usual, message)),
  judged as (
    select w.customer_id, w.system_id, w.hours, h.is_low, coalesce(h.is_usual, true) as is_usual, h.message as few,
      greatest(n.at, w.created_at) + interval '1 hour' * w.hours <= :now::timestamptz as is_silent
    from watched w left join newest n on n.customer_id = w.customer_id and n.system_id = w.system_id
    left join habits h on h.customer_id = w.customer_id and h.system_id = w.system_id),
  sources as (
    select customer_id, system_id, not is_silent and is_usual as is_over,
      case when is_silent and hours = 1 then :one::text
        when is_silent then replace(:other::text, '{count}', hours::text)
        when is_low then few end as message
    from judged)`;

const tables = `
  ${sources},
  resolved as (
    update external_system_issues i set resolved_at = :now::timestamptz
    from sources s
    where ${isOpenIssueOf('s')} and s.is_over and :isKnown::bool
    returning i.customer_id, i.system_id),
  reworded as (
    update external_system_issues i set message = s.message
    from sources s
    where ${isOpenIssueOf('s')} and i.message <> s.message),
  due as (select customer_id, system_id, message, :now::timestamptz as opens_at from sources where message is not null)`;

/**
 * Finds sources that have sent no alarm for longer than their threshold, or far fewer than they used to (INT.3), of all
 * customers at once. That is a warning and does not change their health (INT.4). Idempotent.
 * @param habits null while the warehouse does not know the newest alarms: then what is open stays open.
 * @returns the numbers of issues opened and resolved.
 */
export function findLowThroughput(
  deps: { db: Database; clock: Clock },
  habits: readonly ThroughputHabit[] | null,
): Promise<{ opened: number; resolved: number }> {
  const known = habits ?? [];
  const bindings = {
    isKnown: habits !== null,
    customerIds: known.map(({ customerId }) => customerId),
    systemIds: known.map(({ systemId }) => systemId),
    low: known.map(({ isLow }) => isLow),
    usual: known.map(({ isUsual }) => isUsual),
    messages: known.map(({ message }) => message),
    now: deps.clock.now(),
    hours: zeroThroughputHours,
    shut: doorShutSeconds,
    grace: doorGraceMinutes,
    ...issueTexts.noAlarms,
  };
  return runDetector(deps.db, { type: 'LOW_THROUGHPUT', tables, bindings });
}
