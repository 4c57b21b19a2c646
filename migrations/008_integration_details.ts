import type { Knex } from 'knex';

/** Fields of an integration's form that doors and normalisers do not need (INT-023), and the e-mail door's address. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_systems
      add inbound_email_address text,
      add sender_addresses text[] not null default '{}',
      add url text,
      add operating_system_type text check (operating_system_type in ('LINUX', 'WINDOWS')),
      add hide_confidence_threshold int not null default 0,
      add rescale_confidence_threshold int not null default 0,
      add highlight_confidence_threshold int not null default 60,
      add levenshtein_confidence_threshold int not null default 75,
      add is_external_alerts_enabled boolean not null default false,
      add external_alert_emails text[],
      add has_process_variables boolean not null default false,
      add is_automation_rule_cmms_sync_enabled boolean not null default false,
      add is_close_work_button_enabled boolean not null default false,
      add is_cmms_polling_back_sync_enabled boolean not null default false,
      add alarm_throughput_email_threshold numeric,
      add last_access_on_slack_threshold numeric,
      add last_access_on_resolution_threshold numeric,
      add cmms_work_ticket_sync_threshold numeric,
      add work_ticket_objective_template text check (length(work_ticket_objective_template) <= 255),
      -- INT.19: shown again to those who may ask for it, so it is kept sealed beside its hash
      add license_key_sealed bytea,
      add updated_at timestamptz not null default now();
    create unique index external_systems_inbound_email on external_systems (lower(inbound_email_address));
  `);
}
