import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { relationTexts } from '../../../texts/server/relations.ts';
import { pageSizes } from '../../constants.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { searchTermSchema } from '../../lists/criteria/criteria.ts';
import { limitSchema, offsetSchema } from '../../paging.ts';
import { readEntityRows } from '../entities/entity.ts';
import { entityIdSchema } from '../entity-input.ts';
import type { RelationKind } from './kinds.ts';
import { readRelatedConfig } from './related-entity-config.ts';
import { assertRelations } from './relation-access.ts';
import { type RelatedEntity, readUpstream, relatedEntityJson, type UpstreamEntity } from './upstream.ts';

/** A relation as one of its ends sees it. */
export interface Relation {
  relationshipId: string;
  relationshipType: RelationKind;
  status: 'CONFIRMED' | 'SUGGESTED';
  direction: 'UPSTREAM' | 'DOWNSTREAM';
  /** From where something is, or from an import (AST.4). */
  isReadOnly: boolean;
  /** The other end. */
  entity: RelatedEntity;
}

interface RelationPage {
  relationships: Relation[];
  relationshipCount: number;
  /** Null unless it was asked for. */
  upstream: UpstreamEntity[] | null;
}

const schema = z.object({
  entityId: entityIdSchema,
  includeUpstream: z.boolean().nullish(),
  search: searchTermSchema,
  limit: limitSchema(pageSizes.lensTable),
  offset: offsetSchema,
});

/**
 * Lists the relations of an entity: suggestions first, then what is upstream, each kind by name.
 * @param input.includeUpstream adds what is upstream through others; without it the customer's setting counts (AST.11).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function listRelations(ctx: Ctx, input: z.input<typeof schema>): Promise<RelationPage> {
  assertRelations(ctx, 'VIEW');
  const { entityId, includeUpstream, search, limit, offset } = schema.parse(input);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    if (!(await readEntityRows(trx, customerId, [entityId])).has(entityId)) throw notFound(relationTexts.endNotFound);
    const { rows } = await trx.raw(relationsOf, { customerId, entityId, search, limit, offset });
    const isIncluded = includeUpstream ?? (await readRelatedConfig(trx, customerId)).includeUpstream;
    const upstream = isIncluded ? await readUpstream(trx, customerId, entityId) : null;
    return { relationships: rows[0].items, relationshipCount: rows[0].count, upstream };
  });
}

const isReadOnly = `(r.status = 'CONFIRMED' and r.origin = 'IMPORT')`;
const idOf = `r.source_id || case r.kind when 'feeds' then '-feeds-' else '-has-' end || r.target_id`;

const relationsOf = `
  with own as (
    select ${idOf} as id, r.source_id as other_id, r.status, ${isReadOnly} as is_read_only,
      case r.kind when 'feeds' then 'is fed by' else 'is part of' end as kind
    from entity_relations r
    where r.customer_id = :customerId and r.target_id = :entityId and r.status <> 'DISMISSED'
    union all
    select ${idOf}, r.target_id, r.status, ${isReadOnly}, r.kind
    from entity_relations r
    where r.customer_id = :customerId and r.source_id = :entityId and r.status <> 'DISMISSED'
    union all
    select e.parent_id || '-holds-' || e.id, e.parent_id, 'CONFIRMED', true, 'is part of' from entities e
    where e.customer_id = :customerId and e.id = :entityId and e.parent_id is not null
    union all
    select e.parent_id || '-holds-' || e.id, e.id, 'CONFIRMED', true, 'has part' from entities e
    where e.customer_id = :customerId and e.parent_id = :entityId and e.deleted_at is null),
  found as (
    select o.*, e.sort_key, array_position(array['is fed by', 'is part of', 'feeds', 'has part'], o.kind) as place
    from own o join entities e on e.customer_id = :customerId and e.id = o.other_id and e.deleted_at is null
    where position(:search in lower(e.name)) > 0),
  page as (
    select * from found order by status desc, place, sort_key, id limit :limit offset :offset)
  select (select count(*)::int from found) as count,
    coalesce((select jsonb_agg(jsonb_build_object('relationshipId', p.id, 'relationshipType', p.kind,
        'status', p.status, 'isReadOnly', p.is_read_only, 'entity', ${relatedEntityJson},
        'direction', case when p.kind in ('is fed by', 'is part of') then 'UPSTREAM' else 'DOWNSTREAM' end)
      order by p.status desc, p.place, p.sort_key, p.id)
    from page p join entities e on e.customer_id = :customerId and e.id = p.other_id), '[]') as items`;
