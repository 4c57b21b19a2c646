import type { Temporal } from '../../platform/temporal.ts';
import { defineUnfinished } from '../unfinished.ts';
import type { InventoryImportRun } from './types.ts';
import type { inventoryImport } from './workflow.ts';

/** Starts the workflow of a phase; joins one that already runs. */
export async function startInventoryImport(
  temporal: Pick<Temporal, 'client' | 'taskQueue'>,
  { customerId, id, run }: InventoryImportRun,
): Promise<void> {
  await temporal.client.workflow.start<typeof inventoryImport>('inventoryImport', {
    args: [{ customerId, id, run }],
    workflowId: `${temporal.taskQueue}/inventory-import/${customerId}/${id}/${run}`,
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}

export const unfinished = defineUnfinished({
  find: (db, before) =>
    db('inventory_imports')
      .whereIn('status', ['READING', 'CHECKING', 'APPLYING', 'UNDOING'])
      .where('updated_at', '<', before)
      .select<InventoryImportRun[]>('customer_id as customerId', 'id', 'run'),
  start: startInventoryImport,
});
