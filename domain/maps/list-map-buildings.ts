import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { entityIdSchema } from '../assets/entity-input.ts';
import { listLimits, mapBuildingsAtOnce } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { searchTermSchema } from '../lists/criteria/criteria.ts';
import { limitSchema } from '../paging.ts';
import { type MapBuilding, mapBuildingRowsOf } from './map-building-rows.ts';

const schema = z.object({
  searchTerm: searchTermSchema.nullish().transform((term) => term ?? ''),
  ids: z.array(entityIdSchema).max(listLimits.limit).nullish(),
  limit: limitSchema(listLimits.limit, mapBuildingsAtOnce),
  after: z.string().max(4_000).nullish(),
});
export type MapBuildingsInput = z.input<typeof schema>;

/**
 * Lists buildings for the map by name, a page at a time, or those with these ids.
 * @throws AppError FORBIDDEN without access to assets, INVALID for wrong limits or cursors.
 */
export async function listMapBuildings(ctx: Ctx, input: MapBuildingsInput): Promise<MapBuilding[]> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { searchTerm, ids, limit, after } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => {
    const rows = mapBuildingRowsOf(trx, ctx.customer.id);
    return ids ? rows.byIds(ids) : rows.list(searchTerm, { limit, after: after ?? null });
  });
}

/** Counts the buildings that such a list has in all. Errors as there. */
export async function countMapBuildings(ctx: Ctx, input: MapBuildingsInput): Promise<number> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { searchTerm, ids } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = mapBuildingRowsOf(trx, ctx.customer.id);
    return ids ? (await rows.byIds(ids)).length : rows.count(searchTerm);
  });
}
