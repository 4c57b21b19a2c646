import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Relations between assets and places, and which of them count as related. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table entity_relations (
      customer_id int not null,
      source_id bigint not null,
      kind text not null check (kind in ('feeds', 'has part')),
      target_id bigint not null,
      status text not null check (status in ('CONFIRMED', 'SUGGESTED', 'DISMISSED')),
      origin text not null check (origin in ('PERSON', 'IMPORT', 'NAMES')),
      created_by uuid,
      created_at timestamptz not null,
      primary key (customer_id, source_id, kind, target_id),
      foreign key (customer_id, source_id) references entities (customer_id, id),
      foreign key (customer_id, target_id) references entities (customer_id, id),
      check (source_id <> target_id)
    );
    create index entity_relations_target on entity_relations (customer_id, target_id, kind, source_id);
    comment on table entity_relations is 'Relations between assets and places: each edge once, from its source (AST.2). What lies in a place is in entities.parent_id.';
    comment on column entity_relations.customer_id is 'The customer it belongs to.';
    comment on column entity_relations.source_id is 'What feeds, or has the part.';
    comment on column entity_relations.kind is 'What the source does to the target; the target is fed by it, or is part of it.';
    comment on column entity_relations.target_id is 'What is fed, or is the part.';
    comment on column entity_relations.status is 'CONFIRMED counts, SUGGESTED waits for a person, DISMISSED is not suggested again (AST.14).';
    comment on column entity_relations.origin is 'Who said so: a person, an import or the names; a confirmed one of an import is read-only (AST.4).';
    comment on column entity_relations.created_by is 'Person who created, confirmed or dismissed it last; null: nobody.';
    comment on column entity_relations.created_at is 'When that was.';

    -- what is deleted is related to nothing: no reader has to look
    create function forget_relations() returns trigger language plpgsql as $$ begin
      delete from entity_relations where customer_id = new.customer_id and source_id = new.id;
      delete from entity_relations where customer_id = new.customer_id and target_id = new.id;
      return null;
    end $$;
    create trigger entities_deleted after update of deleted_at on entities for each row
      when (old.deleted_at is null and new.deleted_at is not null) execute function forget_relations();

    create table related_entity_configs (
      customer_id int primary key references customers,
      kinds text[] not null,
      hops smallint not null check (hops between 1 and 5),
      is_upstream_included boolean not null
    );
    comment on table related_entity_configs is 'Which relations of a customer''s assets count as related (AST.11); no row: the defaults.';
    comment on column related_entity_configs.customer_id is 'The customer it belongs to.';
    comment on column related_entity_configs.kinds is 'Kinds of relations that are followed, as people read them.';
    comment on column related_entity_configs.hops is 'How many relations away something may be.';
    comment on column related_entity_configs.is_upstream_included is 'Whether what is upstream is looked at unless somebody says otherwise.';
  `);
  for (const table of ['entity_relations', 'related_entity_configs']) await knex.raw(strictPolicy(table));
}
