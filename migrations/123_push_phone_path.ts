import type { Knex } from 'knex';

/** A message to a device opens another page on a phone than on a desktop. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table push_messages add column phone_path text;
    comment on column push_messages.phone_path is 'Page that it opens on a phone; null: the same.';
  `);
}
