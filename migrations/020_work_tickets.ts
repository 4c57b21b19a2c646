import type { Knex } from 'knex';
import { searchedPolicies, strictPolicy } from './policies.ts';

/**
 * Work tickets, the alarms on them and their history. A ticket is changed by people, not by floods of events: one row
 * holds all of it, searched fields included.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table work_tickets (
      customer_id int not null references customers,
      -- the number that people see, W in front
      id bigint not null,
      state text not null check (state in ('OPEN', 'CLOSED')),
      objective text not null,
      problem_details text,
      assignee_id uuid references users,
      -- null: a rule, or the system
      created_by uuid references users,
      automation_rule_id bigint,
      closed_by uuid references users,
      created_at timestamptz not null,
      due_at timestamptz not null,
      closed_at timestamptz,
      -- null while open, and where the external side has closed it (WORK.10)
      is_resolved boolean,
      cause text,
      action text,
      completed_work_details text,
      alarm_was_useful boolean,
      is_escalated boolean not null default false,
      pending_review boolean not null default false,
      reviewer_id uuid references users,
      reissue_count int not null default 0,
      alarm_count int not null default 0,
      -- values of the maintenance system's own fields, by their names
      additional_details jsonb not null default '{}',
      -- the maintenance system that it goes to; null: it stays here
      external_system_id int,
      external_id text,
      external_type text,
      external_status text,
      external_assignee text,
      external_details jsonb,
      cmms_sync_status text check (cmms_sync_status in ('InProgress', 'Complete', 'Failed')),
      -- why it has failed, in the other side's words
      cmms_sync_error text,
      last_cmms_sync_attempt_at timestamptz,
      cmms_sync_failure_notification_dismissed_by uuid references users,
      cmms_sync_failure_notification_dismissed_at timestamptz,
      -- folded in TypeScript, as that of alarms
      search_text text not null,
      changed_at timestamptz not null,
      version bigint not null,
      primary key (customer_id, id),
      check ((state = 'CLOSED') = (closed_at is not null))
    );
    -- one for the order of each lens
    create index work_tickets_all on work_tickets (customer_id, is_escalated desc, created_at desc, id desc);
    create index work_tickets_open on work_tickets (customer_id, is_escalated desc, created_at desc, id desc)
      where state = 'OPEN';
    create index work_tickets_closed on work_tickets (customer_id, closed_at desc, created_at desc, id desc)
      where state = 'CLOSED';
    create index work_tickets_assignee on work_tickets (customer_id, assignee_id, is_escalated desc, created_at desc, id desc);
    create index work_tickets_creator on work_tickets (customer_id, created_by, is_escalated desc, created_at desc, id desc);
    create index work_tickets_due on work_tickets (customer_id, is_escalated desc, due_at, created_at desc, id desc)
      where state = 'OPEN';
    create index work_tickets_overdue on work_tickets (due_at) where state = 'OPEN' and not is_escalated;
    create index work_tickets_external on work_tickets (customer_id, external_system_id, external_id)
      where external_id is not null;
    create index work_tickets_unsynced on work_tickets (customer_id, id)
      where cmms_sync_status in ('InProgress', 'Failed');
    create index work_tickets_unresolved on work_tickets (customer_id, closed_at desc, id desc) where not is_resolved;
    create index work_tickets_search on work_tickets using gin (customer_id, search_text gin_trgm_ops);

    create table work_ticket_alarms (
      customer_id int not null,
      ticket_id bigint not null,
      alarm_id bigint not null,
      attached_by uuid references users,
      attached_at timestamptz not null,
      primary key (customer_id, ticket_id, alarm_id),
      foreign key (customer_id, ticket_id) references work_tickets (customer_id, id)
    );
    create index work_ticket_alarms_alarm on work_ticket_alarms (customer_id, alarm_id, ticket_id);

    create table work_ticket_activity (
      customer_id int not null,
      id uuid not null,
      ticket_id bigint not null,
      event_type text not null check (event_type in ('STATE', 'ASSIGNEE', 'COMMENT', 'CMMS_COMMENT', 'REISSUE',
        'EXTERNAL_STATUS', 'EXTERNAL_ASSIGNEE', 'EXTERNAL_CREATION', 'EXTERNAL_CLOSURE', 'CMMS_SYNC_FAILURE',
        'CMMS_SYNC_SUCCESS', 'DISMISS_CMMS_SYNC_FAILURE', 'RETRY_SYNC')),
      -- of STATE: what of the ticket has changed
      field text,
      prev_value text,
      rev_value text,
      comment text,
      -- null: a rule, the system or the external side
      user_id uuid references users,
      -- as the external side names who did it
      external_author text,
      -- of a comment there: it comes in once
      external_id text,
      metadata jsonb,
      -- a comment that was deleted stays as a placeholder (WORK.17)
      deleted_by uuid references users,
      deleted_at timestamptz,
      created_at timestamptz not null,
      version bigint not null,
      primary key (customer_id, id),
      foreign key (customer_id, ticket_id) references work_tickets (customer_id, id)
    );
    create index work_ticket_activity_ticket on work_ticket_activity (customer_id, ticket_id, created_at desc, version desc, id);
    create unique index work_ticket_activity_external on work_ticket_activity (customer_id, ticket_id, external_id)
      where external_id is not null;

    -- what people say of a ticket's alarms (WORK.16): the last word of each
    create table work_ticket_feedback (
      customer_id int not null,
      ticket_id bigint not null,
      user_id uuid not null references users,
      alarm_was_valid boolean not null,
      information_was_enough boolean not null,
      comment text,
      created_at timestamptz not null,
      primary key (customer_id, ticket_id, user_id),
      foreign key (customer_id, ticket_id) references work_tickets (customer_id, id)
    );
  `);
  await knex.raw(searchedPolicies('work_tickets'));
  for (const table of ['work_ticket_alarms', 'work_ticket_activity', 'work_ticket_feedback'])
    await knex.raw(strictPolicy(table));
}
