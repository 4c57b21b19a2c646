import type { Transaction } from '../../../platform/database.ts';
import { type EntityRow, readEntityRows } from '../entities/entity.ts';
import { floorName, roomName } from '../place-names.ts';
import { readSpaceTypes } from './space-types.ts';

/** Names that rows of entities are shown with. */
export interface PlacedNames {
  building: string | null;
  floor: string | null;
  roomName: string | null;
  spaceType: { id: string; name: string } | null;
}

/** Reads the names of places and space types of some entities, in their order. */
export async function readPlacedNames(
  trx: Transaction,
  customerId: number,
  entities: ReadonlyArray<Pick<EntityRow, 'buildingId' | 'floorId' | 'roomId' | 'spaceTypeId'>>,
): Promise<PlacedNames[]> {
  const ids = entities.flatMap(({ buildingId, floorId, roomId }) => [buildingId, floorId, roomId]);
  const places = await readEntityRows(trx, customerId, [...new Set(ids.flatMap((id) => id ?? []))]);
  const typeIds = [...new Set(entities.flatMap(({ spaceTypeId }) => spaceTypeId ?? []))];
  const types = typeIds.length > 0 ? await readSpaceTypes(trx, customerId, typeIds) : new Map();
  const nameOf = (id: number | null): string | null => (id === null ? null : (places.get(id)?.name ?? null));
  return entities.map(({ buildingId, floorId, roomId, spaceTypeId }) => {
    const [floor, room] = [nameOf(floorId), nameOf(roomId)];
    return {
      building: nameOf(buildingId),
      floor: floor && floorName(floor),
      roomName: room && roomName(room),
      spaceType: (spaceTypeId && types.get(spaceTypeId)) || null,
    };
  });
}
