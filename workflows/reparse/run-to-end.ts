import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { reasonOf } from '../reason-of.ts';
import type { ReparseActivities, ReparseEnd, ReparseKey } from './types.ts';

/**
 * Reads a run's payloads and settles what it has changed, however it ends: a history from which events were moved has no
 * valid state before that. Part of a plan.
 * @param onEnd receives the end before histories are derived again
 * @param until when it no longer waits for that, in ms since the epoch
 * @throws never: the run's row has the outcome.
 */
export async function runToEnd(
  { readPayloads, settleHistories }: ReparseActivities,
  key: ReparseKey,
  onEnd: (end: ReparseEnd) => void,
  until?: number,
): Promise<ReparseEnd> {
  const end = await readPayloads(key).then(
    (): ReparseEnd => ({ status: 'COMPLETE', error: null }),
    (error: unknown): ReparseEnd =>
      isCancellation(error) ? { status: 'KILLED', error: null } : { status: 'FAILED', error: reasonOf(error) },
  );
  onEnd(end);
  return (await CancellationScope.nonCancellable(() => settleHistories(key, end, until))) ?? end;
}
