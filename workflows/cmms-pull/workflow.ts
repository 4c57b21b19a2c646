import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { CmmsPullActivities, CmmsPullKey, NightlyResult } from './types.ts';

/** A system that does not answer is asked a few times more; then somebody has to look. */
const { runCmmsPull } = proxyActivities<CmmsPullActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '4 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 3, maximumInterval: '1 minute', maximumAttempts: 4 },
});
const { failCmmsPull, beginNightlyCmmsPulls } = proxyActivities<CmmsPullActivities>({
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Asks a maintenance system for its fields, or for the values of some (CMMS.12). However it ends, its fields are free. */
export async function pullCmms(key: CmmsPullKey): Promise<void> {
  try {
    await runCmmsPull(key);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as Error | undefined) : undefined;
    const reason = cause?.message ?? (error instanceof Error ? error.message : String(error));
    await CancellationScope.nonCancellable(() => failCmmsPull(key, reason));
  }
}

/** The night's pulls: each is a run of its own, so that one system that is away holds up no other. */
export async function syncCmmsValues(): Promise<NightlyResult> {
  return beginNightlyCmmsPulls();
}
