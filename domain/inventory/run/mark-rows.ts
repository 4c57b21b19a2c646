import { customerRows } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import type { InventoryImport } from '../inventory-import.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import type { Change } from './change.ts';

/** Records what rows have written, for their undo. */
export async function markWritten(
  trx: Transaction,
  { customerId, id }: InventoryImport,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  // what an earlier attempt has written is what undo goes back from
  await trx.raw(
    `update inventory_import_rows r
     set is_applied = true, entity_id = n.entity_id, before = coalesce(r.before, n.before::jsonb),
       after = coalesce(r.after, '{}') || n.after::jsonb
     from ${customerRows(
       'unnest(:rows::int[], :entities::bigint[], :befores::text[], :afters::text[]) as n (row, entity_id, before, after)',
       ':customerId',
     )}
     where r.customer_id = n.customer_id and r.import_id = :id and r.row = n.row`,
    {
      ...{
        customerId,
        id,
        rows: pgArray(
          'int',
          changes.map(({ item }) => item.row),
        ),
      },
      entities: pgArray(
        'bigint',
        changes.map(({ node }) => node.entity?.id ?? null),
      ),
      befores: pgArray(
        'text',
        changes.map(({ before }) => before && JSON.stringify(before)),
      ),
      afters: pgArray(
        'text',
        changes.map(({ after }) => JSON.stringify(after)),
      ),
    },
  );
}

/** Records rows whose entity or place has changed since they were planned. */
export const markLost = (
  trx: Transaction,
  { customerId, id }: InventoryImport,
  rows: readonly PlannedRow[],
): Promise<unknown> =>
  trx('inventory_import_rows')
    .where({ customer_id: customerId, import_id: id })
    .whereIn(
      'row',
      rows.map(({ row }) => row),
    )
    .update({ outcome: 'ERROR', reason: inventoryTexts.row.changedMeanwhile, column_name: null });
