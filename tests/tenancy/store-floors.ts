import { randomUUID } from 'node:crypto';
import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

/** Ids of a side's floors with floor plans, and of what is on them; the spare floor's is taken away. */
export const floorsFrom = (entityId: number) => ({
  floorId: String(entityId + 20),
  spareFloorId: String(entityId + 21),
  roomId: String(entityId + 22),
});
export type FloorIds = ReturnType<typeof floorsFrom> & { fileId: string };

/** Stores floors of a customer's building, each with a floor plan, and a room that is drawn on one. */
export async function storeFloors(
  api: TestApi,
  { customerId, marker, entityId }: { customerId: number; marker: string; entityId: number },
): Promise<FloorIds> {
  const ids = floorsFrom(entityId);
  const own = { customer_id: customerId, created_at: new Date(activeAt), kind: 'space', building_id: entityId };
  const place = (id: string, kind: string, floorId: string, parentId: string | number) => ({
    ...{ ...own, id, class: kind, name: `${kind} ${id} ${marker}`, name_key: `${kind}${id}${marker}`.toLowerCase() },
    ...{ parent_id: parentId, floor_id: floorId },
  });
  const { floorId, spareFloorId, roomId } = ids;
  await api
    .db('entities')
    .insert([
      place(floorId, 'Floor', floorId, entityId),
      place(spareFloorId, 'Floor', spareFloorId, entityId),
      place(roomId, 'Room', floorId, floorId),
    ]);
  const by = { customer_id: customerId, updated_at: new Date(activeAt) };
  const drawing = JSON.stringify({ polygons: [{ name: marker, rings: [] }] });
  const fileId = randomUUID();
  await api.db('floor_plans').insert(
    [floorId, spareFloorId].map((floor) => ({
      ...{ ...by, floor_id: floor, kind: 'DRAWING', bounds: JSON.stringify([0, 0, 10, 10]) },
      ...{
        file: Buffer.from(drawing),
        file_id: floor === floorId ? fileId : randomUUID(),
        file_name: `${marker}.json`,
      },
    })),
  );
  return { ...ids, fileId };
}
