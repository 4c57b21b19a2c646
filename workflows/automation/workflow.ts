import { condition, continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import { lookAgain } from '../look-again.ts';
import { stateQuery } from '../state.ts';
import type { RuleActivities, RuleKey } from './types.ts';

const { fireRule } = proxyActivities<RuleActivities>({
  startToCloseTimeout: '10 minutes',
  // a worker that has died is noticed after this time: what waits is due to the second
  heartbeatTimeout: '5 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});

/** Shortest sleep: all that is due within it is done in one look. */
const leastPauseMs = 1_000;
/** A look costs about ten events: the history stays far below 10,000. */
const looksMost = 200;

/** Does what waits in one automation rule, each at its time (AUTO.21): one workflow a rule, while anything waits in it. */
export async function ruleTimers(key: RuleKey): Promise<void> {
  let isSignalled = false;
  setHandler(lookAgain, () => {
    isSignalled = true;
  });
  let state = 'does what is due';
  setHandler(stateQuery, () => state);
  for (let looks = 1; ; looks += 1) {
    isSignalled = false;
    state = 'does what is due';
    const nextMs = await fireRule(key);
    if (!isSignalled) {
      if (nextMs === null) return;
      state = `waits for ${Math.round(nextMs / 1_000)} s`;
      await condition(() => isSignalled, Math.max(leastPauseMs, nextMs));
    }
    if (looks >= looksMost || workflowInfo().continueAsNewSuggested) await continueAsNew<typeof ruleTimers>(key);
  }
}
