import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Lenses that people and teams have made, how each person arranges theirs, and the views a person has saved. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table teams
      add column is_system boolean not null default false,
      add column display_options jsonb,
      -- criteria that narrow each of the team's lenses (LENS.6)
      add column alarm_filters jsonb not null default '[]',
      add column created_by uuid references users;
    create index team_members_user on team_members (customer_id, user_id);

    create table lenses (
      customer_id int not null references customers,
      id uuid not null,
      -- a person's own or a team's: one of the two
      owner_id uuid references users,
      team_id bigint,
      type text not null check (type in ('alarm', 'work', 'asset')),
      name text not null,
      -- folded: names differ by more than case
      name_key text not null,
      description text not null,
      category text not null,
      criteria jsonb not null,
      table_options jsonb not null,
      created_by uuid not null,
      created_at timestamptz not null,
      primary key (customer_id, id),
      foreign key (customer_id, team_id) references teams (customer_id, id),
      check ((owner_id is null) <> (team_id is null))
    );
    create unique index lenses_own_name on lenses (customer_id, owner_id, type, name_key) where owner_id is not null;
    create unique index lenses_team_name on lenses (customer_id, team_id, type, name_key) where team_id is not null;

    -- standard lenses too, by whichever id a lens has; a row without a lens says nothing
    create table lens_places (
      customer_id int not null references customers,
      user_id uuid not null references users,
      lens_id text not null,
      -- null: its default place
      position int,
      is_hidden boolean not null default false,
      primary key (customer_id, user_id, lens_id)
    );

    create table default_lenses (
      customer_id int not null references customers,
      user_id uuid not null references users,
      type text not null check (type in ('alarm', 'work', 'asset')),
      lens_id text not null,
      primary key (customer_id, user_id, type)
    );

    create table saved_views (
      customer_id int not null references customers,
      id uuid not null,
      user_id uuid not null references users,
      view_type text not null,
      name text not null,
      name_key text not null,
      criteria jsonb not null,
      -- null: the table's default columns
      columns text[],
      sort text,
      is_default boolean not null,
      created_at timestamptz not null,
      primary key (customer_id, id),
      unique (customer_id, user_id, view_type, name_key)
    );
    create unique index saved_views_default on saved_views (customer_id, user_id, view_type) where is_default;
  `);
  for (const table of ['lenses', 'lens_places', 'default_lenses', 'saved_views']) await knex.raw(strictPolicy(table));
}
