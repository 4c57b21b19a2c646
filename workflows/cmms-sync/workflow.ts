import { condition, continueAsNew, proxyLocalActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import type { SyncOutcome } from '../../domain/cmms-sync/attempt-ticket.ts';
import { lookAgain } from '../look-again.ts';
import { stateQuery } from '../state.ts';
import type { SyncActivities, SyncInput } from './types.ts';

/** Only failures of our own engines are retried here; those of the maintenance system are outcomes. */
const { attemptTicket, failTicket } = proxyLocalActivities<SyncActivities>({
  startToCloseTimeout: '30 minutes',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});

const minuteMs = 60_000;
/** Ends a workflow task, so that signals sent during its attempt are received. */
const momentMs = 100;
/** Maximum number of throttled waits; then the sync has failed. */
const waitsMax = 30;

/**
 * Syncs one ticket to its maintenance system: at once, then after the minutes of CMMS.8, then it has failed. A request
 * in between starts over. Attempts are local activities: most tickets need one attempt, and so a single report to
 * Temporal.
 */
export async function syncTicket(input: SyncInput): Promise<void> {
  const { key, attemptMinutes } = input;
  let isRequested = true;
  setHandler(lookAgain, () => {
    isRequested = true;
  });
  let attempts = 0;
  let waits = 0;
  let state = 'brings the ticket to its maintenance system';
  setHandler(stateQuery, () => state);
  for (;;) {
    if (isRequested) attempts = waits = 0;
    isRequested = false;
    const outcome = await attemptTicket(key);
    if (outcome.kind === 'failed') attempts += 1;
    if (outcome.kind === 'throttled') waits += 1;
    const pauseMs = pauseAfter(outcome, { attempts, waits, attemptMinutes });
    if (pauseMs !== null) {
      state = `waits for ${Math.round(pauseMs / 1_000)} s after attempt ${attempts}: ${outcome.kind}`;
      await condition(() => isRequested, pauseMs);
      if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof syncTicket>(input);
      continue;
    }
    if ('words' in outcome) {
      await condition(() => isRequested, momentMs);
      if (!isRequested) await failTicket(key, outcome.words);
    }
    if (!isRequested) return;
  }
}

/** Returns the milliseconds until the next attempt; null if there is none. */
function pauseAfter(
  outcome: SyncOutcome,
  { attempts, waits, attemptMinutes }: { attempts: number; waits: number; attemptMinutes: readonly number[] },
): number | null {
  switch (outcome.kind) {
    case 'done':
    case 'idle':
      return null;
    case 'crowded':
      return outcome.waitMs;
    case 'throttled':
      // a throttled call does not count as an attempt
      return waits > waitsMax ? null : outcome.waitMs + 1_000;
    case 'failed': {
      const next = attemptMinutes[attempts];
      if (outcome.isFinal || next === undefined) return null;
      return (next - (attemptMinutes[attempts - 1] ?? 0)) * minuteMs;
    }
  }
}
