import type { Knex } from 'knex';

/** Counts of what a replay through a pump has added, and the late events that came by one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_system_commands add new_alarms int, add new_instances int;
    comment on column external_system_commands.new_alarms is 'Alarms that a replay through the pump has added; null: none that says so.';
    comment on column external_system_commands.new_instances is 'Occurrences that it has added; null: likewise.';

    alter table refolds add replay_id uuid;
    comment on column refolds.replay_id is 'The replay through a pump that has brought its late events; null: one came otherwise.';
  `);
}
