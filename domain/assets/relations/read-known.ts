import { customerRows } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import type { KnownRelations, StoredRelation } from './decide-relations.ts';
import { edgeId } from './edge-id.ts';
import { type Edge, type EdgeKind, edgeKinds } from './kinds.ts';
import type { Upward } from './upward.ts';

/**
 * Feeds that are followed upstream for the sake of a warning: in a network of more a loop may go without one. A cycle of
 * parts is always found.
 */
const feedsFollowed = 100_000;
/** Relations that are followed for the sake of the warnings of one call, in some tenths of a second; further ones go without. */
const stepsForWarnings = 2_000_000;

/** Reads what decisions about relations have to know. Taken under the lock of the directory, so that none of it changes until the end. */
export async function readKnown(trx: Transaction, customerId: number, edges: readonly Edge[]): Promise<KnownRelations> {
  const ids = [...new Set(edges.flatMap(({ sourceId, targetId }) => [sourceId, targetId]))].sort((a, b) => a - b);
  const { rows } = await trx.raw<{ rows: Array<{ id: number; parentId: number | null }> }>(
    `select id, parent_id as "parentId" from entities
     where customer_id = ? and id = any(?::bigint[]) and deleted_at is null`,
    [customerId, pgArray('bigint', ids)],
  );
  const spokenOf = new Set(edges.map(({ kind }) => kind));
  const upward = { feeds: new Map(), 'has part': new Map() } as Record<EdgeKind, Upward>;
  for (const kind of edgeKinds) if (spokenOf.has(kind)) upward[kind] = await readUpward(trx, customerId, kind, ids);
  return {
    entities: new Map(rows.map((row) => [row.id, row])),
    stored: await readStored(trx, customerId, edges),
    upward,
    steps: { left: stepsForWarnings },
  };
}

async function readStored(
  trx: Transaction,
  customerId: number,
  edges: readonly Edge[],
): Promise<KnownRelations['stored']> {
  const both = edges.flatMap((edge) => [edge, { ...edge, sourceId: edge.targetId, targetId: edge.sourceId }]);
  const { rows } = await trx.raw<{ rows: Array<Edge & StoredRelation> }>(
    `select r.source_id as "sourceId", r.kind, r.target_id as "targetId", r.status, r.origin
     from ${customerRows('unnest(?::bigint[], ?::text[], ?::bigint[]) as n (source_id, kind, target_id)')}
     join entity_relations r on r.customer_id = n.customer_id and r.source_id = n.source_id and r.kind = n.kind
       and r.target_id = n.target_id`,
    [
      customerId,
      pgArray(
        'bigint',
        both.map(({ sourceId }) => sourceId),
      ),
      pgArray(
        'text',
        both.map(({ kind }) => kind),
      ),
      pgArray(
        'bigint',
        both.map(({ targetId }) => targetId),
      ),
    ],
  );
  return new Map(rows.map(({ status, origin, ...edge }) => [edgeId(edge), { status, origin }]));
}

/** True for an entity `e` within another; written so that the index by parent is never taken for one by id. */
export const isPlaced = 'coalesce(e.parent_id, 0) > 0';

/** Left out where it finds nothing: Postgres would start workers for it at each step. */
const inPlaces = `select e.parent_id from entities e
  where e.customer_id = :customerId and e.id = up.source_id and ${isPlaced}`;

/** Reads all that is upstream of some entities by one kind of relation; of parts also what contains them. */
export async function readUpward(
  trx: Transaction,
  customerId: number,
  kind: EdgeKind,
  ids: readonly number[],
): Promise<Upward> {
  const { rows } = await trx.raw(
    `with recursive up(target_id, source_id) as (
       select null::bigint, id from unnest(:ids::bigint[]) as id
       union
       select up.source_id, above.source_id from up cross join lateral (
         select r.source_id from entity_relations r
         where r.customer_id = :customerId and r.target_id = up.source_id and r.kind = :kind and r.status = 'CONFIRMED'
         ${kind === 'has part' ? `union all ${inPlaces}` : ''}
       ) above)
     select target_id as "targetId", source_id as "sourceId" from up where target_id is not null limit :most::bigint`,
    { customerId, kind, ids: pgArray('bigint', ids), most: kind === 'feeds' ? feedsFollowed : null },
  );
  const upward: Upward = new Map();
  for (const { targetId, sourceId } of rows) {
    const above = upward.get(targetId);
    if (above) above.push(sourceId);
    else upward.set(targetId, [sourceId]);
  }
  return upward;
}
