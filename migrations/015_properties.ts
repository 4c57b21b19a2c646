import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/**
 * Properties of an alarm: building, floor, room, equipment and others. Stored with the searched fields, because
 * they change with the alarm's texts: a new alarm writes no additional row, and one index finds alarms by any property.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table alarms
      -- a list of AlarmProperty (domain/alarms/model/property.ts)
      add column properties jsonb not null default '[]',
      -- what of it filters look at: \`type\` and \`type=value\`
      add column property_tokens text[] not null default '{}',
      -- the asset that a person gave the point to
      add column point_entity_id bigint;
    update alarms a set properties = p.properties, property_tokens = p.tokens
    from (
      select customer_id, alarm_id,
        jsonb_agg(jsonb_build_object('type', type, 'value', value, 'confidence', confidence, 'by', 'PARSER') order by type) as properties,
        array_agg(type) || (select array_agg(q.type || '=' || v) from alarm_properties q, unnest(q.value) as v
          where q.customer_id = p.customer_id and q.alarm_id = p.alarm_id) as tokens
      from alarm_properties p group by customer_id, alarm_id) p
    where a.customer_id = p.customer_id and a.id = p.alarm_id;
    drop table alarm_properties;
    create index alarms_properties on alarms using gin (customer_id, property_tokens);

    -- every value that alarms have or people have added, for choosing one
    create table alarm_property_values (
      customer_id int not null references customers,
      type text not null,
      -- folded: values differ by more than case
      value_key text not null,
      value text not null,
      -- the value that it was merged into: texts that say the one mean the other
      stands_for text,
      primary key (customer_id, type, value_key)
    );
    create index alarm_property_values_merged on alarm_property_values (customer_id) where stands_for is not null;

    -- which properties a customer has, and how they are shown (PROP.9); none: as they come
    create table alarm_configs (
      customer_id int not null references customers,
      definitions jsonb not null,
      primary key (customer_id)
    );

    -- buildings, floors, rooms, equipment and systems
    create table entities (
      customer_id int not null references customers,
      id bigint not null,
      class text not null,
      name text not null,
      -- letters and digits alone, lower case: what it is matched by
      name_key text not null,
      -- where it is, or what it is part of
      parent_id bigint,
      criticality smallint check (criticality between 1 and 5),
      is_paid boolean not null default false,
      created_by uuid,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (customer_id, id),
      foreign key (customer_id, parent_id) references entities (customer_id, id)
    );
    create unique index entities_name on entities (customer_id, class, coalesce(parent_id, 0), name_key) where deleted_at is null;

    create table entity_aliases (
      customer_id int not null,
      entity_id bigint not null,
      alias text not null,
      alias_key text not null,
      primary key (customer_id, entity_id, alias_key),
      foreign key (customer_id, entity_id) references entities (customer_id, id)
    );

    -- another stamp whenever entities or aliases of a customer change: who has read them knows that they are as they were
    create table entity_directories (
      customer_id int not null references customers,
      stamp uuid not null,
      primary key (customer_id)
    );
  `);
  const tables = ['alarm_property_values', 'alarm_configs', 'entities', 'entity_aliases', 'entity_directories'];
  for (const table of tables) await knex.raw(strictPolicy(table));
}
