import type { Knex } from 'knex';

/** Progress of commands, and counts of what the pulls that run some of them have read. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_system_commands add progress_items int, add progress_total int,
      add progress_share double precision check (progress_share between 0 and 1), add progress_at timestamptz;
    comment on column external_system_commands.progress_items is 'What it has read so far: payloads, values or orders; null: it does not say.';
    comment on column external_system_commands.progress_total is 'How many of them there are; null: unknown.';
    comment on column external_system_commands.progress_share is 'Share of its work that is done; null: unknown.';
    comment on column external_system_commands.progress_at is 'When it was there.';

    alter table cmms_pulls add seen int not null default 0;
    comment on column cmms_pulls.seen is 'Values that were read, of the fields that are done.';
  `);
}
