import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { floorPlanTexts as texts } from '../../../texts/server/floor-plans.ts';
import { type EntityRow, readEntityRows } from '../../assets/entities/entity.ts';
import { entityIdSchema } from '../../assets/entity-input.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { type BuildingFloor, type FloorPlanRow, type FloorRoom, floorPlanRowsOf } from './floor-plan-rows.ts';
import type { Frame } from './frame.ts';

/** A floor with its floor plan and its rooms (MAP.6). */
export interface FloorView {
  floor: EntityRow;
  building: EntityRow | null;
  /** Null: it has none yet. */
  floorPlan: FloorPlanRow | null;
  rooms: FloorRoom[];
}

/**
 * Reads a floor with its floor plan, and its rooms in the colors of their alarms.
 * @throws AppError FORBIDDEN without access to assets, NOT_FOUND for what is no floor.
 */
export async function readFloorPlan(ctx: Ctx, given: string): Promise<FloorView> {
  assertPermission(ctx, 'assets', 'VIEW');
  const floorId = entityIdSchema.parse(given);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const floor = (await readEntityRows(trx, customerId, [floorId])).get(floorId);
    if (floor?.class !== 'Floor') throw notFound(texts.floorNotFound);
    const { buildingId } = floor;
    const building = buildingId === null ? null : (await readEntityRows(trx, customerId, [buildingId])).get(buildingId);
    const rows = floorPlanRowsOf(trx, customerId);
    const floorPlan = await rows.byFloor(floorId);
    return { floor, building: building ?? null, floorPlan, rooms: await rows.rooms(floorId) };
  });
}

/**
 * Lists the floors of a building, with which of them have a floor plan.
 * @throws AppError FORBIDDEN without access to assets, NOT_FOUND for what is no building.
 */
export async function listFloors(ctx: Ctx, given: string): Promise<BuildingFloor[]> {
  assertPermission(ctx, 'assets', 'VIEW');
  const buildingId = entityIdSchema.parse(given);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const building = (await readEntityRows(trx, ctx.customer.id, [buildingId])).get(buildingId);
    if (building?.class !== 'Building') throw notFound(texts.buildingNotFound);
    return floorPlanRowsOf(trx, ctx.customer.id).floors(buildingId);
  });
}

const fileSchema = z.object({ floorId: entityIdSchema, fileId: z.uuid() });

/**
 * Reads the file of a floor plan: an image as WebP, or a drawing as JSON (`Drawing`).
 * @throws AppError FORBIDDEN without access to assets, NOT_FOUND for one that there is not, or no longer.
 */
export async function readFloorPlanFile(
  ctx: Ctx,
  given: { floorId: string; fileId: string },
): Promise<{ kind: Frame['kind']; file: Buffer }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const wanted = fileSchema.safeParse(given);
  if (!wanted.success) throw notFound(texts.notFound);
  const { floorId, fileId } = wanted.data;
  const found = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    floorPlanRowsOf(trx, ctx.customer.id).file(floorId, fileId),
  );
  if (!found) throw notFound(texts.notFound);
  return found;
}
