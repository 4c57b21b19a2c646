import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { floorPlanTexts as texts } from '../../../texts/server/floor-plans.ts';
import { type EntityRow, lockEntityRows, readEntityRows } from '../../assets/entities/entity.ts';
import { publishEntities } from '../../assets/entities/recompute-entities.ts';
import { writeEntityActivity } from '../../assets/entities/write-entity-activity.ts';
import { entityIdSchema } from '../../assets/entity-input.ts';
import { placeName } from '../../assets/place-names.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { cornersOf, type PolygonShape } from '../shape.ts';
import { type FloorPlanRow, type FloorRoom, floorPlanRowsOf } from './floor-plan-rows.ts';
import { readRoomShape } from './read-room-shape.ts';

const schema = z.object({
  roomId: entityIdSchema,
  geoJson: z.unknown().optional(),
  expectedVersion: z.int().nullish(),
  fileId: z.uuid(texts.notFound).nullish(),
});

/**
 * Draws a room on the floor plan of its floor (MAP.5), or takes its shape away (null).
 * @param input.fileId the floor plan that it was drawn on: another one has other coordinates.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for what is no room on a floor, no shape of one, or on a floor without
 *   floor plan, CONFLICT for another version, or another floor plan, than the person has seen.
 */
export async function setRoomShape(ctx: Ctx, input: z.input<typeof schema>): Promise<FloorRoom> {
  assertPermission(ctx, 'assets', 'EDIT');
  const { roomId, geoJson, expectedVersion, fileId } = schema.parse(input);
  const customer_id = ctx.customer.id;
  return forCustomer(ctx.db, customer_id, async (trx) => {
    const { room, floor } = await lockRoom(trx, customer_id, roomId);
    if (expectedVersion != null && expectedVersion !== room.version) throw conflict(texts.roomChanged(placeName(room)));
    const rows = floorPlanRowsOf(trx, customer_id);
    const floorPlan = await rows.byFloor(floor.id);
    if (!floorPlan) throw refused(texts.noFloorPlan);
    if (fileId != null && fileId !== floorPlan.fileId) throw conflict(texts.changed(placeName(floor)));
    // left out is no wish to take it away
    const next = geoJson === null ? null : shapeOn(floorPlan, geoJson);
    const read = async (): Promise<FloorRoom> => {
      const found = await rows.room(roomId);
      if (!found) throw notFound(texts.roomNotFound);
      return found;
    };
    const before = await read();
    if (isDeepStrictEqual(before.shape, next)) return before;
    await store(trx, ctx, { roomId, floorId: floor.id, next });
    await publishEntities(trx, ctx, [roomId]);
    const [prevValue, revValue] = [saidOf(before.shape), saidOf(next)];
    await writeEntityActivity(trx, ctx, [{ entityId: roomId, field: 'roomShape', prevValue, revValue }]);
    await writeAudit(trx, ctx, {
      ...{ action: 'setRoomShape', subject: { kind: 'entity', id: roomId } },
      ...{ before: { shape: before.shape }, after: { shape: next } },
    });
    return read();
  });
}

/** Locks a room and its floor, in the order in which entities are locked. @throws AppError NOT_FOUND, INVALID. */
async function lockRoom(
  trx: Transaction,
  customerId: number,
  roomId: number,
): Promise<{ room: EntityRow; floor: EntityRow }> {
  const seen = (await readEntityRows(trx, customerId, [roomId])).get(roomId);
  if (!seen) throw notFound(texts.roomNotFound);
  if (seen.kind !== 'space' || seen.floorId === null || seen.floorId === roomId) throw refused(texts.onlyRooms);
  const locked = await lockEntityRows(trx, customerId, [roomId, seen.floorId]);
  const [room, floor] = [locked.get(roomId), locked.get(seen.floorId)];
  if (!room) throw notFound(texts.roomNotFound);
  // it was moved meanwhile
  if (!floor || room.floorId !== floor.id) throw conflict(texts.roomChanged(placeName(room)));
  return { room, floor };
}

async function store(
  trx: Transaction,
  ctx: Ctx,
  { roomId, floorId, next }: { roomId: number; floorId: number; next: PolygonShape | null },
): Promise<void> {
  const key = { customer_id: ctx.customer.id, room_id: roomId };
  const updated_at = ctx.clock.now();
  if (next)
    await trx('room_shapes')
      .insert({ ...key, floor_id: floorId, shape: JSON.stringify(next), updated_at, updated_by: ctx.person.id })
      .onConflict(['customer_id', 'room_id'])
      .merge();
  else await trx('room_shapes').where(key).delete();
  await trx('entities')
    .where({ customer_id: ctx.customer.id, id: roomId })
    .update({ version: trx.raw('version + 1'), updated_at });
}

function shapeOn({ bounds }: FloorPlanRow, given: unknown): PolygonShape {
  const { shape, problem } = readRoomShape(given, bounds);
  if (!shape) throw refused(problem);
  return shape;
}

const refused = (message: string) => invalid(message, [{ path: 'geoJson', message }]);

const saidOf = (shape: PolygonShape | null): string | null => shape && texts.ring(cornersOf(shape).length);
