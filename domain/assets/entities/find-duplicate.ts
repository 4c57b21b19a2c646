import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';

interface Sought {
  class: string;
  /** Keys of its name and aliases (`keyOf`). */
  keys: readonly string[];
  /** The building that it is in; null: none. */
  buildingId: number | null;
  /** The one that is no duplicate of itself. */
  exceptId?: number | null;
}

/** Finds an entity of the same class and building with one of the names, or with it as an alias (AST.9). */
export async function findDuplicate(
  trx: Transaction,
  customerId: number,
  { class: sought, keys, buildingId, exceptId = null }: Sought,
): Promise<{ id: number; name: string } | null> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number; name: string }> }>(
    `select e.id, e.name from entities e
     where e.customer_id = :customerId and e.deleted_at is null and e.class = :sought
       and (e.class = 'Building' or coalesce(e.building_id, 0) = coalesce(:buildingId::bigint, 0))
       and e.id is distinct from :exceptId::bigint
       and (e.name_key = any(:keys::text[]) or exists (select from entity_aliases a
         where a.customer_id = e.customer_id and a.entity_id = e.id and a.alias_key = any(:keys::text[])))
     order by e.id limit 1`,
    { customerId, sought, keys: pgArray('text', keys), buildingId, exceptId },
  );
  return rows[0] ?? null;
}
