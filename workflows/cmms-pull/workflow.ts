import { CancellationScope, proxyActivities, setHandler } from '@temporalio/workflow';
import { reasonOf } from '../reason-of.ts';
import { stateQuery } from '../state.ts';
import type { CmmsPullActivities, CmmsPullKey } from './types.ts';

/** A system that does not answer is retried a few times; then a person has to look. */
const { runCmmsPull } = proxyActivities<CmmsPullActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '4 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 3, maximumInterval: '1 minute', maximumAttempts: 4 },
});
const { failCmmsPull } = proxyActivities<CmmsPullActivities>({
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Pulls a maintenance system's fields, or the values of some (CMMS.12); however it ends, it releases its fields. */
export async function pullCmms(key: CmmsPullKey): Promise<void> {
  let state = 'asks the maintenance system';
  setHandler(stateQuery, () => state);
  try {
    await runCmmsPull(key);
  } catch (error) {
    const reason = reasonOf(error);
    state = `has failed: ${reason}`;
    await CancellationScope.nonCancellable(() => failCmmsPull(key, reason));
  }
}
