import { forCustomer } from '../../../platform/database.ts';
import { AppError, forbidden } from '../../../platform/errors.ts';
import { exportTexts } from '../../../texts/server/exports.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { findAsker } from '../../identity/find-asker.ts';
import { findImport, type ImportRun, type InventoryImport, moveImport } from '../inventory-import.ts';
import { applyRows } from './apply-rows.ts';
import { planRows, writeOutcomes } from './plan-rows.ts';
import { readRows } from './read-rows.ts';
import type { ImportCtx, RunDeps } from './run-deps.ts';
import { undoRows } from './undo-rows.ts';

/**
 * Runs the phase of an import to its end (AST.10), as who began it. What an earlier attempt has written is found again
 * and not written twice. A file that cannot be read, or a person who may no longer, ends it with the reason; any other
 * error is thrown, for another attempt.
 */
export async function runImport(deps: RunDeps, run: ImportRun): Promise<void> {
  try {
    for (let found = await current(deps, run); found; found = await current(deps, run)) await runPhase(deps, found);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await failImport(deps, run, error.message);
  }
}

const current = async ({ db }: RunDeps, run: ImportRun): Promise<InventoryImport | null> => {
  const found = await forCustomer(db, run.customerId, (trx) => findImport(trx, run));
  const isBusy = ['READING', 'CHECKING', 'APPLYING', 'UNDOING'].includes(found.status);
  return isBusy && found.run === run.run ? found : null;
};

async function runPhase(deps: RunDeps, found: InventoryImport): Promise<void> {
  if (found.status === 'READING') return readRows(deps, found);
  if (found.status === 'CHECKING') return checkRows(deps, found);
  const ctx = await requesterOf(deps, found);
  return found.status === 'APPLYING' ? applyRows(deps, ctx, found) : undoRows(deps, ctx, found);
}

/** The dry run: writes what each row would do, and nothing else. */
const checkRows = ({ db, clock }: RunDeps, found: InventoryImport): Promise<void> =>
  forCustomer(db, found.customerId, async (trx) => {
    const counts = await writeOutcomes(trx, found, await planRows(trx, found));
    await moveImport(trx, found, { ...counts, status: 'CHECKED', done: found.total }, clock.now());
  });

/** @throws AppError FORBIDDEN for who has no access any more. */
async function requesterOf(deps: RunDeps, { customerId, createdBy }: InventoryImport): Promise<ImportCtx> {
  const asker = await findAsker(deps, { userId: createdBy, customerId });
  if (!asker) throw forbidden(exportTexts.noLongerMember);
  return asker;
}

/** Ends the phase of an import with a reason. */
async function failImport({ db, clock }: Pick<RunDeps, 'db' | 'clock'>, run: ImportRun, error: string): Promise<void> {
  await forCustomer(db, run.customerId, (trx) =>
    moveImport(trx, run, { status: 'FAILED', error, file: null }, clock.now()),
  );
}

/** Ends an import that no attempt has brought to its end. */
export const giveUpImport = (deps: Pick<RunDeps, 'db' | 'clock'>, run: ImportRun): Promise<void> =>
  failImport(deps, run, inventoryTexts.failed);
