import { type ActivityOptions, scheduleActivity, setHandler } from '@temporalio/workflow';
import { stateQuery } from '../state.ts';
import type { SweepInput, SweepPlan, SweepResult } from './types.ts';

/** An attempt that is not heard of for a minute is given up. What cannot be mended by trying again fails, so that it is seen. */
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

/** Runs one sweep: its activity bears its name. */
export async function sweep({ name, plan }: SweepInput): Promise<SweepResult> {
  setHandler(stateQuery, () => `runs ${name}`);
  return scheduleActivity<SweepResult>(name, [], plans[plan]);
}
