import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Tables that the data about alarms for maintenance systems is derived from, apart from the alarms themselves. */
const sources = [
  'external_cmms_fields',
  'external_cmms_domain_values',
  'external_cmms_value_translations',
  'external_cmms_field_mappings',
  'entity_directories',
];

/**
 * Stores the data for maintenance systems beside the alarms, so that lists can be filtered by it. Its sources may
 * change in many ways: triggers of the tables record each change, and a sweep recomputes it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table alarms add column cmms_tokens text[] not null default '{}';
    -- nobody without a maintenance system pays for it
    create index alarms_cmms on alarms using gin (customer_id, cmms_tokens) where cmms_tokens <> '{}';

    -- a row a change: nobody who changes something waits for another
    create table cmms_unsettled (
      customer_id int not null references customers,
      id uuid not null default gen_random_uuid(),
      primary key (customer_id, id)
    );

    create function cmms_unsettle() returns trigger language plpgsql as $$
      begin
        insert into cmms_unsettled (customer_id) select distinct customer_id from changed;
        return null;
      end $$;
    create function cmms_unsettle_row() returns trigger language plpgsql as $$
      begin
        insert into cmms_unsettled (customer_id) values (coalesce(new.customer_id, old.customer_id));
        return null;
      end $$;
  `);
  await knex.raw(strictPolicy('cmms_unsettled'));
  for (const table of sources)
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ])
      await knex.raw(`create trigger cmms_unsettle_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function cmms_unsettle()`);
  // the data of one alarm is recomputed with it
  await knex.raw(`
    create trigger cmms_unsettle_set after insert or update on cmms_configs for each row
      when (new.target_type = 'ENTITY') execute function cmms_unsettle_row();
    create trigger cmms_unsettle_delete after delete on cmms_configs for each row
      when (old.target_type = 'ENTITY') execute function cmms_unsettle_row();
    create trigger cmms_unsettle_update after update on external_systems for each row
      when (old.is_active is distinct from new.is_active or old.display_name is distinct from new.display_name)
      execute function cmms_unsettle_row();
    insert into cmms_unsettled (customer_id) select distinct customer_id from external_cmms_fields;
  `);
}
