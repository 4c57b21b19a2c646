import type { Knex } from 'knex';

/** Fields that people took away stay away; a pull of fields can be looked at before it is done, and bring some alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- null: it is there, or the system has it no more
    alter table external_cmms_fields add deleted_by uuid;
    alter table cmms_pulls
      add is_preview boolean not null default false,
      -- names of the fields that may be added; null: all
      add names text[],
      -- of a preview: what a pull of fields would change
      add fields jsonb not null default '[]';
  `);
}
