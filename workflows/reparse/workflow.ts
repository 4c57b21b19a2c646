import { CancellationScope, isCancellation, proxyActivities, setHandler } from '@temporalio/workflow';
import { stateQuery } from '../state.ts';
import type { ReparseActivities, ReparseEnd, ReparseKey } from './types.ts';

/** An attempt that is not heard of for a minute is given up and the next goes on from the last window that was written. */
const { readPayloads, settleHistories } = proxyActivities<ReparseActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '7 days',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/**
 * Reads stored payloads again (INT.16, INT.20). However it ends, what it has moved by then is settled: a history half of
 * which belongs elsewhere has no state of its own until it is derived again.
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
