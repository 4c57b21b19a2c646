import type { Transaction } from '../../../platform/database.ts';
import type { InventoryImport } from '../inventory-import.ts';
import { type Change, idOf } from './change.ts';
import type { ImportCtx } from './run-deps.ts';

/** Sets fields of the maintenance system that rows have values of, and keeps in `before` what they had. */
export async function writeCmms(
  trx: Transaction,
  ctx: ImportCtx,
  { customerId }: InventoryImport,
  changes: readonly Change[],
): Promise<void> {
  const given = changes.filter(({ item }) => item.cmms.size > 0);
  if (given.length === 0) return;
  const target = { customer_id: customerId, target_type: 'ENTITY' };
  const stored = await trx('cmms_configs')
    .where(target)
    .whereIn(
      'target_id',
      given.map(({ node }) => idOf(node)),
    )
    .select('target_id', 'field_id', 'value');
  const known = new Map(stored.map(({ target_id, field_id, value }) => [`${target_id}/${field_id}`, value as string]));
  const rows = given.flatMap((change) =>
    [...change.item.cmms].flatMap(([field_id, value]) => {
      const had = known.get(`${idOf(change.node)}/${field_id}`) ?? null;
      if (had === value) return [];
      change.before = { ...change.before, cmms: { ...change.before?.cmms, [field_id]: had } };
      change.after.cmms = { ...change.after.cmms, [field_id]: value };
      return [
        {
          ...target,
          target_id: idOf(change.node),
          field_id,
          value,
          modified_by: ctx.person.id,
          modified_at: ctx.clock.now(),
        },
      ];
    }),
  );
  if (rows.length > 0)
    await trx('cmms_configs')
      .insert(rows)
      .onConflict(['customer_id', 'target_type', 'target_id', 'field_id'])
      .merge(['value', 'modified_by', 'modified_at']);
}
