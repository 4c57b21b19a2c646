import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { IssueType } from '../open-issues.ts';
import { isOpenIssueOf, runDetector } from './run-detector.ts';

/** Kind of thing that runs out: `ending` is SQL with one row a system, customer_id, system_id, ends_at and name (null: none). */
interface Expiring {
  type: Extract<IssueType, 'LICENSE_EXPIRING' | 'CERTIFICATE_EXPIRING'>;
  ending: string;
  warnDays: readonly number[];
  /** Sentences with {date}, and what is added where there is a name. */
  texts: { expires: string; expired: string; named: string };
}

/**
 * An open issue whose next warning is due is mailed once more, dismissed or not: what was dismissed was the warning
 * before.
 */
const tablesOf = (ending: string): string => `
  ending as (${ending}),
  due as (
    select x.customer_id, x.system_id, last.at as due_at, :now::timestamptz as opens_at,
      replace(case when x.ends_at <= :now::timestamptz then :expired::text else :expires::text end, '{date}',
        to_char(x.ends_at at time zone c.default_timezone, 'MM/DD/YYYY'))
        || case when x.name is null then '' else replace(:named::text, '{name}', x.name) end as message
    from ending x
    join external_systems e on e.customer_id = x.customer_id and e.id = x.system_id and e.is_active
    join customers c on c.id = e.customer_id and c.onboarding_status <> 'DISABLED'
    cross join lateral (
      select max(x.ends_at - interval '1 day' * d.days) as at from unnest(:days::int[]) as d (days)
      where x.ends_at - interval '1 day' * d.days <= :now::timestamptz) last
    where last.at is not null),
  resolved as (
    update external_system_issues i set resolved_at = :now::timestamptz
    where i.issue_type = :type and i.resolved_at is null and not exists (
      select from due d where d.customer_id = i.customer_id and d.system_id = i.system_id)
    returning i.customer_id, i.system_id),
  warned as (
    update external_system_issues i set message = d.message,
      alerted_at = case when i.alerted_at >= d.due_at then i.alerted_at end,
      dismissed_at = case when i.dismissed_at >= d.due_at then i.dismissed_at end
    from due d
    where ${isOpenIssueOf('d')}
      and (i.message <> d.message or least(i.alerted_at, i.dismissed_at) < d.due_at))`;

/**
 * Finds what runs out, of all customers at once (INT.18): an issue at the first warning, mailed then, at each further
 * one, and once it has run out. It leaves health as it is. Idempotent.
 * @returns the numbers of issues opened and resolved.
 */
export function findExpiring(
  { db, clock }: { db: Database; clock: Clock },
  { type, ending, warnDays, texts }: Expiring,
): Promise<{ opened: number; resolved: number }> {
  const bindings = { now: clock.now(), days: [...warnDays, 0], ...texts };
  return runDetector(db, { type, tables: tablesOf(ending), bindings });
}
