import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { connectionLostMinutes, connectionRestoredMinutes, doorShutSeconds } from '../../constants.ts';
import { isOpenIssueOf, runDetector } from './run-detector.ts';

/**
 * Every connection that can be judged now, of all customers. A system that we call is silent since it stopped
 * answering. A source is silent since its last contact, but not from before its door opened or its settings were
 * changed. Sources without any contact are not judged, nor are mail sources, which send only when there is an alarm.
 */
const connections = `
  connections as (
    select e.customer_id, e.id as system_id, k.failure, m.lost, interval '1 minute' * m.lost as lost_after,
      :now::timestamptz - interval '1 minute' * m.restored as over_by,
      case when e.direction = 'OUTBOUND' then k.failing_since
        else greatest(k.last_access_at, d.open_since, e.updated_at) end as silent_since,
      case when e.direction = 'OUTBOUND' then k.failing_since is null
        else k.last_access_at > :now::timestamptz - interval '1 minute' * m.lost end as is_well
    from external_systems e
    join customers c on c.id = e.customer_id and c.onboarding_status <> 'DISABLED'
    join external_system_contacts k on k.customer_id = e.customer_id and k.system_id = e.id
    left join doors d on d.name = 'gateway' and d.seen_at > :now::timestamptz - interval '1 second' * :shut
    cross join lateral (select coalesce(e.last_access_on_slack_threshold, :lost) as lost,
      coalesce(e.last_access_on_resolution_threshold, :restored) as restored) m
    where e.is_active and e.connection_type <> 'EMAIL'
      and (e.direction = 'OUTBOUND' or k.last_access_at is not null and d.open_since is not null))`;

/**
 * An issue's row is written only where it changes: its connection began or ceased to work, or has worked for long
 * enough.
 */
const tables = `
  ${connections},
  noted as (
    update external_system_issues i set
      over_since = case when k.is_well then coalesce(i.over_since, :now::timestamptz) end,
      resolved_at = case when k.is_well and coalesce(i.over_since, :now::timestamptz) <= k.over_by then :now::timestamptz end
    from connections k
    where ${isOpenIssueOf('k')}
      and (k.is_well = (i.over_since is null) or k.is_well and i.over_since <= k.over_by)
    returning i.customer_id, i.system_id, i.resolved_at),
  resolved as (select customer_id, system_id from noted where resolved_at is not null),
  due as (
    select customer_id, system_id, silent_since + lost_after as opens_at,
      coalesce(failure, case when lost = 1 then :one::text else replace(:other::text, '{count}', lost::text) end) as message
    from connections
    where silent_since + lost_after <= :now::timestamptz)`;

/**
 * Judges the connection with every integration of every customer at once (INT.3): lost after some minutes without one,
 * restored after some more with one. A flap in between is neither (INT.6). Done twice, it changes nothing the second
 * time.
 * @returns how many issues it opened, and how many it resolved.
 */
export function findLostConnections(deps: {
  db: Database;
  clock: Clock;
}): Promise<{ opened: number; resolved: number }> {
  const bindings = {
    now: deps.clock.now(),
    lost: connectionLostMinutes,
    restored: connectionRestoredMinutes,
    shut: doorShutSeconds,
    ...issueTexts.noContact,
  };
  return runDetector(deps.db, { type: 'LOST_CONNECTION', tables, bindings });
}
