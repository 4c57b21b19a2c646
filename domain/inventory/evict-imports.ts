import type { Database } from '../../platform/database.ts';
import { inventoryUndoDays } from '../constants.ts';

const dayMs = 86_400_000;

/** Deletes imports that can no longer be undone, with their rows, some at a time. @returns how many. */
export async function evictImports(db: Database, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.raw(
    `delete from inventory_imports i using (
       select customer_id, id from inventory_imports
       where updated_at < ? and status not in ('READING', 'CHECKING', 'APPLYING', 'UNDOING') order by updated_at limit ?) old
     where i.customer_id = old.customer_id and i.id = old.id`,
    [new Date(now.getTime() - inventoryUndoDays * dayMs), limit],
  );
  return rowCount;
}
