import {
  condition,
  continueAsNew,
  defineSignal,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { SyncOutcome } from '../../domain/cmms-sync/attempt-ticket.ts';
import { stateQuery } from '../state.ts';
import type { SyncActivities, SyncInput } from './types.ts';

/** The ticket has changed, or somebody wants it tried again. */
export const lookAgain = defineSignal('lookAgain');

/** What fails here are engines of ours; the maintenance system's failures are outcomes. */
const { attemptTicket, failTicket } = proxyLocalActivities<SyncActivities>({
  startToCloseTimeout: '30 minutes',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});

const minuteMs = 60_000;
/** Ends a plan's task, so that it hears what was asked for during its attempt. */
const momentMs = 100;
/** A system that throttles for longer than these waits has failed. */
const waitsMax = 30;

/**
 * Brings one ticket to its maintenance system: at once, then after the minutes of CMMS.8, then it has failed. What is asked
 * for meanwhile begins anew. Attempts are part of the plan's own task: most tickets are there after one, and Temporal hears of
 * them once.
 */
export async function syncTicket(input: SyncInput): Promise<void> {
  const { key, attemptMinutes } = input;
  let isAsked = true;
  setHandler(lookAgain, () => {
    isAsked = true;
  });
  let attempts = 0;
  let waits = 0;
  let state = 'brings the ticket to its maintenance system';
  setHandler(stateQuery, () => state);
  for (;;) {
    if (isAsked) attempts = waits = 0;
    isAsked = false;
    const outcome = await attemptTicket(key);
    if (outcome.kind === 'failed') attempts += 1;
    if (outcome.kind === 'throttled') waits += 1;
    const pauseMs = pauseAfter(outcome, { attempts, waits, attemptMinutes });
    if (pauseMs !== null) {
      state = `waits for ${Math.round(pauseMs / 1_000)} s after attempt ${attempts}: ${outcome.kind}`;
      await condition(() => isAsked, pauseMs);
      if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof syncTicket>(input);
      continue;
    }
    if ('words' in outcome) {
      await condition(() => isAsked, momentMs);
      if (!isAsked) await failTicket(key, outcome.words);
    }
    if (!isAsked) return;
  }
}

/** How long until the next attempt; null: there is none. */
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
      // being asked to wait is no attempt
      return waits > waitsMax ? null : outcome.waitMs + 1_000;
    case 'failed': {
      const next = attemptMinutes[attempts];
      if (outcome.isFinal || next === undefined) return null;
      return (next - (attemptMinutes[attempts - 1] ?? 0)) * minuteMs;
    }
  }
}
