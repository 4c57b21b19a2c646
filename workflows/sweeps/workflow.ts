import { type ActivityOptions, scheduleActivity, setHandler } from '@temporalio/workflow';
import { stateQuery } from '../state.ts';
import type { SweepInput, SweepPlan, SweepResult } from './types.ts';

/** Attempts without a heartbeat for a minute time out. A sweep that retries cannot repair fails visibly. */
const plans: Record<SweepPlan, ActivityOptions> = {
  long: {
    heartbeatTimeout: '1 minute',
    scheduleToCloseTimeout: '6 hours',
    retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
  },
  brief: {
    heartbeatTimeout: '1 minute',
    scheduleToCloseTimeout: '10 minutes',
    retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
  },
};

/** Runs one sweep, whose activity has its name. */
export async function sweep({ name, plan }: SweepInput): Promise<SweepResult> {
  setHandler(stateQuery, () => `runs ${name}`);
  return scheduleActivity<SweepResult>(name, [], plans[plan]);
}
