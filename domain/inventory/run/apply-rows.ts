import { forCustomer } from '../../../platform/database.ts';
import { recomputeMoved } from '../../asset-management/recompute-activity.ts';
import { lockDirectory } from '../../assets/lock-directory.ts';
import { type InventoryImport, moveImport } from '../inventory-import.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import { analyzeEntities } from './analyze-entities.ts';
import { planRows, writeOutcomes } from './plan-rows.ts';
import { relateRows } from './relate-rows.ts';
import { type ImportCtx, type RunDeps, Superseded } from './run-deps.ts';
import { writeRows } from './write-rows.ts';

/** Rows that one transaction writes. */
const rowsAtOnce = 500;

/**
 * Writes the rows of an import that have no errors, some hundred a transaction, places before what is in them, and then
 * relations. Rows are planned against what exists now, so that a repetition continues where the last attempt ended.
 */
export async function applyRows(deps: RunDeps, ctx: ImportCtx, found: InventoryImport): Promise<void> {
  const { customerId } = found;
  const planned = await forCustomer(deps.db, customerId, async (trx) => {
    const rows = await planRows(trx, found);
    await writeOutcomes(trx, found, rows);
    return rows;
  });
  const writable = planned.filter(({ outcome }) => outcome === 'CREATE' || outcome === 'UPDATE');
  let done = planned.length - writable.length;
  try {
    for (const some of waves(writable)) {
      done += some.length;
      const moved = await forCustomer(deps.db, customerId, async (trx) => {
        await lockDirectory(trx, customerId);
        const ids = await writeRows(trx, ctx, found, some);
        if (!(await moveImport(trx, found, { done }, deps.clock.now()))) throw new Superseded();
        return ids;
      });
      await recomputeMoved({ ...ctx, db: deps.db }, moved);
      deps.onProgress(done);
    }
    await relateRows(deps, ctx, found, writable);
  } catch (error) {
    if (error instanceof Superseded) return;
    throw error;
  }
  await analyzeEntities(deps.db, writable.length);
  await forCustomer(deps.db, customerId, async (trx) => {
    const { rows } = await trx.raw(
      `select count(*) filter (where outcome = 'CREATE')::int as created, count(*) filter (where outcome = 'UPDATE')::int as updated,
         count(*) filter (where outcome = 'SAME')::int as same, count(*) filter (where outcome = 'ERROR')::int as failed
       from inventory_import_rows where customer_id = ? and import_id = ?`,
      [customerId, found.id],
    );
    await moveImport(trx, found, { ...rows[0], done: found.total, status: 'COMPLETE' }, deps.clock.now());
  });
}

/** Splits rows, which are in the order of their kinds, so that places exist before what is in them. */
function* waves(rows: readonly PlannedRow[]): Generator<PlannedRow[]> {
  let wave: PlannedRow[] = [];
  for (const row of rows) {
    const isOther = wave[0]?.node?.item?.kind !== row.node?.item?.kind;
    if (wave.length > 0 && (isOther || wave.length >= rowsAtOnce)) {
      yield wave;
      wave = [];
    }
    wave.push(row);
  }
  if (wave.length > 0) yield wave;
}
