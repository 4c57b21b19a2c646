import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { isStorable } from '../../../platform/storable.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { pageSizes } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { searchTermSchema } from '../../lists/criteria/criteria.ts';
import { limitSchema, offsetSchema } from '../../paging.ts';
import { entityIdSchema } from '../entity-input.ts';
import { type EntityRow, readEntityRows } from './entity.ts';
import { entityRowsOf } from './entity-rows.ts';

/** An entity to choose (AST-047). */
export interface EntityOption {
  id: number;
  name: string;
  /** Others of its kind that are in it. */
  count: number;
  /** Name of the building that it is in. */
  building: string | null;
  class: string;
}

/** An option of a list of values (AST-046). */
export interface OptionItem {
  label: string;
  value: string;
  hasChildren?: boolean | undefined;
}

const typedText = z.string().max(500).refine(isStorable, commonTexts.invalidCharacters);
const searchedType = z.enum(['Space', 'Asset']);
const counted = z.object({
  parentId: entityIdSchema.nullish(),
  searchTerm: searchTermSchema,
  type: searchedType,
});
const searched = counted.extend({
  isTop: z.boolean().nullish(),
  limit: limitSchema(pageSizes.picker),
  offset: offsetSchema,
});

const searchOf = ({
  type,
  parentId,
  searchTerm,
  isTop,
}: z.output<typeof counted> & { isTop?: boolean | null | undefined }) => ({
  isSpace: type === 'Space',
  parentId: parentId ?? null,
  term: searchTerm,
  isTop: parentId == null && isTop === true,
});

/**
 * Lists spaces or assets by name, fifty at a time, and how many there are; with a parent, what is directly in it. An empty
 * term finds all (AST-052).
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function searchEntities(
  ctx: Ctx,
  input: z.input<typeof searched>,
): Promise<{ searchEntities: EntityOption[]; searchEntityCount: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { limit, offset, ...given } = searched.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = entityRowsOf(trx, ctx.customer.id);
    const found = await rows.search(searchOf(given), { limit, offset });
    const buildings = await readEntityRows(
      trx,
      ctx.customer.id,
      found.flatMap(({ buildingId }) => buildingId ?? []),
    );
    const optionOf = (row: EntityRow & { childCount: number }): EntityOption => ({
      ...{ id: row.id, name: row.name, class: row.class, count: row.childCount },
      building: row.buildingId === null ? null : (buildings.get(row.buildingId)?.name ?? null),
    });
    return { searchEntities: found.map(optionOf), searchEntityCount: await rows.countSearch(searchOf(given)) };
  });
}

/** Counts spaces or assets by term: the badges of a picker's first level (AST-056). @throws AppError FORBIDDEN, INVALID. */
export async function countSearchedEntities(ctx: Ctx, input: z.input<typeof counted>): Promise<number> {
  assertPermission(ctx, 'assets', 'VIEW');
  const given = counted.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => entityRowsOf(trx, ctx.customer.id).countSearch(searchOf(given)));
}

const levels = { BUILDING: 'Building', FLOOR: 'Floor', ROOM: 'Room' } as const;
const options = z.object({
  search: searchTermSchema,
  offset: offsetSchema,
  level: z.enum(['BUILDING', 'FLOOR', 'ROOM']).nullish(),
  ids: z.array(entityIdSchema).max(200).nullish(),
  names: z.array(typedText).max(200).nullish(),
  /** Value of an option: the name by default, of which each is there once. */
  values: z.enum(['NAMES', 'IDS']).nullish(),
});

/**
 * Lists options of places and assets by name, fifty at a time, each name once (AST-053): all, of one level, or of some ids
 * or names.
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function listAssetOptions(
  ctx: Ctx,
  input: z.input<typeof options>,
): Promise<{ assets: OptionItem[]; assetCount: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { search, offset, level, ids, names, values } = options.parse(input);
  const ofIds = values === 'IDS';
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `with found as (
         select e.id, e.name, e.sort_key, e.class,
           case when :ofIds and e.class <> 'Building' and b.name is not null then e.name || ' · ' || b.name
             else e.name end as label
         from entities e left join entities b on b.customer_id = e.customer_id and b.id = e.building_id
         where e.customer_id = :customerId and e.deleted_at is null and position(:search in lower(e.name)) > 0
           and (:class::text is null or e.class = :class) and (:ids::bigint[] is null or e.id = any(:ids::bigint[]))
           and (:names::text[] is null or e.name = any(:names::text[]))),
       options as (
         select distinct on (f.sort_key, f.label) f.*, exists (
           select from entities c where c.customer_id = :customerId and c.parent_id = f.id and c.deleted_at is null
           ) as has_children
         from found f order by f.sort_key, f.label, f.id)
       select (select count(*) from options)::int as "assetCount", coalesce((
         select jsonb_agg(jsonb_build_object('label', label, 'value', case when :ofIds then id::text else name end,
           'hasChildren', has_children) order by sort_key, label)
         from (select * from options order by sort_key, label limit :limit offset :offset) page), '[]') as assets`,
      {
        ...{ customerId: ctx.customer.id, ofIds, search, offset, limit: pageSizes.picker },
        class: level ? levels[level] : null,
        ids: ids ? pgArray('bigint', ids) : null,
        names: names ? pgArray('text', names) : null,
      },
    ),
  );
  return rows[0];
}

const properties = z.object({ label: typedText.nullish(), search: searchTermSchema, offset: offsetSchema });

/**
 * Lists the values that assets have of a property, by its label, fifty at a time; without a label, the labels.
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function listAssetProperties(
  ctx: Ctx,
  input: z.input<typeof properties>,
): Promise<{ assetProperties: OptionItem[]; assetPropertyCount: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { label, search, offset } = properties.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `with found as (
         select distinct case when :label::text is null then p ->> 'label' else p ->> 'value' end as value
         from entities e, jsonb_array_elements(e.properties) as p
         where e.customer_id = :customerId and e.deleted_at is null and e.properties <> '[]'
           and (:label::text is null or p ->> 'label' = :label)),
       options as (select value from found where position(:search in lower(value)) > 0)
       select (select count(*) from options)::int as "assetPropertyCount", coalesce((
         select jsonb_agg(jsonb_build_object('label', value, 'value', value) order by lower(value), value)
         from (select value from options order by lower(value), value limit :limit offset :offset) page), '[]')
         as "assetProperties"`,
      { customerId: ctx.customer.id, label: label ?? null, search, offset, limit: pageSizes.picker },
    ),
  );
  return rows[0];
}

const shops = z.object({ search: searchTermSchema, offset: offsetSchema });

/** Lists the shops that look after assets, by name, fifty at a time. @throws AppError FORBIDDEN, INVALID. */
export async function listAssetShops(
  ctx: Ctx,
  input: z.input<typeof shops>,
): Promise<{ assetShops: OptionItem[]; assetShopCount: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { search, offset } = shops.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `with options as (
         select distinct e.shop as value from entities e
         where e.customer_id = :customerId and e.deleted_at is null and e.shop is not null
           and position(:search in lower(e.shop)) > 0)
       select (select count(*) from options)::int as "assetShopCount", coalesce((
         select jsonb_agg(jsonb_build_object('label', value, 'value', value) order by lower(value), value)
         from (select value from options order by lower(value), value limit :limit offset :offset) page), '[]')
         as "assetShops"`,
      { customerId: ctx.customer.id, search, offset, limit: pageSizes.picker },
    ),
  );
  return rows[0];
}
