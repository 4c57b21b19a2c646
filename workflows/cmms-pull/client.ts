import type { Temporal } from '../../platform/temporal.ts';
import { cancelWorkflow } from '../cancel-workflow.ts';
import { defineUnfinished, rowsIn } from '../unfinished.ts';
import type { CmmsPullKey } from './types.ts';
import type { pullCmms } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

const idOf = (temporal: Port, { customerId, id }: CmmsPullKey): string =>
  `${temporal.taskQueue}/cmms-pull/${customerId}/${id}`;

/** Starts a pull's workflow; joins one that already runs. */
export async function startCmmsPull(temporal: Port, key: CmmsPullKey): Promise<void> {
  await temporal.client.workflow.start<typeof pullCmms>('pullCmms', {
    args: [key],
    workflowId: idOf(temporal, key),
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}

/** Cancels a pull that has been ended: what it reads from then on is not stored. Does nothing if nothing runs it. */
export async function killCmmsPull(temporal: Port, key: CmmsPullKey): Promise<void> {
  await cancelWorkflow(temporal, idOf(temporal, key));
}

export const unfinished = defineUnfinished({ find: rowsIn('cmms_pulls', 'IN_PROGRESS'), start: startCmmsPull });
