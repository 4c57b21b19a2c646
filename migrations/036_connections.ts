import type { Knex } from 'knex';

/** State of the connection of every integration in one place, and the time since which an issue's condition is over. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- null: it has not been heard yet
    alter table external_system_contacts alter column last_access_at drop not null;
    alter table external_system_contacts
      -- of a system that is asked: since when it does not answer, and in which words
      add failing_since timestamptz,
      add failure text;
    insert into external_system_contacts (customer_id, system_id, failing_since)
      select customer_id, system_id, failing_since from cmms_polls where failing_since is not null
      on conflict (customer_id, system_id) do update set failing_since = excluded.failing_since;
    alter table cmms_polls drop column failing_since, drop column answering_since;
    -- what had not lasted yet is found anew
    delete from external_system_issues
      where issue_type = 'LOST_CONNECTION' and resolved_at is null and opens_at > now();

    -- since when the doors take what comes without a break: nobody is silent while nobody listens
    create table doors (
      name text primary key,
      open_since timestamptz not null,
      seen_at timestamptz not null
    );

    alter table external_system_issues
      drop constraint external_system_issues_issue_type_check,
      add constraint external_system_issues_issue_type_check check (issue_type in
        ('LOST_CONNECTION', 'LOW_THROUGHPUT', 'CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE')),
      -- since when its condition is over without a break: resolved once that has lasted (INT.6)
      add over_since timestamptz;

    comment on table doors is 'Since when each door takes what comes, and when it last said so.';
    comment on column external_system_contacts.failing_since is 'Since when a system that is asked does not answer.';
    comment on column external_system_contacts.failure is 'What it, or the connection, last said of that.';
    comment on column external_system_issues.over_since is 'Since when its condition is over without a break.';
  `);
}
