import type { Temporal } from '../../platform/temporal.ts';
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
