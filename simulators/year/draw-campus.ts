import type { Ctx } from '../../domain/identity/ctx.ts';
import { uploadFloorPlan } from '../../domain/maps/floor-plans/change-floor-plan.ts';
import { setRoomShape } from '../../domain/maps/floor-plans/set-room-shape.ts';
import { updateAssetGeoJson } from '../../domain/maps/update-asset-geo-json.ts';
import type { Database } from '../../platform/database.ts';
import { drawFloor, drawnFloor } from './floor-drawing.ts';
import { footprintOf } from './footprints.ts';

interface Drawn {
  db: Database;
  customerId: number;
}

/** Draws buildings without a shape on the map. */
export async function drawBuildings(
  ctx: Ctx,
  { db, customerId }: Drawn,
  buildingIds: ReadonlyMap<string, number>,
): Promise<void> {
  const drawn = new Set((await db('entity_shapes').where({ customer_id: customerId }).pluck('entity_id')).map(Number));
  for (const [name, id] of buildingIds) {
    const geoJson = drawn.has(id) ? null : footprintOf(name);
    if (geoJson) await updateAssetGeoJson(ctx, { id: String(id), geoJson });
  }
}

/** Draws the floor plan of one floor, and its rooms over it; one that is there stays as it is. */
export async function drawFloorPlan(
  ctx: Ctx,
  { db, customerId }: Drawn,
  buildingIds: ReadonlyMap<string, number>,
): Promise<void> {
  const own = { customer_id: customerId, deleted_at: null };
  const parent_id = buildingIds.get(drawnFloor.building) ?? null;
  const floor = await db('entities')
    .where({ ...own, class: 'Floor', name: `Floor ${drawnFloor.floor}`, parent_id })
    .first('id');
  if (!floor || (await db('floor_plans').where({ customer_id: customerId, floor_id: floor.id }).first('floor_id')))
    return;
  const rooms: Array<{ id: number; name: string }> = await db('entities')
    .where({ ...own, class: 'Room', parent_id: floor.id })
    .orderBy('sort_key')
    .select('id', 'name');
  const { drawing, shapes } = drawFloor(rooms.map(({ name }) => name));
  await uploadFloorPlan(ctx, {
    ...{ floorId: String(floor.id), fileName: 'science-hall-floor-1.geojson' },
    file: Buffer.from(JSON.stringify(drawing)),
  });
  for (const { id, name } of rooms) await setRoomShape(ctx, { roomId: String(id), geoJson: shapes.get(name) });
}
