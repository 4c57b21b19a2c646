import type { Knex } from 'knex';
import { buildConcurrently, withoutTransaction } from './concurrent-indexes.ts';
import { giveUpLocksSoon } from './lock-timeout.ts';
import { searchedPolicies, strictPolicy } from './policies.ts';
import { eachRangeOfAlarms } from './ranges-of-alarms.ts';

/** In steps, each of which may be done again: in one transaction nobody could write alarms while a million were changed. */
export const config = withoutTransaction;

/** Places and assets as people manage them: classes, space types, what follows from where they are, and their activity. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('entity_classes'))) await knex.transaction(createTables);
  // one table in a transaction: those who hold the other one would wait for it, and it for them
  await knex.transaction(changeDirectories);
  if (!(await knex.schema.hasColumn('entities', 'sort_key'))) await knex.transaction(changeEntities);
  await knex.transaction(fillEntities);
  await buildConcurrently(knex, indexes);
  await eachRangeOfAlarms(knex, addEntityTokens);
  await knex.transaction(countActiveAlarms);
}

async function createTables(trx: Knex): Promise<void> {
  await trx.raw(`
    ${giveUpLocksSoon};
    create table entity_classes (
      customer_id int not null references customers,
      id uuid not null default gen_random_uuid(),
      name text not null,
      name_key text not null,
      kind text not null check (kind in ('equipment', 'system', 'space')),
      brick_parent text,
      created_by uuid,
      created_at timestamptz not null,
      primary key (customer_id, id),
      unique (customer_id, name_key)
    );
    comment on table entity_classes is 'Classes of assets and spaces of a customer''s own, besides those of Brick.';
    comment on column entity_classes.customer_id is 'Customer that the row belongs to.';
    comment on column entity_classes.id is 'Id of the class.';
    comment on column entity_classes.name is 'Name, as people see it.';
    comment on column entity_classes.name_key is 'Its letters and digits alone, lower case: what it is matched by.';
    comment on column entity_classes.kind is 'Whether its entities are equipment, systems or spaces.';
    comment on column entity_classes.brick_parent is 'Class of Brick that it is a kind of.';
    comment on column entity_classes.created_by is 'Person who added it.';
    comment on column entity_classes.created_at is 'When it was added.';

    create table space_types (
      customer_id int not null references customers,
      id uuid not null default gen_random_uuid(),
      name text not null,
      name_key text not null,
      criticality smallint check (criticality between 1 and 5),
      created_by uuid,
      created_at timestamptz not null,
      primary key (customer_id, id),
      unique (customer_id, name_key)
    );
    comment on table space_types is 'What spaces are used for, with the criticality that follows.';
    comment on column space_types.customer_id is 'Customer that the row belongs to.';
    comment on column space_types.id is 'Id of the space type.';
    comment on column space_types.name is 'Name, as people see it.';
    comment on column space_types.name_key is 'Its letters and digits alone, lower case: what it is matched by.';
    comment on column space_types.criticality is 'Criticality of its spaces that have none of their own, 1 to 5.';
    comment on column space_types.created_by is 'Person who added it.';
    comment on column space_types.created_at is 'When it was added.';

    -- a name in the order in which people count: AHU-2 before AHU-10
    create function entity_sort_key(name text) returns text language sql immutable parallel safe
      return regexp_replace(regexp_replace(lower(name), '(\\d+)', '00000000\\1', 'g'), '\\d*(\\d{8})', '\\1', 'g');


    -- apart from the entities, whose strict policy keeps trigram indexes from being used
    create table entity_search_texts (
      customer_id int not null,
      id bigint not null,
      search_text text not null,
      primary key (customer_id, id)
    );
    create index entity_search_texts_search on entity_search_texts using gin (customer_id, search_text gin_trgm_ops);
    comment on table entity_search_texts is 'Texts that assets and places are found by.';
    comment on column entity_search_texts.customer_id is 'Customer that the row belongs to.';
    comment on column entity_search_texts.id is 'Id of the entity.';
    comment on column entity_search_texts.search_text is 'Name, other names and external id, folded, a line each.';

    create table entity_activity (
      customer_id int not null,
      id uuid not null,
      entity_id bigint not null,
      created_at timestamptz not null,
      user_id uuid,
      user_name text,
      field text not null,
      prev_value text,
      rev_value text,
      primary key (customer_id, id),
      foreign key (customer_id, entity_id) references entities (customer_id, id)
    );
    create index entity_activity_newest on entity_activity (customer_id, entity_id, created_at desc, id);
    comment on table entity_activity is 'What became of assets and places, as people see it.';
    comment on column entity_activity.customer_id is 'Customer that the row belongs to.';
    comment on column entity_activity.id is 'Id of the entry.';
    comment on column entity_activity.entity_id is 'The asset or place.';
    comment on column entity_activity.created_at is 'When it happened.';
    comment on column entity_activity.user_id is 'Who did it; null: the system.';
    comment on column entity_activity.user_name is 'Their name then.';
    comment on column entity_activity.field is 'What changed: a field, or what was done.';
    comment on column entity_activity.prev_value is 'The value before, as people read it.';
    comment on column entity_activity.rev_value is 'The value after, as people read it.';

    create table entity_alarms (
      customer_id int not null,
      alarm_id bigint not null,
      entity_id bigint not null,
      primary key (customer_id, alarm_id, entity_id)
    );
    create index entity_alarms_entity on entity_alarms (customer_id, entity_id);
    comment on table entity_alarms is 'Active alarms by the assets and places that they are on or in.';
    comment on column entity_alarms.customer_id is 'Customer that the row belongs to.';
    comment on column entity_alarms.alarm_id is 'The active alarm.';
    comment on column entity_alarms.entity_id is 'An asset or place that it is on or in.';
  `);
  for (const table of ['entity_classes', 'space_types', 'entity_activity', 'entity_alarms'])
    await trx.raw(strictPolicy(table));
  await trx.raw(searchedPolicies('entity_search_texts'));
}

async function changeDirectories(trx: Knex): Promise<void> {
  await trx.raw(`
    ${giveUpLocksSoon};
    alter table entity_directories add column if not exists lineage uuid not null default gen_random_uuid();
    comment on column entity_directories.lineage is 'Names the directory for as long as it exists, whatever its stamp.';
  `);
}

/** Writes the table anew, which nobody reads meanwhile: nothing else is done in its transaction. */
async function changeEntities(trx: Knex): Promise<void> {
  await trx.raw(`
    ${giveUpLocksSoon};
    alter table entities
      add column kind text not null default 'equipment' check (kind in ('equipment', 'system', 'space')),
      add column class_id text,
      add column raw_class text,
      add column space_type_id uuid,
      add column shop text,
      add column external_system_id int,
      add column external_id text,
      add column properties jsonb not null default '[]',
      add column property_tokens text[] not null default '{}',
      add column version int not null default 1,
      add column state_version int not null default 0,
      add column updated_at timestamptz,
      add column building_id bigint,
      add column floor_id bigint,
      add column room_id bigint,
      add column effective_criticality smallint,
      add column active_alarm_count int not null default 0,
      add column state_changed_at timestamptz,
      add column changed_in bigint not null default pg_current_xact_id()::text::bigint,
      add column sort_key text collate "C" generated always as (entity_sort_key(name)) stored,
      alter column is_paid set default true,
      add foreign key (customer_id, space_type_id) references space_types (customer_id, id);
  `);
}

