import type { Knex } from 'knex';

/** Exports say which moment they show; old ones are found to be deleted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table report_exports add column as_of timestamptz;
    comment on column report_exports.as_of is 'Moment whose rows the file has.';
    create index report_exports_old on report_exports (coalesce(expires_at, completed_at)) where is_evicted or status = 'FAILED';
  `);
}
