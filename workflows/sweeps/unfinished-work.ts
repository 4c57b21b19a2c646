import { findUnfinishedWork } from '../../domain/unfinished-work.ts';
import { startBulkJob } from '../bulk/client.ts';
import { startCmmsPull } from '../cmms-pull/client.ts';
import { resumeReparse } from '../reparse/client.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Whoever is asked for a job starts it within this time, or will not. */
const startedWithinMs = 60_000;

/**
 * Sees to it that jobs, reparses and pulls are at work: whoever was asked for one may have died before it was started. Those
 * that are were left alone.
 */
export const unfinishedWork = defineSweep({
  name: 'unfinished-work',
  spec: everySeconds(60),
  plan: 'brief',
  async run({ db, clock, temporal }) {
    const before = new Date(clock.now().getTime() - startedWithinMs);
    const { bulkJobs, reparses, cmmsPulls } = await findUnfinishedWork(db, before);
    for (const key of bulkJobs) await startBulkJob(temporal, key);
    for (const key of reparses) await resumeReparse(temporal, key);
    for (const key of cmmsPulls) await startCmmsPull(temporal, key);
    return { found: bulkJobs.length + reparses.length + cmmsPulls.length };
  },
});
