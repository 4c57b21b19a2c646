import type { Knex } from 'knex';

/** Index for the query, every minute, of jobs that should be running: few of all that ever existed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index bulk_jobs_unfinished on bulk_jobs (created_at) where status = 'IN_PROGRESS';
  `);
}
