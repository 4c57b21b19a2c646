import type { Knex } from 'knex';

/** What a change is followed by on its way to those who see it: its trace and the door's messages it comes from. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table outbox add column headers jsonb not null default '{}'`);
}
