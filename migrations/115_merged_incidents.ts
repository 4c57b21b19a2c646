import type { Knex } from 'knex';

/** Finds the incidents that became part of one: those of it are followed, and forgotten with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index incidents_merged on incidents (customer_id, merged_into) where merged_into is not null');
}
