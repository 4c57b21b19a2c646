import { findUnfinishedWork } from '../../domain/unfinished-work.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { startBulkJob } from '../bulk/client.ts';
import { startCmmsPull } from '../cmms-pull/client.ts';
import { resumeReparse } from '../reparse/client.ts';
import type { ResumeActivities } from './types.ts';

/** Whoever is asked for a job starts it within this time, or will not. */
const startedWithinMs = 60_000;

export function createActivities(deps: {
  db: Database;
  clock: Clock;
  temporal: Pick<Temporal, 'client' | 'taskQueue'>;
}): ResumeActivities {
  const { db, clock, temporal } = deps;
  return {
    async resumeUnfinishedWork() {
      const { bulkJobs, reparses, cmmsPulls } = await findUnfinishedWork(
        db,
        new Date(clock.now().getTime() - startedWithinMs),
      );
      for (const key of bulkJobs) await startBulkJob(temporal, key);
      for (const key of reparses) await resumeReparse(temporal, key);
      for (const key of cmmsPulls) await startCmmsPull(temporal, key);
      return { found: bulkJobs.length + reparses.length + cmmsPulls.length };
    },
  };
}
