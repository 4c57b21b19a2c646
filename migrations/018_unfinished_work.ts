import type { Knex } from 'knex';

/** Each minute is asked which jobs should be at work: few of all there ever were. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index bulk_jobs_unfinished on bulk_jobs (created_at) where status = 'IN_PROGRESS';
  `);
}
