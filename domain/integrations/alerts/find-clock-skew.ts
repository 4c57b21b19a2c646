import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { clockSkewMinutes, connectionLostMinutes } from '../../constants.ts';
import { type ChangedSystem, countChanges } from './notify-of-systems.ts';

/**
 * The whole pass as one statement. A pump that is silent is not judged: its issue stays. One that was wrong is right
 * again within half the limit, so that a clock at the limit is not told of again and again.
 */
const pass = `
  with judged as (
    select p.customer_id, p.system_id, abs(p.clock_skew_ms) > :limit::bigint as is_wrong,
      abs(p.clock_skew_ms) <= :limit::bigint / 2 as is_right,
      replace(case when p.clock_skew_ms > 0 then :ahead::text else :behind::text end, '{minutes}',
        round(abs(p.clock_skew_ms) / 60000.0)::text) as message
    from pumps p
    join external_systems e on e.customer_id = p.customer_id and e.id = p.system_id and e.is_active
    join customers c on c.id = e.customer_id and c.onboarding_status <> 'DISABLED'
    where p.reported_at > :now::timestamptz - interval '1 minute' * :silent),
  resolved as (
    update external_system_issues i set resolved_at = :now::timestamptz
    from judged j
    where i.customer_id = j.customer_id and i.system_id = j.system_id and i.issue_type = 'CLOCK_SKEW'
      and i.resolved_at is null and j.is_right
    returning i.customer_id, i.system_id),
  told as (
    update external_system_issues i set message = j.message
    from judged j
    where i.customer_id = j.customer_id and i.system_id = j.system_id and i.issue_type = 'CLOCK_SKEW'
      and i.resolved_at is null and j.is_wrong and i.message <> j.message),
  opened as (
    insert into external_system_issues (customer_id, id, system_id, issue_type, message, created_at, opens_at)
    select j.customer_id, gen_random_uuid(), j.system_id, 'CLOCK_SKEW', j.message, :now::timestamptz, :now::timestamptz
    from judged j
    where j.is_wrong and not exists (
      select from external_system_issues i
      where i.customer_id = j.customer_id and i.system_id = j.system_id and i.issue_type = 'CLOCK_SKEW'
        and i.resolved_at is null)
    on conflict do nothing
    returning customer_id, system_id)
  select customer_id as "customerId", system_id as "systemId", true as "isNew" from opened
  union all
  select customer_id, system_id, false from resolved`;

/**
 * Finds pumps whose clock differs from ours, of all customers at once: times of their sources are then wrong, and so is
 * what follows from them. It leaves health as it is. Idempotent.
 * @returns the numbers of issues opened and resolved.
 */
export function findClockSkew({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<{ opened: number; resolved: number }> {
  const now = clock.now();
  const bindings = { now, limit: clockSkewMinutes * 60_000, silent: connectionLostMinutes, ...issueTexts.clock };
  return db.transaction(async (trx) => {
    const changed: ChangedSystem[] = (await trx.raw(pass, bindings)).rows;
    return countChanges(trx, changed, now);
  });
}
