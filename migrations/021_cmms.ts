import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Mapping of tickets to maintenance systems: their fields, the values these accept, and the sources of the values. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- ADM.1: what a customer's edition opens beside its products
    alter table customers add column features text[] not null default '{}';

    create table external_cmms_fields (
      customer_id int not null references customers,
      id uuid not null,
      system_id int not null,
      -- as the system knows it: never changes
      name text not null,
      -- what the system calls it; title is what people here read
      default_name text not null,
      title text not null,
      description text,
      data_type text not null check (data_type in ('List', 'Boolean', 'Number', 'String', 'Date Time', 'Text Area')),
      max_length int check (max_length > 0),
      default_value text,
      -- what its values are of; null: nothing that alarms are matched to
      generic_field text check (generic_field in ('Asset', 'Location', 'Shop')),
      is_create_work_field boolean not null default false,
      is_create_hidden_work_field boolean not null default false,
      is_required boolean not null default false,
      is_visible boolean not null default true,
      is_read_only boolean not null default false,
      is_deleted boolean not null default false,
      create_display_order int not null,
      view_display_order int not null,
      display_template text not null default 'VALUE_LABEL' check (display_template in ('VALUE', 'VALUE_LABEL', 'LABEL')),
      is_translated_by_name boolean not null default false,
      is_translated_by_value boolean not null default false,
      is_auto_sync_values_enabled boolean not null default false,
      parent_field_id uuid,
      -- the pull that is at its values now: bars others (CMMS.12)
      values_pull_id uuid,
      last_refreshed_at timestamptz,
      last_refreshed_by uuid,
      created_by uuid,
      created_at timestamptz not null,
      modified_by uuid,
      modified_at timestamptz not null,
      primary key (customer_id, id),
      unique (customer_id, system_id, name),
      foreign key (customer_id, system_id) references external_systems (customer_id, id),
      foreign key (customer_id, parent_field_id) references external_cmms_fields (customer_id, id)
    );

    create table external_cmms_domain_values (
      customer_id int not null,
      id uuid not null,
      field_id uuid not null,
      -- the key: what the system takes
      name text not null,
      name_key text not null,
      -- the label: what people read
      value text not null,
      value_key text not null,
      external_id text,
      -- external_id of the value of the parent field that it is offered under; null: under any
      parent_external_id text,
      is_deleted boolean not null default false,
      is_manually_added boolean not null,
      created_by uuid,
      created_at timestamptz not null,
      modified_by uuid,
      modified_at timestamptz not null,
      primary key (customer_id, id),
      foreign key (customer_id, field_id) references external_cmms_fields (customer_id, id)
    );
    create unique index external_cmms_domain_values_key
      on external_cmms_domain_values (customer_id, field_id, name, (coalesce(parent_external_id, '')));
    create index external_cmms_domain_values_name on external_cmms_domain_values (customer_id, field_id, name_key);
    create index external_cmms_domain_values_value on external_cmms_domain_values (customer_id, field_id, value_key);

    create table external_cmms_value_translations (
      customer_id int not null,
      id uuid not null,
      field_id uuid not null,
      direction text not null check (direction in ('INTERNAL_TO_EXTERNAL', 'EXTERNAL_TO_INTERNAL')),
      external_value text not null,
      external_key text not null,
      internal_value text not null,
      internal_key text not null,
      -- the attribute whose values it translates; null: any that the field is filled from
      internal_value_source text,
      created_by uuid,
      created_at timestamptz not null,
      modified_by uuid,
      modified_at timestamptz not null,
      primary key (customer_id, id),
      foreign key (customer_id, field_id) references external_cmms_fields (customer_id, id)
    );
    create unique index external_cmms_value_translations_out
      on external_cmms_value_translations (customer_id, field_id, internal_key, (coalesce(internal_value_source, '')))
      where direction = 'INTERNAL_TO_EXTERNAL';
    create unique index external_cmms_value_translations_in
      on external_cmms_value_translations (customer_id, field_id, external_key) where direction = 'EXTERNAL_TO_INTERNAL';

    create table external_cmms_field_mappings (
      customer_id int not null,
      field_id uuid not null,
      internal_field_type text not null check (internal_field_type in ('ATTRIBUTE', 'WORK_TICKET_STATE')),
      internal_field_name text not null,
      created_by uuid,
      created_at timestamptz not null,
      primary key (customer_id, field_id, internal_field_type, internal_field_name),
      foreign key (customer_id, field_id) references external_cmms_fields (customer_id, id)
    );

    -- what people say a field takes for an alarm, or for an asset or place and what is in it
    create table cmms_configs (
      customer_id int not null,
      target_type text not null check (target_type in ('ALARM', 'ENTITY')),
      target_id bigint not null,
      field_id uuid not null,
      value text not null,
      modified_by uuid,
      modified_at timestamptz not null,
      primary key (customer_id, target_type, target_id, field_id),
      foreign key (customer_id, field_id) references external_cmms_fields (customer_id, id)
    );

    create table global_cmms_configs (
      customer_id int not null references customers,
      save_on_create_work boolean not null default false,
      primary key (customer_id)
    );

    create table cmms_pulls (
      customer_id int not null,
      id uuid not null,
      system_id int not null,
      kind text not null check (kind in ('FIELDS', 'DOMAIN_VALUES')),
      -- fields whose values are pulled, in this order; those before "done" are
      field_ids uuid[] not null default '{}',
      done int not null default 0,
      added int not null default 0,
      changed int not null default 0,
      removed int not null default 0,
      status text not null check (status in ('IN_PROGRESS', 'COMPLETE', 'FAILED')),
      error text,
      -- null: the nightly run
      created_by uuid,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (customer_id, id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    create unique index cmms_pulls_fields_running on cmms_pulls (customer_id, system_id)
      where kind = 'FIELDS' and status = 'IN_PROGRESS';
    create index cmms_pulls_unfinished on cmms_pulls (created_at) where status = 'IN_PROGRESS';
    create index cmms_pulls_newest on cmms_pulls (customer_id, system_id, created_at desc);
  `);
  for (const table of [
    'external_cmms_fields',
    'external_cmms_domain_values',
    'external_cmms_value_translations',
    'external_cmms_field_mappings',
    'cmms_configs',
    'global_cmms_configs',
    'cmms_pulls',
  ])
    await knex.raw(strictPolicy(table));
}
