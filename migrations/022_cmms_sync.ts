import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** State of orders in maintenance systems, so that none is created twice and our own changes are not applied again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table work_ticket_orders (
      customer_id int not null,
      ticket_id bigint not null,
      -- W12, after the second reissue W12-2
      reference text not null,
      system_id int not null,
      external_id text,
      -- ids under which it was known before
      aliases text[] not null default '{}',
      -- its creation was sent then, and nobody knows yet what became of that
      unclear_since timestamptz,
      -- what was last sent
      sent jsonb,
      -- whether it was last seen closed there
      is_closed boolean not null default false,
      -- its closing was sent
      closing_sent boolean not null default false,
      checked_at timestamptz not null,
      gone_at timestamptz,
      primary key (customer_id, ticket_id, reference),
      foreign key (customer_id, ticket_id) references work_tickets (customer_id, id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    create index work_ticket_orders_external on work_ticket_orders (customer_id, system_id, external_id);
    create index work_ticket_orders_reference on work_ticket_orders (customer_id, system_id, reference);
    create index work_ticket_orders_checked on work_ticket_orders (customer_id, system_id, checked_at)
      where external_id is not null and gone_at is null and not is_closed;

    -- comments made here that the maintenance system has
    create table work_ticket_order_comments (
      customer_id int not null,
      ticket_id bigint not null,
      activity_id uuid not null,
      text text not null,
      sent_at timestamptz not null,
      primary key (customer_id, ticket_id, activity_id)
    );

    create table cmms_polls (
      customer_id int not null,
      system_id int not null,
      -- the newest change that was seen, by the system's own clock
      seen_to timestamptz,
      failing_since timestamptz,
      primary key (customer_id, system_id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );

    create table external_system_issues (
      customer_id int not null,
      id uuid not null,
      system_id int not null,
      issue_type text not null
        check (issue_type in ('LOST_CONNECTION', 'CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE')),
      ticket_id bigint,
      message text not null,
      created_at timestamptz not null,
      -- before that it is nobody's concern: what is mended in time was none
      opens_at timestamptz not null,
      resolved_at timestamptz,
      dismissed_at timestamptz,
      primary key (customer_id, id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    create unique index external_system_issues_open
      on external_system_issues (customer_id, system_id, issue_type, (coalesce(ticket_id, 0))) where resolved_at is null;
    create index external_system_issues_newest on external_system_issues (customer_id, system_id, created_at desc);
  `);
  for (const table of ['work_ticket_orders', 'work_ticket_order_comments', 'cmms_polls', 'external_system_issues'])
    await knex.raw(strictPolicy(table));
}
