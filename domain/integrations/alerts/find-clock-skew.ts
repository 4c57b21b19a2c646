import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { clockSkewMinutes, connectionLostMinutes } from '../../constants.ts';
import { isOpenIssueOf, runDetector } from './run-detector.ts';

/**
 * A pump that is silent is not judged: its issue stays. One that was wrong is right again within half the limit, so that
 * a clock at the limit does not open one issue after the other.
 */
const tables = `
  judged as (
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
    where ${isOpenIssueOf('j')} and j.is_right
    returning i.customer_id, i.system_id),
  reworded as (
    update external_system_issues i set message = j.message
    from judged j
    where ${isOpenIssueOf('j')} and j.is_wrong and i.message <> j.message),
  due as (select customer_id, system_id, message, :now::timestamptz as opens_at from judged where is_wrong)`;

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
  const limits = { limit: clockSkewMinutes * 60_000, silent: connectionLostMinutes };
  const bindings = { now: clock.now(), ...limits, ...issueTexts.clock };
  return runDetector(db, { type: 'CLOCK_SKEW', tables, bindings });
}
