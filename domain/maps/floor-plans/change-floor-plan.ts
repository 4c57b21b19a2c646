import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { floorPlanTexts as texts } from '../../../texts/server/floor-plans.ts';
import { oneLine } from '../../alarms/model/property.ts';
import { type EntityRow, lockEntityRows } from '../../assets/entities/entity.ts';
import { publishEntities } from '../../assets/entities/recompute-entities.ts';
import { writeEntityActivity } from '../../assets/entities/write-entity-activity.ts';
import { entityIdSchema } from '../../assets/entity-input.ts';
import { placeName } from '../../assets/place-names.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { typedValueMaxLength } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { cornersOf, ringOf } from '../shape.ts';
import { type FloorPlanRow, floorPlanRowsOf } from './floor-plan-rows.ts';
import { refitted } from './frame.ts';
import { type FloorView, readFloorPlan } from './read-floor-plan.ts';
import { type KeptFloorPlan, readUpload } from './read-upload.ts';

const schema = z.object({ floorId: entityIdSchema, expectedVersion: z.int().nullish() });
type Which = z.input<typeof schema>;

/** Refuses whoever may change no floor plan, before a file is received. @throws AppError FORBIDDEN. */
export const assertMayChangeFloorPlan = (ctx: Ctx): void => assertPermission(ctx, 'assets', 'EDIT');

/**
 * Sets the floor plan of a floor (MAP.4), or puts another one in its place: rooms that were drawn stay where they are
 * on the same sheet, and are to be drawn anew on another.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a file that is no floor plan, or what is no floor, CONFLICT for
 *   another version than the person has seen.
 */
export async function uploadFloorPlan(
  ctx: Ctx,
  { file, fileName, ...which }: Which & { file: Buffer; fileName: string },
): Promise<FloorView> {
  assertMayChangeFloorPlan(ctx);
  const floorId = schema.parse(which).floorId;
  const next = await readUpload(file);
  await changeFloorPlan(ctx, which, 'uploadFloorPlan', async (trx, before) => {
    const file_name = calledOf(fileName);
    const row = { kind: next.kind, bounds: JSON.stringify(next.bounds), file: next.file, file_id: randomUUID() };
    await trx('floor_plans')
      .insert({
        ...{ customer_id: ctx.customer.id, floor_id: floorId, ...row, file_name },
        ...{ updated_at: ctx.clock.now(), updated_by: ctx.person.id },
      })
      .onConflict(['customer_id', 'floor_id'])
      .merge();
    if (before) await refit(trx, ctx, before, next);
    return file_name;
  });
  return readFloorPlan(ctx, which.floorId);
}

/**
 * Takes away the floor plan of a floor, and with it the shapes of its rooms.
 * @throws AppError FORBIDDEN, NOT_FOUND where there is none, CONFLICT for another version than the person has seen.
 */
export async function removeFloorPlan(ctx: Ctx, which: Which): Promise<FloorView> {
  assertMayChangeFloorPlan(ctx);
  await changeFloorPlan(ctx, which, 'removeFloorPlan', async (trx, before) => {
    if (!before) throw notFound(texts.notFound);
    const row = { customer_id: ctx.customer.id, floor_id: before.floorId };
    await trx('room_shapes').where(row).delete();
    await trx('floor_plans').where(row).delete();
    return null;
  });
  return readFloorPlan(ctx, which.floorId);
}

/**
 * Changes the floor plan of a locked floor, with the traces that edits of assets leave.
 * @param store makes the change. @returns the name of the file that is the floor plan now; null without one.
 */
async function changeFloorPlan(
  ctx: Ctx,
  which: Which,
  action: string,
  store: (trx: Transaction, before: FloorPlanRow | null) => Promise<string | null>,
): Promise<void> {
  const { floorId, expectedVersion } = schema.parse(which);
  const customer_id = ctx.customer.id;
  await forCustomer(ctx.db, customer_id, async (trx) => {
    const floor = (await lockEntityRows(trx, customer_id, [floorId])).get(floorId);
    assertFloor(floor);
    if (expectedVersion != null && expectedVersion !== floor.version) throw conflict(texts.changed(placeName(floor)));
    const rows = floorPlanRowsOf(trx, customer_id);
    const facts = async () => {
      const known = await rows.byFloor(floorId);
      const drawnRooms = (await rows.shapes(floorId)).length;
      return { known, fields: known && { ...factsOf(known), drawnRooms } };
    };
    const before = await facts();
    const revValue = await store(trx, before.known);
    await trx('entities')
      .where({ customer_id, id: floorId })
      .update({ version: trx.raw('version + 1'), updated_at: ctx.clock.now() });
    await publishEntities(trx, ctx, [floorId]);
    const prevValue = before.known?.fileName ?? null;
    await writeEntityActivity(trx, ctx, [{ entityId: floorId, field: 'floorPlan', prevValue, revValue }]);
    await writeAudit(trx, ctx, {
      ...{ action, subject: { kind: 'entity', id: floorId } },
      ...{ before: before.fields, after: (await facts()).fields },
    });
  });
}

function assertFloor(entity: EntityRow | undefined): asserts entity is EntityRow {
  if (!entity) throw notFound(texts.floorNotFound);
  const message = texts.onlyFloors;
  if (entity.class !== 'Floor') throw invalid(message, [{ path: 'floorId', message }]);
}

const factsOf = ({ kind, bounds, fileName, fileId }: FloorPlanRow) => ({ kind, bounds, fileName, fileId });

/** Keeps shapes of rooms on the sheet that takes the place of theirs; removes them from another one. */
async function refit(trx: Transaction, ctx: Ctx, before: FloorPlanRow, after: KeptFloorPlan): Promise<void> {
  const { floorId } = before;
  const own = { customer_id: ctx.customer.id, floor_id: floorId };
  for (const { roomId, shape } of await floorPlanRowsOf(trx, ctx.customer.id).shapes(floorId)) {
    const corners = refitted(cornersOf(shape), before, after);
    const row = trx('room_shapes').where({ ...own, room_id: roomId });
    if (corners) await row.update({ shape: JSON.stringify(ringOf(corners)) });
    else await row.delete();
  }
}

/** Returns a file's name as it is kept: its last part, in one line. */
const calledOf = (fileName: string): string =>
  oneLine((fileName.split(/[/\\]/).at(-1) ?? '').replaceAll('\0', ''))
    .slice(0, typedValueMaxLength)
    .toWellFormed() || texts.unnamed;
