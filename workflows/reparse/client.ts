import type { Temporal } from '../../platform/temporal.ts';
import { cancelWorkflow } from '../cancel-workflow.ts';
import { defineUnfinished, rowsIn } from '../unfinished.ts';
import type { ReparseKey } from './types.ts';
import type { reparse } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

const idOf = (temporal: Port, { customerId, id }: ReparseKey): string =>
  `${temporal.taskQueue}/reparse/${customerId}/${id}`;

/**
 * Starts a run, or continues one that was killed or has failed. Called for a run that is not working: a previous
 * workflow that still exists is past its last step, and joining it would leave the run without a worker.
 */
export async function startReparse(temporal: Port, key: ReparseKey): Promise<void> {
  await start(temporal, key, 'TERMINATE_EXISTING');
}

/** Starts a run unless it is working. */
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

/** Cancels a run: it stops after its current window. Does nothing if it has ended. */
export async function killReparse(temporal: Port, key: ReparseKey): Promise<void> {
  await cancelWorkflow(temporal, idOf(temporal, key));
}

/** Replays are run by the queue of commands. */
export const unfinished = defineUnfinished({
  find: (db, before) => rowsIn('reparses', 'IN_PROGRESS', 'SETTLING')(db, before).where('kind', 'REPARSE'),
  start: resumeReparse,
});
