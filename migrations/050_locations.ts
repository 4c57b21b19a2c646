import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Locations, which are named sets of alarm property values, and the places that teams look after. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table locations (
      customer_id int not null references customers,
      id uuid not null default gen_random_uuid(),
      name text not null,
      name_key text not null,
      alarm_properties jsonb not null,
      created_by uuid,
      created_at timestamptz not null,
      primary key (customer_id, id),
      unique (customer_id, name_key)
    );
    comment on table locations is 'Named sets of alarm property values, which teams look after.';
    comment on column locations.customer_id is 'Customer that the row belongs to.';
    comment on column locations.id is 'Id of the location.';
    comment on column locations.name is 'Name, as people see it.';
    comment on column locations.name_key is 'The name, folded: names differ by more than case.';
    comment on column locations.alarm_properties is 'Property types with the values of which any will do; an alarm matches all types.';
    comment on column locations.created_by is 'Person who added it.';
    comment on column locations.created_at is 'When it was added.';

    create table team_locations (
      customer_id int not null,
      team_id bigint not null,
      location_id uuid not null,
      primary key (customer_id, team_id, location_id),
      foreign key (customer_id, team_id) references teams (customer_id, id),
      foreign key (customer_id, location_id) references locations (customer_id, id)
    );
    create index team_locations_location on team_locations (customer_id, location_id);
    comment on table team_locations is 'Locations that a team looks after.';
    comment on column team_locations.customer_id is 'Customer that the row belongs to.';
    comment on column team_locations.team_id is 'Team that looks after it.';
    comment on column team_locations.location_id is 'Location that it looks after.';

    create table team_buildings (
      customer_id int not null,
      team_id bigint not null,
      building_id bigint not null,
      primary key (customer_id, team_id, building_id),
      foreign key (customer_id, team_id) references teams (customer_id, id),
      foreign key (customer_id, building_id) references entities (customer_id, id)
    );
    create index team_buildings_building on team_buildings (customer_id, building_id);
    comment on table team_buildings is 'Buildings that a team looks after.';
    comment on column team_buildings.customer_id is 'Customer that the row belongs to.';
    comment on column team_buildings.team_id is 'Team that looks after it.';
    comment on column team_buildings.building_id is 'Entity of the class Building.';
  `);
  for (const table of ['locations', 'team_locations', 'team_buildings']) await knex.raw(strictPolicy(table));
}
