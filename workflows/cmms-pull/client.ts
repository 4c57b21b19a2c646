import type { Temporal } from '../../platform/temporal.ts';
import { defineUnfinished, rowsIn } from '../unfinished.ts';
import type { CmmsPullKey } from './types.ts';
import type { pullCmms } from './workflow.ts';

/** Starts a pull's workflow; joins one that already runs. */
export async function startCmmsPull(temporal: Pick<Temporal, 'client' | 'taskQueue'>, key: CmmsPullKey): Promise<void> {
  await temporal.client.workflow.start<typeof pullCmms>('pullCmms', {
    args: [key],
    workflowId: `${temporal.taskQueue}/cmms-pull/${key.customerId}/${key.id}`,
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}

export const unfinished = defineUnfinished({ find: rowsIn('cmms_pulls', 'IN_PROGRESS'), start: startCmmsPull });
