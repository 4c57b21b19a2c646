import { keyOf } from '../../domain/assets/similarity.ts';
import type { Database } from '../../platform/database.ts';

type Placed = { name: string; class?: string; kind?: string; in?: string };

/**
 * Stores entities of a customer, those that contain others first.
 * @returns their ids, by name.
 */
export async function storeEntities(
  db: Database,
  customerId: number,
  entities: readonly Placed[],
  firstId = 1,
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  const buildings: Record<string, number | null> = {};
  const floors: Record<string, number | null> = {};
  const rows = entities.map(({ name, class: kind = 'Equipment', in: parent, ...rest }, index) => {
    const id = firstId + index;
    ids[name] = id;
    buildings[name] = kind === 'Building' ? id : parent === undefined ? null : (buildings[parent] ?? null);
    floors[name] = kind === 'Floor' ? id : parent === undefined ? null : (floors[parent] ?? null);
    const isPlace = ['Building', 'Floor', 'Room'].includes(kind);
    return {
      ...{ customer_id: customerId, id, class: kind, name, name_key: keyOf(name), created_at: new Date(0) },
      ...{ parent_id: parent === undefined ? null : ids[parent], kind: rest.kind ?? (isPlace ? 'space' : 'equipment') },
      ...{ building_id: buildings[name], floor_id: floors[name] },
    };
  });
  for (let at = 0; at < rows.length; at += 1_000) await db('entities').insert(rows.slice(at, at + 1_000));
  return ids;
}
