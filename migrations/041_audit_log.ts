import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';

/**
 * Record of who changed access, configuration or many rows, when, from where, and what it was before and after. Rows are only
 * added: the API's role has no other right, and a trigger refuses every other statement of any role. No column
 * references another table, so that a row outlives what it names.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table audit_log (
      id bigint generated always as identity primary key,
      customer_id int,
      at timestamptz not null,
      user_id uuid,
      provider_user_id uuid,
      automation_rule_id bigint,
      address text,
      request_id text,
      action text not null,
      subject_kind text not null,
      subject_id text,
      before jsonb,
      after jsonb
    );
    create index audit_log_newest on audit_log (customer_id, at desc, id desc);

    alter table audit_log enable row level security;
    alter table audit_log force row level security;
    grant select, insert on audit_log to ${apiRole};
    create policy tenant on audit_log for select
      using (customer_id = nullif(current_setting('app.customer_id', true), '')::int);
    create policy added on audit_log for insert
      with check (customer_id = nullif(current_setting('app.customer_id', true), '')::int
        or customer_id is null and user_id = nullif(current_setting('app.user_id', true), '')::uuid);

    create function audit_log_is_only_added_to() returns trigger language plpgsql as $$
      begin raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege'; end $$;
    create trigger only_added_to before update or delete or truncate on audit_log
      for each statement execute function audit_log_is_only_added_to();

    comment on table audit_log is 'Changes of access, configuration or many rows: who, when, from where, before and after. Append-only.';
    comment on column audit_log.id is 'Number of the row; rows are in the order in which they were written, not committed.';
    comment on column audit_log.customer_id is 'The customer it belongs to; null: the provider''s, or a person''s own account.';
    comment on column audit_log.at is 'When it was done.';
    comment on column audit_log.user_id is 'Who did it, as the customer sees it; null for a rule or the system.';
    comment on column audit_log.provider_user_id is 'The real person, where the provider acted within the customer; null for anybody else.';
    comment on column audit_log.automation_rule_id is 'The rule that did it; null for anybody else.';
    comment on column audit_log.address is 'Network address of the request; null where none was made.';
    comment on column audit_log.request_id is 'Id of the request, as answers and logs show it; null where none was made.';
    comment on column audit_log.action is 'What was done: the name of the operation.';
    comment on column audit_log.subject_kind is 'What it was done to, e.g. team or integration.';
    comment on column audit_log.subject_id is 'Id of that; null where it was done to several.';
    comment on column audit_log.before is 'Fields that changed, before; null where there was nothing. Secrets are masked.';
    comment on column audit_log.after is 'Fields that changed, after; null where there is nothing any more. Secrets are masked.';
  `);
}
