import type { Transaction } from '../../../platform/database.ts';
import { upstreamMaxDepth, upstreamShown } from '../../constants.ts';
import type { AssetType } from '../classes/classes.ts';
import type { RelationKind } from './kinds.ts';
import { isPlaced } from './read-known.ts';

/** An end of a relation, as lists and drawings show it. */
export interface RelatedEntity {
  id: number;
  name: string;
  class: string;
  type: AssetType;
  /** Names of the building and floor that it is or is in. */
  building: string | null;
  floor: string | null;
  activeAlarmCount: number;
}

/** An entity upstream, with a shortest way to it. */
export interface UpstreamEntity {
  entity: RelatedEntity;
  /** Relations between, 1 for what is directly upstream. */
  depth: number;
  /** From the entity that was asked about to this one, both included. */
  path: Array<{ id: number; name: string; relationshipType: RelationKind | null }>;
}

/** Columns of a RelatedEntity, for an entity `e`. */
export const relatedEntityJson = `jsonb_build_object('id', e.id, 'name', e.name, 'class', e.class, 'type', e.kind,
  'activeAlarmCount', e.active_alarm_count,
  'building', (select b.name from entities b where b.customer_id = e.customer_id and b.id = e.building_id),
  'floor', (select f.name from entities f where f.customer_id = e.customer_id and f.id = e.floor_id))`;

/**
 * Reads what is upstream of an entity, nearest first: it is fed by it, or part of it, directly or through others (AST.5).
 * Loops do not hold the walk: each step is taken once at each distance.
 */
export async function readUpstream(trx: Transaction, customerId: number, entityId: number): Promise<UpstreamEntity[]> {
  const { rows } = await trx.raw<{ rows: UpstreamEntity[] }>(
    `with recursive walk(id, depth, via, kind) as (
       select :entityId::bigint, 0, null::bigint, null::text
       union
       select above.source_id, w.depth + 1, w.id, above.kind from walk w cross join lateral (
         select r.source_id, case r.kind when 'feeds' then 'is fed by' else 'is part of' end as kind
         from entity_relations r
         where r.customer_id = :customerId and r.target_id = w.id and r.status = 'CONFIRMED'
         union all
         select e.parent_id, 'is part of' from entities e
         where e.customer_id = :customerId and e.id = w.id and ${isPlaced}
       ) above where w.depth < :deepest),
     nearest as (select distinct on (id) id, depth, via, kind from walk order by id, depth, kind, via),
     shown as (select * from nearest order by depth, id limit :most + 1),
     ways(id, depth, path) as (
       select s.id, 0, jsonb_build_array(jsonb_build_object('id', s.id, 'name', e.name, 'relationshipType', null))
       from shown s join entities e on e.customer_id = :customerId and e.id = s.id where s.depth = 0
       union all
       select s.id, s.depth, w.path || jsonb_build_object('id', s.id, 'name', e.name, 'relationshipType', s.kind)
       from ways w join shown s on s.via = w.id and s.depth = w.depth + 1
         join entities e on e.customer_id = :customerId and e.id = s.id)
     select ${relatedEntityJson} as entity, w.depth, w.path
     from ways w join entities e on e.customer_id = :customerId and e.id = w.id
     where w.depth > 0 order by w.depth, e.sort_key, e.id`,
    { customerId, entityId, deepest: upstreamMaxDepth, most: upstreamShown },
  );
  return rows;
}
