import type { Knex } from 'knex';
import { definer, strictPolicy } from './policies.ts';

/** Feeds of all customers for the provider's people, with the number of payloads that wait for a person. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table dead_letter_counts (
      customer_id int not null,
      system_id int not null,
      waiting int not null,
      oldest_at timestamptz not null,
      counted_at timestamptz not null,
      primary key (customer_id, system_id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    comment on table dead_letter_counts is 'Payloads of integrations that could not be read and wait for a person, as last counted in the warehouse.';
    comment on column dead_letter_counts.customer_id is 'Customer that the row belongs to.';
    comment on column dead_letter_counts.system_id is 'The integration.';
    comment on column dead_letter_counts.waiting is 'Number of payloads.';
    comment on column dead_letter_counts.oldest_at is 'When a door received the oldest of them.';
    comment on column dead_letter_counts.counted_at is 'When they were counted.';
  `);
  await knex.raw(strictPolicy('dead_letter_counts'));
  await knex.raw(
    definer(
      'provider_feeds(asked_by uuid, asked_term text, asked_troubled boolean, asked_limit int, asked_offset int, asked_at timestamptz)',
      `returns table (customer_id int, customer_name text, system_id int, display_name text, schema text, direction text,
         connection_type text, last_contact_at timestamptz, open_issues jsonb, since timestamptz, dead_letters int,
         oldest_dead_letter_at timestamptz, jobs int, behind_since timestamptz, tried jsonb)`,
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
         (select to_jsonb(t) from (
            (select m.command_type as "kind", m.status, m.response, m.created_by_name as "by", m.created_at as "at"
             from external_system_commands m where m.customer_id = p.of_customer and m.system_id = p.of_system
             order by m.created_at desc, m.id limit 1)
            union all
            (select 'REPARSE', r.status, r.error, u.display_name, r.created_at
             from reparses r left join users u on u.id = r.created_by
             where r.customer_id = p.of_customer and r.system_id = p.of_system and r.kind = 'REPARSE' and not r.is_dry_run
             order by r.created_at desc limit 1)
            order by 5 desc limit 1) t)
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
 * Issues of one kind are one entry, however many tickets they are about.
 */
const feeds = `
  kinds as (
    select i.customer_id as of_customer, i.system_id as of_system, i.issue_type, count(*) as number, min(i.opens_at) as since,
      (array_agg(i.message order by i.opens_at))[1] as message, max(i.alerted_at) as alerted_at,
      case i.issue_type when 'LOST_CONNECTION' then 4 when 'CREATE_WORK_TICKET_FAILURE' then 3
        when 'UPDATE_WORK_TICKET_FAILURE' then 3 when 'WAREHOUSE_DIFFERENCE' then 1 else 2 end as rank
    from external_system_issues i
    where i.resolved_at is null and i.dismissed_at is null and i.opens_at <= asked_at
    group by i.customer_id, i.system_id, i.issue_type),
  troubles as (
    select n.of_customer, n.of_system, max(n.rank) as rank, (array_agg(n.since order by n.rank desc, n.since))[1] as since,
      jsonb_agg(jsonb_build_object('type', n.issue_type, 'count', n.number, 'message', n.message, 'opensAt', n.since,
        'alertedAt', n.alerted_at) order by n.rank desc, n.since) as issues
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
