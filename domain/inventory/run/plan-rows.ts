import { customerRows } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { readClassFinder } from '../../assets/classes/classes.ts';
import type { InventoryImport } from '../inventory-import.ts';
import { readItem } from '../plan/item.ts';
import { planImport } from '../plan/plan-import.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import { readKnown } from '../plan/read-known.ts';

/** Plans all rows of an import against what exists now. */
export async function planRows(trx: Transaction, found: InventoryImport): Promise<PlannedRow[]> {
  const { customerId, id, type, mapping } = found;
  const { rows } = await trx.raw<{ rows: Array<{ row: number; cells: string[]; problem: string | null }> }>(
    `select row, cells, problem from inventory_import_rows where customer_id = ? and import_id = ? order by row`,
    [customerId, id],
  );
  const findClass = await readClassFinder(trx, customerId);
  const items = rows.map((row) => readItem(row, { type, mapping, findClass }));
  return planImport(items, await readKnown(trx, found, items));
}

/** Rows whose outcomes are written by one statement. */
const writtenAtOnce = 5_000;

/** Writes what rows will do: the dry run. @returns how many of each. */
export async function writeOutcomes(
  trx: Transaction,
  { customerId, id }: InventoryImport,
  planned: readonly PlannedRow[],
): Promise<{ created: number; updated: number; same: number; failed: number }> {
  const counts = { CREATE: 0, UPDATE: 0, SAME: 0, ERROR: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  for (let at = 0; at < planned.length; at += writtenAtOnce) {
    const some = planned.slice(at, at + writtenAtOnce);
    await trx.raw(
      `update inventory_import_rows r
       set outcome = n.outcome, column_name = n.column_name, reason = n.reason, entity_id = n.entity_id,
         warnings = coalesce((select array_agg(w) from jsonb_array_elements_text(n.warnings::jsonb) w), '{}')
       from ${customerRows(
         `unnest(:rows::int[], :outcomes::text[], :columns::text[], :reasons::text[], :entities::bigint[],
           :warnings::text[]) as n (row, outcome, column_name, reason, entity_id, warnings)`,
         ':customerId',
       )}
       where r.customer_id = n.customer_id and r.import_id = :id and r.row = n.row and not r.is_applied`,
      {
        ...{ customerId, id },
        rows: pgArray(
          'int',
          some.map(({ row }) => row),
        ),
        outcomes: pgArray(
          'text',
          some.map(({ outcome }) => outcome),
        ),
        columns: pgArray(
          'text',
          some.map(({ column }) => column),
        ),
        reasons: pgArray(
          'text',
          some.map(({ reason }) => reason),
        ),
        entities: pgArray(
          'bigint',
          some.map(({ node }) => node?.entity?.id ?? null),
        ),
        warnings: pgArray(
          'text',
          some.map(({ warnings }) => JSON.stringify(warnings)),
        ),
      },
    );
  }
  return { created: counts.CREATE, updated: counts.UPDATE, same: counts.SAME, failed: counts.ERROR };
}
