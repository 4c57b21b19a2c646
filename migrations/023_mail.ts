import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { ownUpdates } from './policies.ts';

/** Outgoing mails, links that set a password, and the issues of integrations that somebody was notified of. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table mails (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      -- null once nobody has to send it any more: links in it are secrets
      body jsonb,
      created_at timestamptz not null,
      -- later than that nobody wants to have it
      expires_at timestamptz not null,
      next_at timestamptz not null,
      attempts int not null default 0,
      sent_at timestamptz,
      failed_at timestamptz,
      error text
    );
    create index mails_due on mails (next_at) where body is not null;
    create index mails_created on mails (created_at);

    create table password_resets (
      -- of the link's customer and token: a lost database sets no password
      token_hash bytea primary key,
      -- null where nobody has the address that was asked for
      user_id uuid references users,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index password_resets_user on password_resets (user_id, created_at);

    alter table memberships add is_integration_status_alert_emails_enabled boolean not null default true;
    alter table external_system_issues
      add alerted_at timestamptz,
      add restored_alert_at timestamptz;
    create index external_system_issues_untold on external_system_issues (opens_at)
      where alerted_at is null and resolved_at is null and dismissed_at is null;
    create index external_system_issues_restored on external_system_issues (resolved_at)
      where alerted_at is not null and restored_alert_at is null and issue_type = 'LOST_CONNECTION';

    -- since when it answers without a break: only then is a lost connection restored (INT.6)
    alter table cmms_polls add answering_since timestamptz;

    grant insert on mails to ${apiRole};
    grant select, insert, update (used_at) on password_resets to ${apiRole};
    ${ownUpdates('users', 'id')}
    grant update (password_hash) on users to ${apiRole};
  `);
}
