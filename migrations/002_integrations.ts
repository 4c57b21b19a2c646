import type { Knex } from 'knex';

/** Sources of alarms, and the keys that open the doors. Keys are stored as hashes only. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence external_system_ids start 1;

    create table external_systems (
      customer_id int not null references customers,
      -- unique over all customers, because doors are addressed by it alone
      id int not null unique default nextval('external_system_ids'),
      name text not null,
      display_name text not null,
      type text not null default 'BUILDING_AUTOMATION_SYSTEM' check (type in ('BUILDING_AUTOMATION_SYSTEM','WORK_ORDER_SYSTEM')),
      schema text not null,
      direction text not null default 'INBOUND' check (direction in ('INBOUND', 'OUTBOUND')),
      connection_type text not null check (connection_type in ('DATAPUMP','EMAIL','INBOUND_API','OUTBOUND_API','OUTBOUND_RUNNER')),
      is_active boolean not null default true,
      license_key_hash bytea unique,
      license_expires_at timestamptz,
      etl_normalize_version text not null,
      etl_ignorable_states text[] not null default '{}',
      etl_timestamp_offset numeric not null default 0,
      excluded_alarm_texts text[] not null default '{}',
      export_config jsonb not null default '{}',
      priority_table jsonb,
      field_map jsonb,
      created_at timestamptz not null default now(),
      primary key (customer_id, id)
    );
    create unique index external_systems_name on external_systems (customer_id, lower(name));

    -- what every accepted request changes, apart from what people configure
    create table external_system_contacts (
      customer_id int not null,
      system_id int not null,
      last_access_at timestamptz not null,
      primary key (customer_id, system_id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );

    create table customer_keys (
      customer_id int not null references customers,
      key_hash bytea not null unique,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      primary key (customer_id, key_hash)
    );
  `);
}
