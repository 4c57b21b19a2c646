import type { Knex } from 'knex';

/** Counts of what a sync of work orders has changed, over all of its attempts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_system_commands add updated_tickets int not null default 0;
    comment on column external_system_commands.updated_tickets is 'Tickets that a sync of work orders has updated.';
  `);
}
