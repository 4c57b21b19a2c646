import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { connectionLostMinutes, connectionRestoredMinutes, doorShutSeconds } from '../../constants.ts';
import { notifyOfSystems } from './notify-of-systems.ts';

/**
 * Every connection that can be judged now, of all customers. A system that we call is silent since it stopped
 * answering. A source is silent since its last contact, but not from before its door opened or its settings were
 * changed. Sources without any contact are not judged, nor are mail sources, which send only when there is an alarm.
 */
const connections = `
  connections as (
    select e.customer_id, e.id as system_id, k.failure, m.lost, m.restored, interval '1 minute' * m.lost as lost_after,
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

/** Time since when an issue's connection works again without a break. */
const noteOver = `
  with ${connections}
  update external_system_issues i set over_since = case when k.is_well then :now::timestamptz end
  from connections k
  where i.customer_id = k.customer_id and i.system_id = k.system_id and i.issue_type = 'LOST_CONNECTION'
    and i.resolved_at is null and k.is_well = (i.over_since is null)`;

const resolve = `
  with ${connections}
  update external_system_issues i set resolved_at = :now::timestamptz
  from connections k
  where i.customer_id = k.customer_id and i.system_id = k.system_id and i.issue_type = 'LOST_CONNECTION'
    and i.resolved_at is null and i.over_since <= :now::timestamptz - interval '1 minute' * k.restored
  returning i.customer_id as "customerId", i.system_id as "systemId"`;

const open = `
  with ${connections}
  insert into external_system_issues (customer_id, id, system_id, issue_type, message, created_at, opens_at)
  select k.customer_id, gen_random_uuid(), k.system_id, 'LOST_CONNECTION',
    coalesce(k.failure,
      case when k.lost = 1 then :one::text else replace(:other::text, '{count}', k.lost::text) end),
    :now::timestamptz, k.silent_since + k.lost_after
  from connections k
  where k.silent_since + k.lost_after <= :now::timestamptz and not exists (
    select from external_system_issues i
    where i.customer_id = k.customer_id and i.system_id = k.system_id and i.issue_type = 'LOST_CONNECTION'
      and i.resolved_at is null)
  on conflict do nothing
  returning customer_id as "customerId", system_id as "systemId"`;

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
  const now = deps.clock.now();
  const bindings = {
    now,
    lost: connectionLostMinutes,
    restored: connectionRestoredMinutes,
    shut: doorShutSeconds,
    ...issueTexts.noContact,
  };
  const run = async (trx: Transaction, sql: string) => (await trx.raw(sql, bindings)).rows;
  return deps.db.transaction(async (trx) => {
    await run(trx, noteOver);
    const resolved = await run(trx, resolve);
    const opened = await run(trx, open);
    await notifyOfSystems(trx, [...resolved, ...opened], now);
    return { opened: opened.length, resolved: resolved.length };
  });
}
