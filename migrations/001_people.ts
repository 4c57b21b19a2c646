import type { Knex } from 'knex';

/**
 * Customers, people and their relations. A person is one global row; belonging to a customer is a membership (WIRE.10).
 * Rows without `customer_id` as their key's first column are outside any tenant; platform/tenancy.ts lists them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table customers (
      id int primary key,
      name text not null,
      default_timezone text not null default 'UTC',
      onboarding_status text not null default 'LIVE' check (onboarding_status in ('ONBOARDING', 'LIVE', 'DISABLED')),
      products text[] not null default '{Alarms,Work,Analytics,Command Center}',
      is_sso_enabled boolean not null default false,
      is_mfa_enabled boolean not null default false,
      is_notifications_silenced boolean not null default false,
      is_pilot boolean not null default false,
      pilot_date_end timestamptz,
      is_close_work_rules_bypass_enabled boolean not null default false,
      is_cmms_sync_enabled boolean not null default false,
      is_display_raw_alarm_text_enabled boolean not null default false,
      is_bas_priority_enabled boolean not null default false,
      is_kpi_enabled boolean not null default true,
      is_update_status_reason_required boolean not null default false,
      user_session_expiry_mins int check (user_session_expiry_mins > 0),
      created_at timestamptz not null default now()
    );

    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null unique,
      password_hash text,
      display_name text not null,
      first_name text not null default '',
      last_name text not null default '',
      title text,
      company text,
      avatar_url text,
      is_super boolean not null default false,
      is_email_verified boolean not null default false,
      is_email_subscribed boolean not null default true,
      is_mfa_enabled boolean not null default false,
      last_sign_in_at timestamptz,
      created_at timestamptz not null default now(),
      check (email = lower(email))
    );

    create table memberships (
      customer_id int not null references customers,
      user_id uuid not null references users,
      auth_role text not null check (auth_role in ('ADMIN','MANAGER','STANDARD','VENDOR','OCCUPANT','NONE','CUSTOM')),
      status text not null default 'active' check (status in ('active', 'pending', 'disabled')),
      landing_page text,
      analytics_page text,
      view_standard_lenses boolean not null default true,
      view_my_lenses boolean not null default true,
      view_team_lenses boolean not null default true,
      created_at timestamptz not null default now(),
      primary key (customer_id, user_id)
    );
    create index memberships_user on memberships (user_id);

    create table teams (
      customer_id int not null references customers,
      id bigint not null,
      name text not null,
      is_all_buildings boolean not null default true,
      created_at timestamptz not null default now(),
      primary key (customer_id, id)
    );
    create unique index teams_name on teams (customer_id, lower(name));

    create table team_members (
      customer_id int not null,
      team_id bigint not null,
      user_id uuid not null,
      role text not null check (role in ('TEAM_ADMIN', 'TEAM_MEMBER')),
      primary key (customer_id, team_id, user_id),
      foreign key (customer_id, team_id) references teams (customer_id, id),
      foreign key (customer_id, user_id) references memberships (customer_id, user_id)
    );

    create table sessions (
      token_hash bytea primary key,
      user_id uuid not null references users,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      -- the password was right and a second factor is still to come: opens nothing
      awaits_factor boolean not null default false,
      ended_at timestamptz
    );
    create index sessions_user on sessions (user_id) where ended_at is null;

    create table sign_in_failures (
      account_hash bytea not null,
      address text not null,
      failed_at timestamptz not null
    );
    create index sign_in_failures_account on sign_in_failures (account_hash, address, failed_at);
  `);
}
