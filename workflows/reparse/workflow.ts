import { proxyActivities, setHandler } from '@temporalio/workflow';
import { stateQuery } from '../state.ts';
import { runToEnd } from './run-to-end.ts';
import type { ReparseActivities, ReparseKey } from './types.ts';

/** An attempt without a heartbeat for a minute times out; the next continues from the last written window. */
const activities = proxyActivities<ReparseActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '7 days',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Reads stored payloads again (INT.16, INT.20). */
export async function reparse(key: ReparseKey): Promise<void> {
  let state = 'reads stored payloads';
  setHandler(stateQuery, () => state);
  await runToEnd(activities, key, (end) => {
    state = `derives histories again, then ends as ${end.status}`;
  });
}
