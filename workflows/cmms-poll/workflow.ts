import { proxyActivities, setHandler } from '@temporalio/workflow';
import type { PollResult } from '../../domain/cmms-sync/poll-system.ts';
import { stateQuery } from '../state.ts';
import type { PollActivities, PollKey } from './types.ts';

/** The next run catches up after a failed one. */
const { pollMaintenanceSystem } = proxyActivities<PollActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '1 hour',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '1 minute', maximumAttempts: 5 },
});

/** Reads the changes of orders from one maintenance system (CMMS.11). */
export async function cmmsPoll(key: PollKey): Promise<PollResult> {
  setHandler(stateQuery, () => `reads the orders of maintenance system ${key.systemId}`);
  return pollMaintenanceSystem(key);
}
