import type { Knex } from 'knex';

/** Fields that people removed stay removed; a pull of fields can be previewed, and restricted to some of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- null: present, or missing in the system
    alter table external_cmms_fields add deleted_by uuid;
    alter table cmms_pulls
      add is_preview boolean not null default false,
      -- names of the fields that may be added; null: all
      add names text[],
      -- of a preview: what a pull of fields would change
      add fields jsonb not null default '[]';
  `);
}