/** Derives what places and assets have not had until now. */
async function fillEntities(trx: Knex): Promise<void> {
  await trx.raw(`
    ${giveUpLocksSoon};
    comment on column entities.kind is 'Whether it is equipment, a system or a space.';
    comment on column entities.class_id is 'Its class: the name in Brick, or the id of a class of the customer''s own.';
    comment on column entities.raw_class is 'Its class as its source or person named it, where a place has a finer one.';
    comment on column entities.space_type_id is 'What the space is used for.';
    comment on column entities.shop is 'Maintenance trade that looks after it.';
    comment on column entities.external_system_id is 'System that its external id is of.';
    comment on column entities.external_id is 'Its id in the system that it was imported from.';
    comment on column entities.properties is 'Further facts of it, as a list of label and value.';
    comment on column entities.property_tokens is 'What of the properties is looked up: each as label=value.';
    comment on column entities.version is 'Rises with each change of what it is.';
    comment on column entities.state_version is 'Rises with each change of its active alarms.';
    comment on column entities.updated_at is 'When a person or an import last changed it.';
    comment on column entities.building_id is 'The building that it is or is in.';
    comment on column entities.floor_id is 'The floor that it is or is on.';
    comment on column entities.room_id is 'The room that it is or is in.';
    comment on column entities.effective_criticality is 'Criticality that follows from itself and its places, 1 to 5 (AST.7).';
    comment on column entities.active_alarm_count is 'Active alarms on it or in it.';
    comment on column entities.state_changed_at is 'When it last became active or inactive.';
    comment on column entities.changed_in is 'Transaction that last changed what directories hold of it.';
    comment on column entities.sort_key is 'Its name, in the order in which people count.';

    update entities set is_paid = true,
      kind = case when class in ('Building', 'Floor', 'Room') then 'space' when class ilike '%system' then 'system'
        else 'equipment' end;
    with recursive placed as (
      select customer_id, id, class, 0 as depth,
        case when class = 'Building' then id end as building_id, case when class = 'Floor' then id end as floor_id,
        case when class = 'Room' then id end as room_id
      from entities where parent_id is null
      union all
      select e.customer_id, e.id, e.class, p.depth + 1,
        case when e.class = 'Building' then e.id else p.building_id end,
        case when e.class = 'Floor' then e.id when e.class = 'Building' then null else p.floor_id end,
        case when e.class = 'Room' then e.id when e.class in ('Building', 'Floor') then null else p.room_id end
      from placed p join entities e on e.customer_id = p.customer_id and e.parent_id = p.id
      where p.depth < 20)
    update entities e set building_id = p.building_id, floor_id = p.floor_id, room_id = p.room_id
    from placed p where p.customer_id = e.customer_id and p.id = e.id;
    update entities e set effective_criticality = coalesce(e.criticality, b.criticality)
    from entities b where b.customer_id = e.customer_id and b.id = e.building_id;
    update entities set effective_criticality = criticality where building_id is null;

    insert into entity_search_texts select e.customer_id, e.id,
      lower(concat_ws(E'\\n', e.name, (select string_agg(a.alias, E'\\n' order by a.alias) from entity_aliases a
        where a.customer_id = e.customer_id and a.entity_id = e.id)))
      from entities e where e.deleted_at is null
      on conflict do nothing;
  `);
}

