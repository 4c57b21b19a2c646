import type { Knex } from 'knex';
import { definer } from './policies.ts';

/**
 * Feeds by what is unresolved: a dismissed issue is no trouble any more, and still tells health. Each also has what its
 * pump has not delivered, and several of the newest things that were tried.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function provider_feeds(uuid, text, boolean, int, int, timestamptz);
    drop function provider_feed_counts(uuid, text, timestamptz);
  `);
  await knex.raw(
    definer(
      'provider_feeds(asked_by uuid, asked_term text, asked_troubled boolean, asked_limit int, asked_offset int, asked_tries int, asked_at timestamptz)',
      `returns table (customer_id int, customer_name text, system_id int, display_name text, schema text, direction text,
         connection_type text, last_contact_at timestamptz, open_issues jsonb, since timestamptz, dead_letters int,
         oldest_dead_letter_at timestamptz, jobs int, behind_since timestamptz, pump jsonb, tries jsonb)`,
      `with ${feeds},
       page as (
         select f.* from feeds f where f.rank > 0 or not asked_troubled
         order by f.rank desc, f.since nulls last, f.customer_name, f.of_system limit asked_limit offset asked_offset)
       select p.of_customer, p.customer_name, p.of_system, p.display_name, p.schema, p.direction, p.connection_type,
         p.last_access_at, coalesce(p.issues, '[]'), p.since, coalesce(p.waiting, 0), p.oldest_at,
         ((select count(*) from external_system_commands m
           where m.customer_id = p.of_customer and m.system_id = p.of_system and m.status in ('PENDING', 'IN_PROGRESS'))
          + (select count(*) from reparses r
           where r.customer_id = p.of_customer and r.system_id = p.of_system and r.kind = 'REPARSE'
             and r.status in ('IN_PROGRESS', 'SETTLING')))::int,
         least((select min(o.created_at) from outbox o where o.customer_id = p.of_customer),
           (select min(d.marked_at) from refolds d where d.customer_id = p.of_customer and not d.is_held)),
         (select jsonb_build_object('undelivered', u.report -> 'spool' -> 'items', 'oldestAt', u.report -> 'spool' -> 'oldestAt',
             'reportedAt', u.reported_at, 'clockSkewMs', u.clock_skew_ms)
           from pumps u where u.customer_id = p.of_customer and u.system_id = p.of_system and u.report is not null),
         (select coalesce(jsonb_agg(t order by t.at desc), '[]') from (
            (select m.command_type as "kind", m.status, m.response, m.created_by_name as "by", m.created_at as "at"
             from external_system_commands m where m.customer_id = p.of_customer and m.system_id = p.of_system
             order by m.created_at desc, m.id limit asked_tries)
            union all
            (select 'REPARSE', r.status, r.error, u.display_name, r.created_at
             from reparses r left join users u on u.id = r.created_by
             where r.customer_id = p.of_customer and r.system_id = p.of_system and r.kind = 'REPARSE' and not r.is_dry_run
             order by r.created_at desc limit asked_tries)
            order by 5 desc limit asked_tries) t)
       from page p order by p.rank desc, p.since nulls last, p.customer_name, p.of_system`,
    ),
  );
  await knex.raw(
    definer(
      'provider_feed_counts(asked_by uuid, asked_term text, asked_at timestamptz)',
      'returns table (feeds int, troubled int, customers int, troubled_customers int)',
      `with ${feeds}
       select count(*)::int, (count(*) filter (where f.rank > 0))::int, count(distinct f.of_customer)::int,
         (count(distinct f.of_customer) filter (where f.rank > 0))::int from feeds f`,
    ),
  );
}

/**
 * Active integrations of all customers, for super users alone: the worst of what is wrong with each, and since when.
 * Issues of one kind are one entry, however many tickets they are about; a kind whose issues are all dismissed has no rank.
 */
const feeds = `
  kinds as (
    select i.customer_id as of_customer, i.system_id as of_system, i.issue_type,
      bool_and(i.dismissed_at is not null) as is_dismissed,
      coalesce(nullif(count(*) filter (where i.dismissed_at is null), 0), count(*)) as number,
      coalesce(min(i.opens_at) filter (where i.dismissed_at is null), min(i.opens_at)) as since,
      (array_agg(i.message order by i.dismissed_at is not null, i.opens_at))[1] as message, max(i.alerted_at) as alerted_at,
      case when bool_and(i.dismissed_at is not null) then 0 when i.issue_type = 'LOST_CONNECTION' then 4
        when i.issue_type in ('CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE') then 3
        when i.issue_type = 'WAREHOUSE_DIFFERENCE' then 1 else 2 end as rank
    from external_system_issues i
    where i.resolved_at is null and i.opens_at <= asked_at
    group by i.customer_id, i.system_id, i.issue_type),
  troubles as (
    select n.of_customer, n.of_system, max(n.rank) as rank,
      (array_agg(n.since order by n.rank desc, n.since) filter (where not n.is_dismissed))[1] as since,
      jsonb_agg(jsonb_build_object('type', n.issue_type, 'count', n.number, 'message', n.message, 'opensAt', n.since,
        'alertedAt', n.alerted_at, 'isDismissed', n.is_dismissed) order by n.rank desc, n.since) as issues
    from kinds n group by n.of_customer, n.of_system),
  feeds as (
    select c.id as of_customer, c.name as customer_name, e.id as of_system, e.display_name, e.schema, e.direction,
      e.connection_type, k.last_access_at, t.issues, w.waiting, w.oldest_at,
      greatest(t.rank, case when w.waiting > 0 then 2 else 0 end) as rank,
      case when w.waiting > 0 and coalesce(t.rank, 0) <= 2 then least(t.since, w.oldest_at) else t.since end as since
    from external_systems e
    join customers c on c.id = e.customer_id and c.onboarding_status <> 'DISABLED'
    left join external_system_contacts k on k.customer_id = e.customer_id and k.system_id = e.id
    left join troubles t on t.of_customer = e.customer_id and t.of_system = e.id
    left join dead_letter_counts w on w.customer_id = e.customer_id and w.system_id = e.id
    where e.is_active and strpos(regexp_replace(normalize(lower(c.name || ' ' || e.display_name), NFKD), '[\\u0300-\\u036f]', '', 'g'), asked_term) > 0
      and exists (select from users s where s.id = asked_by and s.is_super))`;
