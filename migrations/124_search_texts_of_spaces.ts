import type { Knex } from 'knex';

/** Texts that assets and places are found by say which of both they are of: counting those that many have reads them alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table entity_search_texts add column is_space boolean;
    comment on column entity_search_texts.is_space is 'True for a place, false for an asset; null: an earlier release wrote it.';
  `);
}
