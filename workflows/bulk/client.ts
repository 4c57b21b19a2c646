import type { Temporal } from '../../platform/temporal.ts';
import { defineUnfinished, rowsIn } from '../unfinished.ts';
import type { BulkKey } from './types.ts';
import type { bulk } from './workflow.ts';

/** Starts a job's workflow; joins one that already runs. */
export async function startBulkJob(temporal: Pick<Temporal, 'client' | 'taskQueue'>, key: BulkKey): Promise<void> {
  await temporal.client.workflow.start<typeof bulk>('bulk', {
    args: [key],
    workflowId: `${temporal.taskQueue}/bulk/${key.customerId}/${key.id}`,
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}

export const unfinished = defineUnfinished({ find: rowsIn('bulk_jobs', 'IN_PROGRESS'), start: startBulkJob });
