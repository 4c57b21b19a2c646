import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** People's decisions about alarms: ends of snoozes, undoable actions, custom statuses, and long-running bulk jobs. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index alarm_state_snooze_due on alarm_state (customer_id, snooze_expires_at, id) where status = 'Snoozed';
    create index alarm_activity_undo on alarm_activity (customer_id, (metadata->'undo'->>'actionId'))
      where metadata->'undo' is not null;

    create table alarm_statuses (
      customer_id int not null references customers,
      id uuid not null,
      name text not null,
      -- folded: names differ by more than case
      name_key text not null,
      created_by uuid,
      created_at timestamptz not null,
      primary key (customer_id, id),
      unique (customer_id, name_key)
    );

    create table bulk_jobs (
      customer_id int not null references customers,
      id uuid not null,
      verb text not null,
      input jsonb not null,
      alarm_ids text[] not null,
      -- versions that the person had seen, in the order of the ids; null: none were given
      expected_versions bigint[],
      as_of timestamptz,
      status text not null check (status in ('IN_PROGRESS', 'COMPLETE', 'FAILED')),
      -- of alarm_ids, in their order
      done int not null default 0,
      affected int not null default 0,
      skipped int not null default 0,
      failures jsonb not null default '[]',
      created_by uuid not null,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (customer_id, id)
    );
    create index bulk_jobs_person on bulk_jobs (customer_id, created_by, created_at desc);
  `);
  for (const table of ['alarm_statuses', 'bulk_jobs']) await knex.raw(strictPolicy(table));
}
