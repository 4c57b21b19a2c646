import { WorkflowNotFoundError } from '@temporalio/client';
import type { Temporal } from '../../platform/temporal.ts';
import type { ReparseKey } from './types.ts';
import type { reparse } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

const idOf = (temporal: Port, { customerId, id }: ReparseKey): string =>
  `${temporal.taskQueue}/reparse/${customerId}/${id}`;

/**
 * Starts a run, or goes on with one that was killed or has failed. Called for a run that is at no work: what may still be
 * there of the workflow before is past its last step, and joining it would leave the run to nobody.
 */
export async function startReparse(temporal: Port, key: ReparseKey): Promise<void> {
  await start(temporal, key, 'TERMINATE_EXISTING');
}

/** Sees to it that a run is at work: starts it unless it is. */
export async function resumeReparse(temporal: Port, key: ReparseKey): Promise<void> {
  await start(temporal, key, 'USE_EXISTING');
}

const start = (temporal: Port, key: ReparseKey, conflict: 'TERMINATE_EXISTING' | 'USE_EXISTING'): Promise<unknown> =>
  temporal.client.workflow.start<typeof reparse>('reparse', {
    args: [key],
    workflowId: idOf(temporal, key),
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: conflict,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
  });

/** Tells a run to stop behind the window it is at. One that is over stays as it is. */
export async function killReparse(temporal: Port, key: ReparseKey): Promise<void> {
  try {
    await temporal.client.workflow.getHandle(idOf(temporal, key)).cancel();
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
