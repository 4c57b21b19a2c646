import { proxyActivities, setHandler } from '@temporalio/workflow';
import { stateQuery } from '../state.ts';
import type { BulkActivities, BulkKey } from './types.ts';

const { runBulkJob } = proxyActivities<BulkActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Applies a call to more than a hundred alarms (SYS.4). */
export async function bulk(key: BulkKey): Promise<void> {
  setHandler(stateQuery, () => 'applies the call, chunk by chunk');
  await runBulkJob(key);
}
