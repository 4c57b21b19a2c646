import { proxyActivities } from '@temporalio/workflow';
import type { BulkActivities, BulkKey } from './types.ts';

const { runBulkJob } = proxyActivities<BulkActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** A call about more than a hundred alarms (SYS.4). */
export async function bulk(key: BulkKey): Promise<void> {
  await runBulkJob(key);
}
