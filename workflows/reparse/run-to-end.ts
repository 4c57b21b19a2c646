import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { reasonOf } from '../reason-of.ts';
import type { ReparseActivities, ReparseEnd, ReparseKey } from './types.ts';

/**
 * Reads a run's payloads and settles what it has changed, however it ends: a history from which events were moved has no
 * valid state before that. Part of a plan.
 * @param onEnd receives the end before histories are derived again
 * @throws never: the run's row has the outcome.
 */
export async function runToEnd(
  { readPayloads, settleHistories }: ReparseActivities,
  key: ReparseKey,
  onEnd: (end: ReparseEnd) => void,
): Promise<ReparseEnd> {
  const end = await readPayloads(key).then(
    (): ReparseEnd => ({ status: 'COMPLETE', error: null }),
    (error: unknown): ReparseEnd =>
      isCancellation(error) ? { status: 'KILLED', error: null } : { status: 'FAILED', error: reasonOf(error) },
  );
  onEnd(end);
  await CancellationScope.nonCancellable(() => settleHistories(key, end));
  return end;
}
