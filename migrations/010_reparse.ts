import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Reparses of stored payloads: the runs, and the refolds that they leave to do. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table reparses (
      customer_id int not null,
      id uuid not null,
      system_id int not null,
      normaliser text not null,
      -- payloads received from (null: the first) up to, but not at, the end
      read_from timestamptz,
      read_to timestamptz not null,
      is_dry_run boolean not null,
      status text not null check (status in ('IN_PROGRESS', 'SETTLING', 'COMPLETE', 'KILLED', 'FAILED')),
      -- everything received before it has been read
      reached timestamptz,
      counts jsonb not null default '{}',
      samples jsonb not null default '[]',
      error text,
      created_by uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      finished_at timestamptz,
      primary key (customer_id, id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    create unique index reparses_running on reparses (customer_id, system_id) where status in ('IN_PROGRESS', 'SETTLING');
    create index reparses_system on reparses (customer_id, system_id, created_at desc);

    alter table refolds
      -- the run that moved or changed events of the alarm: its state follows from them anew
      add reparse_id uuid,
      -- until that run has read everything: half of a history says nothing
      add is_held boolean not null default false,
      -- where its events went
      add successor_id bigint,
      -- the newest event that the run has read, with its payload
      add newest jsonb,
      add payload text;
    create index refolds_due on refolds (marked_at) where not is_held;
    create index refolds_reparse on refolds (reparse_id) where reparse_id is not null;

    -- an alarm whose events all belong to another now (INT.20)
    alter table alarms add successor_id bigint;
  `);
  await knex.raw(strictPolicy('reparses'));
}
