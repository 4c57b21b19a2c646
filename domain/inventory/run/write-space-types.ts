import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { recomputeEntities } from '../../assets/entities/recompute-entities.ts';
import { keyOf } from '../../assets/similarity.ts';
import type { InventoryImport } from '../inventory-import.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import type { ImportCtx } from './run-deps.ts';

/** Adds space types that rows are, or name. @returns ids of all by the keys of their names. */
export async function writeSpaceTypes(
  trx: Transaction,
  ctx: ImportCtx,
  found: InventoryImport,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<string, string>> {
  const customer_id = found.customerId;
  const known = new Map<string, string>();
  const items = rows.flatMap(({ node }) => node?.item ?? []);
  const named = items.flatMap(({ spaceType }) => (spaceType === null ? [] : [spaceType]));
  const own = items.filter(({ kind }) => kind === 'space-type');
  if (named.length === 0 && own.length === 0) return known;
  const byKey = new Map([...named, ...own.map(({ name }) => name)].map((name) => [keyOf(name), name]));
  const stamp = { created_by: ctx.person.id, created_at: ctx.clock.now() };
  const made = await trx('space_types')
    .insert([...byKey].map(([name_key, name]) => ({ customer_id, name, name_key, criticality: null, ...stamp })))
    .onConflict(['customer_id', 'name_key'])
    .ignore()
    .returning(['id', 'name_key']);
  const stored = await trx('space_types')
    .where({ customer_id })
    .whereIn('name_key', [...byKey.keys()])
    .select('*');
  for (const { id, name_key } of stored) known.set(name_key, id);
  const ownKeys = new Set(own.map(({ name }) => keyOf(name)));
  const implied = made.filter(({ name_key }) => !ownKeys.has(name_key)).map(({ id }) => id);
  if (implied.length > 0)
    await trx.raw(
      `update inventory_imports set made_space_types = made_space_types || ?::uuid[] where customer_id = ? and id = ?`,
      [pgArray('uuid', implied), customer_id, found.id],
    );
  for (const { name, criticality, row } of own) {
    const before = stored.find(({ name_key }) => name_key === keyOf(name));
    if (!before) continue;
    await trx('space_types')
      .where({ customer_id, id: before.id })
      .update({ name, criticality: criticality ?? before.criticality });
    const after = { spaceType: { id: before.id, criticality: criticality ?? before.criticality } };
    await trx('inventory_import_rows')
      .where({ customer_id, import_id: found.id, row })
      .update({
        before: JSON.stringify({ spaceType: { id: before.id, criticality: before.criticality } }),
        after: JSON.stringify(after),
      });
    if (after.spaceType.criticality !== before.criticality) {
      const spaces = await trx('entities')
        .where({ customer_id, space_type_id: before.id, deleted_at: null })
        .select('id');
      await recomputeEntities(
        trx,
        ctx,
        spaces.map(({ id }) => Number(id)),
      );
    }
  }
  return known;
}
