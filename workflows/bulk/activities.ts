import { runNextOfBulkJob } from '../../domain/bulk/run-bulk-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { reportProgress } from '../report-progress.ts';
import type { BulkActivities } from './types.ts';

/** A job that has ended, also by another attempt, has nothing left to do. */
export function createActivities(deps: { db: Database; clock: Clock }): BulkActivities {
  return {
    async runBulkJob(key) {
      for (;;) {
        const job = await runNextOfBulkJob(deps, key);
        if (job?.status !== 'IN_PROGRESS') return;
        reportProgress({ done: job.done });
      }
    },
  };
}