const indexes = {
  entities_by_name: { on: 'entities (customer_id, sort_key, id) where deleted_at is null' },
  entities_by_criticality: {
    on: 'entities (customer_id, coalesce(effective_criticality, 0) desc, sort_key, id) where deleted_at is null',
  },
  entities_active: {
    on: `entities (customer_id, coalesce(effective_criticality, 0) desc, sort_key, id)
      where deleted_at is null and active_alarm_count > 0`,
  },
  entities_building: { on: 'entities (customer_id, building_id, class) where deleted_at is null' },
  entities_class: { on: 'entities (customer_id, class, sort_key, id) where deleted_at is null' },
  entities_space_type: { on: 'entities (customer_id, space_type_id) where space_type_id is not null' },
  entities_changed: { on: 'entities (customer_id, changed_in)' },
  entities_external: {
    isUnique: true,
    on: `entities (customer_id, coalesce(external_system_id, 0), external_id)
      where external_id is not null and deleted_at is null`,
  },
  alarms_point_entity: { on: 'alarms (customer_id, point_entity_id) where point_entity_id is not null' },
  entity_aliases_key: { on: 'entity_aliases (customer_id, alias_key)' },
};

/** Alarms are found by the assets and places that they name. */
const addEntityTokens = `
  with named as (
    select customer_id, id, properties from alarms
    where (customer_id, id) > (:afterCustomer, :afterId) and (customer_id, id) <= (:toCustomer, :toId)
      and jsonb_path_exists(properties, '$[*].entityId')
    order by customer_id, id for no key update)
  update alarms a set property_tokens = a.property_tokens || t.tokens
  from (
    select n.customer_id, n.id, array_agg(distinct '@=' || (p ->> 'entityId')) as tokens
    from named n, jsonb_array_elements(n.properties) as p
    where jsonb_exists(p, 'entityId') and (p ->> 'confidence')::numeric > 0 group by n.customer_id, n.id) t
  where t.customer_id = a.customer_id and t.id = a.id and not a.property_tokens @> t.tokens`;

async function countActiveAlarms(trx: Knex): Promise<void> {
  await trx.raw(`
    ${giveUpLocksSoon};
    with recursive up as (
      select a.customer_id, a.id as alarm_id, substr(k.token, 3)::bigint as entity_id
      from alarms a join alarm_state s on s.customer_id = a.customer_id and s.id = a.id, unnest(a.property_tokens) k (token)
      where s.is_active and s.deleted_at is null and k.token ~ '^@=[0-9]{1,15}$'
      union
      select u.customer_id, u.alarm_id, e.parent_id from up u
        join entities e on e.customer_id = u.customer_id and e.id = u.entity_id where e.parent_id is not null)
    insert into entity_alarms (customer_id, alarm_id, entity_id)
      select u.customer_id, u.alarm_id, u.entity_id from up u
      where exists (select from entities e where e.customer_id = u.customer_id and e.id = u.entity_id)
      on conflict do nothing;
    update entities e set active_alarm_count = c.count, state_changed_at = now()
      from (select customer_id, entity_id, count(*) as count from entity_alarms group by 1, 2) c
      where c.customer_id = e.customer_id and c.entity_id = e.id;
  `);
}
