import type { Knex } from 'knex';

/**
 * Alarms. Columns that every event changes are narrow and have b-trees only (`alarm_state`); those that people read and
 * search are beside it (`alarms`), because an update that is not HOT writes every index of its row.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;

    -- numbers that people see, handed out in blocks (WIRE.11); never reused (ALM.2)
    create table id_counters (
      customer_id int not null references customers,
      kind text not null,
      next_id bigint not null,
      primary key (customer_id, kind)
    );

    create table alarm_state (
      customer_id int not null,
      id bigint not null,
      fingerprint uuid not null,
      system_id int not null,
      status text not null,
      entered_status_at timestamptz not null,
      -- whether the source itself brought it into that status: only then may a refold correct the time
      entered_by_source boolean not null default true,
      is_active boolean not null,
      severity text not null check (severity in ('Alarm', 'Normal', 'Warn', 'Unreliable', 'Fault')),
      priority smallint not null default 0 check (priority between 0 and 5),
      is_priority_by_person boolean not null default false,
      is_service_impacting boolean not null default false,
      is_pinned boolean not null default false,
      is_stale boolean not null default false,
      snooze_expires_at timestamptz,
      open_work_count int not null default 0,
      last_work_ticket_closed_at timestamptz,
      chattering_count int not null default 0,
      fleeting_count int not null default 0,
      nuisance_count int not null default 0,
      -- null: known only by a return to normal; such a row is in no list
      latest_alarm_at timestamptz,
      latest_end_at timestamptz,
      latest_end_source text,
      -- the RTN of the last declined episode (STAT.2)
      declined_ended_at timestamptz,
      -- the latest activation, as far as its end and acknowledgement need it
      instance_id uuid,
      instance_value text,
      instance_unit text,
      instance_ack_at timestamptz,
      instance_ack_by text,
      -- newest event of its kind in the total order of STAT.28, and the last few ids to know a repetition by
      activity_event_at timestamptz,
      activity_event_rank smallint,
      activity_event_id uuid,
      newest_event_at timestamptz not null,
      newest_event_rank smallint not null,
      newest_event_id uuid not null,
      recent_event_ids text not null default '',
      created_at timestamptz not null,
      deleted_at timestamptz,
      version bigint not null,
      primary key (customer_id, id),
      unique (customer_id, fingerprint)
    ) with (fillfactor = 85);
    create index alarm_state_latest on alarm_state (customer_id, latest_alarm_at desc, id desc);
    create index alarm_state_status on alarm_state (customer_id, status, latest_alarm_at desc, id desc);
    create index alarm_state_active on alarm_state (customer_id, latest_alarm_at desc, id desc) where is_active;
    create index alarm_state_nuisance on alarm_state (customer_id, nuisance_count desc, id desc) where nuisance_count > 0;
    create index alarm_state_stale_due on alarm_state (latest_alarm_at, customer_id, id) where is_active and not is_stale;

    create table alarms (
      customer_id int not null,
      id bigint not null,
      system_id int not null,
      contextual_name text not null,
      -- set when a person named it; wins over what ingest generates (ALM.7)
      contextual_name_by uuid,
      text text not null,
      formatted_raw_text text not null,
      point_path text,
      point_name text,
      station_path text,
      condition text,
      alarm_class text,
      alarm_type text,
      priority_raw text,
      priority_last_modified_by text,
      service_impact_last_modified_by text,
      notes text,
      snooze_reason text,
      cmms_attributes jsonb,
      -- folded in TypeScript; no engine folds on its own (ARCH.6)
      search_text text not null,
      primary key (customer_id, id)
    );
    -- with the customer, so that what others have stored under the same words costs nothing
    create index alarms_search on alarms using gin (customer_id, search_text gin_trgm_ops);

    -- the newest payload of each alarm, so that it can always be reparsed (SYS.8)
    create table alarm_payloads (
      customer_id int not null,
      alarm_id bigint not null,
      payload_id uuid not null,
      normaliser text not null,
      received_at timestamptz not null,
      payload text not null,
      primary key (customer_id, alarm_id)
    );

    create table alarm_properties (
      customer_id int not null,
      alarm_id bigint not null,
      type text not null,
      value text[] not null,
      confidence real not null check (confidence between 0 and 1),
      has_locations boolean not null default false,
      primary key (customer_id, alarm_id, type)
    );

    -- decisions of people, rules and systems; what the source itself did is read from instances (ALM.9)
    create table alarm_activity (
      customer_id int not null,
      id uuid not null,
      alarm_id bigint not null,
      field text not null,
      prev_value text,
      rev_value text,
      user_id uuid,
      automation_rule_id bigint,
      metadata jsonb,
      created_at timestamptz not null,
      version bigint not null,
      primary key (customer_id, id)
    );
    create index alarm_activity_alarm on alarm_activity (customer_id, alarm_id, created_at desc);
  `);
}
