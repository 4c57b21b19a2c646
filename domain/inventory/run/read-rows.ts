import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { readSystemFields } from '../../cmms/field-rows.ts';
import { guessMapping, isModel } from '../columns.ts';
import { type FileRow, tableLimits } from '../files/inventory-table.ts';
import { readInventoryFile } from '../files/read-inventory-file.ts';
import { findImport, type ImportRun, moveImport } from '../inventory-import.ts';
import type { RunDeps } from './run-deps.ts';

/**
 * Reads the file of an import into rows, and guesses what its columns are: from the beginning, whatever an earlier
 * attempt has stored. The file is not kept longer.
 * @throws AppError INVALID for a file that cannot be read.
 */
export async function readRows(deps: RunDeps, run: ImportRun): Promise<void> {
  const { customerId, id } = run;
  await forCustomer(deps.db, customerId, async (trx) => {
    const found = await findImport(trx, run, { lock: true });
    const stored = await trx('inventory_imports').where({ customer_id: customerId, id }).first('file');
    if (!stored?.file) throw notFound(inventoryTexts.notFound);
    const table = await readInventoryFile(found.type, stored.file);
    await trx('inventory_import_rows').where({ customer_id: customerId, import_id: id }).delete();
    let total = 0;
    for await (const batch of table.rows) {
      total += batch.length;
      if (total > tableLimits.rows) throw invalid(inventoryTexts.tooManyRows(tableLimits.rows));
      await insertRows(trx, run, batch);
      deps.onProgress(total);
    }
    const fields =
      found.externalSystemId === null ? [] : await readSystemFields(trx, customerId, found.externalSystemId);
    const mapping = isModel(found.type) ? table.columns : guessMapping(found.type, table.columns, fields);
    await moveImport(
      trx,
      run,
      {
        ...{ status: 'CHECKING', file: null, total, done: 0, encoding: table.encoding, left_out: table.leftOut },
        ...{ columns: JSON.stringify(table.columns), mapping: JSON.stringify(mapping) },
      },
      deps.clock.now(),
    );
  });
}

/** Rows of one statement: a model is one batch. */
const insertedAtOnce = 2_000;

async function insertRows(trx: Transaction, { customerId, id }: ImportRun, rows: readonly FileRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += insertedAtOnce)
    await trx('inventory_import_rows').insert(
      rows.slice(at, at + insertedAtOnce).map(({ row, cells, problem }) => ({
        ...{ customer_id: customerId, import_id: id, row, cells: JSON.stringify(cells), problem: problem ?? null },
      })),
    );
}
