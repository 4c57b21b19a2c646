import { CancellationScope, isCancellation, proxyActivities, setHandler } from '@temporalio/workflow';
import { stateQuery } from '../state.ts';
import type { ReparseActivities, ReparseEnd, ReparseKey } from './types.ts';

/** An attempt without a heartbeat for a minute times out; the next continues from the last written window. */
const { readPayloads, settleHistories } = proxyActivities<ReparseActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '7 days',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/**
 * Reads stored payloads again (INT.16, INT.20). However it ends, the histories it has changed by then are refolded: one
 * from which events were moved has no valid state before that.
 */
export async function reparse(key: ReparseKey): Promise<void> {
  let state = 'reads stored payloads';
  setHandler(stateQuery, () => state);
  const end = await readPayloads(key).then(
    (): ReparseEnd => ({ status: 'COMPLETE', error: null }),
    (error: unknown): ReparseEnd =>
      isCancellation(error)
        ? { status: 'KILLED', error: null }
        : {
            status: 'FAILED',
            error:
              error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error),
          },
  );
  state = `derives histories again, then ends as ${end.status}`;
  await CancellationScope.nonCancellable(() => settleHistories(key, end));
}
