import { proxyActivities } from '@temporalio/workflow';
import type { ResumeActivities, ResumeResult } from './types.ts';

/** The next minute's run makes up for one that did not come through. */
const { resumeUnfinishedWork } = proxyActivities<ResumeActivities>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/** Sees to it that jobs and reparses are at work: whoever was asked for one may have died before it was started. */
export async function resumeWork(): Promise<ResumeResult> {
  return resumeUnfinishedWork();
}
