import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { relationTexts } from '../../../texts/server/relations.ts';
import { neighborsPerDepth } from '../../constants.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { entityIdSchema } from '../entity-input.ts';
import { edgeId } from './edge-id.ts';
import { type Edge, type EdgeKind, edgeOf, type RelationKind } from './kinds.ts';
import { readRelatedConfig } from './related-entity-config.ts';
import { assertRelations } from './relation-access.ts';
import { type RelatedEntity, relatedEntityJson } from './upstream.ts';

interface Neighbor {
  /** Relations from the entity in the middle: below 0 upstream, 0 itself, above 0 downstream. */
  depth: number;
  entity: RelatedEntity;
}

/** Entities around an entity, by the relations that count as related. */
export interface Neighborhood {
  neighbors: Neighbor[];
  /** Relations between them. */
  edges: Array<Edge & { relationshipId: string }>;
  /** Distances at which there are more than are drawn. */
  more: Array<{ depth: number; count: number }>;
}

/**
 * Reads the neighborhood of an entity: at each distance those in alarm first, then by name, no more than can be drawn. What
 * is further away is reached through what is drawn. Places that contain something are no neighbors of it.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function readNeighborhood(ctx: Ctx, id: string): Promise<Neighborhood> {
  assertRelations(ctx, 'VIEW');
  const entityId = entityIdSchema.parse(id);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const { rows } = await trx.raw(
      `select ${relatedEntityJson} as entity from entities e
       where e.customer_id = ? and e.id = ? and e.deleted_at is null`,
      [customerId, entityId],
    );
    if (!rows[0]) throw notFound(relationTexts.endNotFound);
    const { relationshipTypes, maxDepth } = await readRelatedConfig(trx, customerId);
    const found: Neighborhood = { neighbors: [{ depth: 0, entity: rows[0].entity }], edges: [], more: [] };
    const from = new Map<-1 | 1, number[]>([
      [-1, [entityId]],
      [1, [entityId]],
    ]);
    for (let step = 1; step <= maxDepth; step += 1)
      for (const [direction, ids] of from) {
        const kinds = kindsOf(relationshipTypes, direction);
        if (ids.length === 0 || kinds.length === 0) continue;
        const known = found.neighbors.map(({ entity }) => entity.id);
        const { entities, count } = await readNext(trx, customerId, { direction, kinds, from: ids, known });
        found.neighbors.push(...entities.map((entity) => ({ depth: direction * step, entity })));
        if (count > entities.length) found.more.push({ depth: direction * step, count: count - entities.length });
        from.set(
          direction,
          entities.map((entity) => entity.id),
        );
      }
    const ids = found.neighbors.map(({ entity }) => entity.id);
    const edges = await readEdges(trx, customerId, { ids, kinds: edgeKindsOf(relationshipTypes) });
    return { ...found, edges: edges.map((edge) => ({ ...edge, relationshipId: edgeId(edge) })) };
  });
}

const stored = (kind: RelationKind): EdgeKind => edgeOf({ entityId: 1, kind, otherId: 2 }).kind;
const isUp = (kind: RelationKind): boolean => kind !== stored(kind);
const kindsOf = (kinds: readonly RelationKind[], direction: -1 | 1): EdgeKind[] =>
  kinds.filter((kind) => isUp(kind) === direction < 0).map(stored);
const edgeKindsOf = (kinds: readonly RelationKind[]): EdgeKind[] => [...new Set(kinds.map(stored))];

type Step = { direction: -1 | 1; kinds: readonly EdgeKind[]; from: readonly number[]; known: readonly number[] };

/** Reads one relation further: the entities that are drawn, and the number of all. */
async function readNext(
  trx: Transaction,
  customerId: number,
  { direction, kinds, from, known }: Step,
): Promise<{ entities: RelatedEntity[]; count: number }> {
  const [near, far] = direction < 0 ? ['target_id', 'source_id'] : ['source_id', 'target_id'];
  const { rows } = await trx.raw(
    `with next as (
       select distinct r.${far} as id from entity_relations r
       where r.customer_id = :customerId and r.${near} = any(:from::bigint[]) and r.kind = any(:kinds::text[])
         and r.status = 'CONFIRMED' and r.${far} <> all(:known::bigint[])),
     drawn as (
       select e.* from next n join entities e on e.customer_id = :customerId and e.id = n.id
       order by e.active_alarm_count > 0 desc, e.sort_key, e.id limit :most)
     select (select count(*)::int from next) as count,
       coalesce((select jsonb_agg(${relatedEntityJson} order by e.sort_key, e.id) from drawn e), '[]') as entities`,
    {
      ...{ customerId, from: pgArray('bigint', from), known: pgArray('bigint', known) },
      ...{ kinds: pgArray('text', kinds), most: neighborsPerDepth },
    },
  );
  return rows[0];
}

async function readEdges(
  trx: Transaction,
  customerId: number,
  { ids, kinds }: { ids: readonly number[]; kinds: readonly EdgeKind[] },
): Promise<Edge[]> {
  const { rows } = await trx.raw(
    `select r.source_id as "sourceId", r.kind, r.target_id as "targetId" from entity_relations r
     where r.customer_id = :customerId and r.source_id = any(:ids::bigint[]) and r.target_id = any(:ids::bigint[])
       and r.kind = any(:kinds::text[]) and r.status = 'CONFIRMED' order by r.source_id, r.kind, r.target_id`,
    { customerId, ids: pgArray('bigint', ids), kinds: pgArray('text', kinds) },
  );
  return rows;
}
