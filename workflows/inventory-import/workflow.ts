import { proxyActivities, setHandler } from '@temporalio/workflow';
import { stateQuery } from '../state.ts';
import type { InventoryImportActivities, InventoryImportRun } from './types.ts';

/** A worker that has died is noticed within a minute: large files are planned in one go. */
const { runInventoryImport } = proxyActivities<InventoryImportActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '2 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute', maximumAttempts: 10 },
});
const { giveUpInventoryImport } = proxyActivities<InventoryImportActivities>({ startToCloseTimeout: '1 minute' });

/** Reads, checks, writes or undoes an inventory (AST.10): one phase. */
export async function inventoryImport(run: InventoryImportRun): Promise<void> {
  let state = 'runs a phase of the import';
  setHandler(stateQuery, () => state);
  try {
    await runInventoryImport(run);
  } catch (error) {
    state = 'records that it could not be completed';
    await giveUpInventoryImport(run);
    throw error;
  }
}
