import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Floor plans, and shapes of rooms on them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table floor_plans (
      customer_id int not null,
      floor_id bigint not null,
      kind text not null check (kind in ('IMAGE', 'DRAWING')),
      bounds jsonb not null,
      file bytea not null,
      file_id uuid not null,
      file_name text not null,
      updated_at timestamptz not null,
      updated_by uuid,
      primary key (customer_id, floor_id),
      foreign key (customer_id, floor_id) references entities (customer_id, id)
    );
    comment on table floor_plans is 'Floor plans: an image or a drawing of a floor (MAP.4).';
    comment on column floor_plans.customer_id is 'Customer that the row belongs to.';
    comment on column floor_plans.floor_id is 'The floor.';
    comment on column floor_plans.kind is 'IMAGE: pixels from the upper left corner; DRAWING: coordinates of its file, y upwards.';
    comment on column floor_plans.bounds is 'What it covers in its own coordinates: lowest x and y, highest x and y.';
    comment on column floor_plans.file is 'An image as WebP, encoded anew; a drawing as JSON, polygons alone.';
    comment on column floor_plans.file_id is 'Id of the file: another one has another address.';
    comment on column floor_plans.file_name is 'What the uploaded file was called.';
    comment on column floor_plans.updated_at is 'When it was uploaded.';
    comment on column floor_plans.updated_by is 'Person who uploaded it; null: nobody.';

    create table room_shapes (
      customer_id int not null,
      room_id bigint not null,
      floor_id bigint not null,
      shape jsonb not null,
      updated_at timestamptz not null,
      updated_by uuid,
      primary key (customer_id, room_id),
      foreign key (customer_id, room_id) references entities (customer_id, id),
      foreign key (customer_id, floor_id) references floor_plans (customer_id, floor_id)
    );
    create index room_shapes_floor on room_shapes (customer_id, floor_id);
    comment on table room_shapes is 'Shapes of rooms on floor plans (MAP.5).';
    comment on column room_shapes.customer_id is 'Customer that the row belongs to.';
    comment on column room_shapes.room_id is 'The room.';
    comment on column room_shapes.floor_id is 'The floor whose floor plan it is drawn on.';
    comment on column room_shapes.shape is 'A GeoJSON Polygon of one closed ring, in the coordinates of the floor plan.';
    comment on column room_shapes.updated_at is 'When it was last drawn.';
    comment on column room_shapes.updated_by is 'Person who drew it; null: nobody.';

    create index entities_floor on entities (customer_id, floor_id) where deleted_at is null and kind = 'space';
  `);
  for (const table of ['floor_plans', 'room_shapes']) await knex.raw(strictPolicy(table));
}
