import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Shapes of buildings on the map. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table entity_shapes (
      customer_id int not null,
      entity_id bigint not null,
      geo_json jsonb not null,
      updated_at timestamptz not null,
      updated_by uuid,
      primary key (customer_id, entity_id),
      foreign key (customer_id, entity_id) references entities (customer_id, id)
    );
    comment on table entity_shapes is 'Shapes of buildings on the map (MAP.2).';
    comment on column entity_shapes.customer_id is 'Customer that the row belongs to.';
    comment on column entity_shapes.entity_id is 'The building.';
    comment on column entity_shapes.geo_json is 'A Point, or a Polygon of one closed ring, in WGS84: longitude before latitude.';
    comment on column entity_shapes.updated_at is 'When it was last drawn.';
    comment on column entity_shapes.updated_by is 'Person who drew it; null: nobody.';
  `);
  await knex.raw(strictPolicy('entity_shapes'));
}
