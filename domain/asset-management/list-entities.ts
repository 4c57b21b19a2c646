import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { entityRowsOf, type ListedEntity } from '../assets/entities/entity-rows.ts';
import { entityIdSchema } from '../assets/entity-input.ts';
import { listLimits } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx, Reader } from '../identity/ctx.ts';
import { criteriaOf, type Lens } from '../lenses/lens.ts';
import { openLens } from '../lenses/list-lenses.ts';
import { type SearchFields, searchFields } from '../lenses/search-fields.ts';
import { assetColumn } from '../lists/assets/asset-columns.ts';
import { assetFilters } from '../lists/assets/asset-filters.ts';
import {
  type AssetOrder,
  assetCursorOf,
  assetKeysetOf,
  assetOrderSchema,
  defaultAssetOrder,
  parseAssetCursor,
} from '../lists/assets/asset-order.ts';
import type { AssetRow } from '../lists/assets/asset-row.ts';
import { expressionOf, parseCriteria } from '../lists/criteria/criteria.ts';
import { allOf, contains, type Expression, isIn } from '../lists/criteria/expression.ts';
import { type Condition, toPostgres } from '../lists/criteria/to-postgres.ts';
import { pageSchema } from '../paging.ts';
import type { Moment } from '../timezone.ts';

const whereSchema = z.object({
  ids: z.array(entityIdSchema).max(listLimits.limit).nullish(),
  ...searchFields,
});
export type EntityWhereInput = z.input<typeof whereSchema>;
const listSchema = pageSchema.extend({
  where: whereSchema.nullish().transform((where) => where ?? whereSchema.parse({})),
  orderBy: assetOrderSchema.nullish(),
  after: z.string().max(4_000).nullish(),
});

/** A search of places and assets, by lens, filters and term together. */
export interface AssetSearch {
  lens: Pick<Lens, 'criteria' | 'scope' | 'sort'> | null;
  moment: Moment;
  /** Returns the condition at a time in ms: relative times and days depend on it. */
  expressionAt(now: number): Expression<AssetRow>;
}

/** @throws AppError FORBIDDEN without access to assets, NOT_FOUND for the lens, INVALID for wrong filters. */
export async function assetSearchOf(ctx: Reader, where: SearchFields): Promise<AssetSearch> {
  assertPermission(ctx, 'assets', 'VIEW');
  const lens = where.lensId ? await openLens(ctx, where.lensId, 'asset') : null;
  // the caller's first, so that the path of an invalid one is its index in the caller's input
  const own = parseCriteria(assetFilters, where.criteria ?? []);
  const criteria = [...parseCriteria(assetFilters, lens ? criteriaOf(lens) : []), ...own];
  const moment = { now: ctx.clock.now().getTime(), timezone: where.timezone ?? ctx.customer.defaultTimezone };
  const term = where.searchTerm === '' ? [] : [contains(assetColumn.searchText, where.searchTerm)];
  return { lens, moment, expressionAt: (now) => allOf(expressionOf(criteria, { ...moment, now }), ...term) };
}

function conditionOf(search: AssetSearch, ids: readonly number[] | null | undefined): Condition {
  const expression = search.expressionAt(search.moment.now);
  return toPostgres(ids ? allOf(isIn(assetColumn.id, ...ids), expression) : expression);
}

/** Returns the requested order, else the lens's own, else the most critical first. */
function orderOf({ lens }: AssetSearch, requested: AssetOrder | null | undefined): AssetOrder {
  if (requested) return requested;
  if (!lens) return defaultAssetOrder;
  const [field, direction] = lens.sort.split('.');
  return assetOrderSchema.parse({ field, direction });
}

export type EntityOnPage = ListedEntity & { cursor: string };

/**
 * Lists one page of places and assets, by lens, filters, term or ids, with cursors.
 * @throws AppError FORBIDDEN without access to assets, INVALID for wrong limits, cursors or filters, NOT_FOUND for the
 *   lens.
 */
export async function listEntities(ctx: Ctx, input: z.input<typeof listSchema>): Promise<EntityOnPage[]> {
  const { where, orderBy, limit, offset, after } = listSchema.parse(input);
  const search = await assetSearchOf(ctx, where);
  const order = orderOf(search, orderBy);
  const keyset = assetKeysetOf(order, after ? parseAssetCursor(order, after) : null);
  const rows = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    entityRowsOf(trx, ctx.customer.id).list(conditionOf(search, where.ids), keyset, { limit, offset }),
  );
  return rows.map((row) => ({ ...row, cursor: assetCursorOf(order, row) }));
}

/** Counts places and assets of a lens, filters, a term or ids, at most up to `upTo`. Errors as in `listEntities`. */
export async function countEntities(
  ctx: Ctx,
  input: EntityWhereInput | null | undefined,
  upTo: number | null = null,
): Promise<number> {
  const where = whereSchema.parse(input ?? {});
  const condition = conditionOf(await assetSearchOf(ctx, where), where.ids);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => entityRowsOf(trx, ctx.customer.id).count(condition, upTo));
}
