import { proxyActivities } from '@temporalio/workflow';
import type { PollResult } from '../../domain/cmms/sync/poll-system.ts';
import type { KeepResult, PollActivities, PollKey } from './types.ts';

/** The next run makes up for one that did not come through. */
const { pollMaintenanceSystem } = proxyActivities<PollActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '1 hour',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '1 minute', maximumAttempts: 5 },
});

const { keepMaintenanceSystems } = proxyActivities<PollActivities>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/** Hears from one maintenance system what has become of its orders (CMMS.11). */
export async function cmmsPoll(key: PollKey): Promise<PollResult> {
  return pollMaintenanceSystem(key);
}

/** Sees to it that every maintenance system is polled and every ticket on its way to one is at work. */
export async function keepCmms(): Promise<KeepResult> {
  return keepMaintenanceSystems();
}
