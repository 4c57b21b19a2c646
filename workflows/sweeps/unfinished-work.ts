import { findUnfinishedWork } from '../../domain/unfinished-work.ts';
import { startBulkJob } from '../bulk/client.ts';
import { startCmmsPull } from '../cmms-pull/client.ts';
import { startCommands } from '../commands/client.ts';
import { startInventoryImport } from '../inventory-import/client.ts';
import { resumeReparse } from '../reparse/client.ts';
import { startReportExport } from '../report-export/client.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Time within which a requested job normally starts, in ms; after it, the sweep starts it. */
const startedWithinMs = 60_000;

/**
 * Starts jobs, reparses, pulls, exports, imports and commands that are not running: the process that should have started one may have
 * died before.
 * Does not disturb running ones.
 */
export const unfinishedWork = defineSweep({
  name: 'unfinished-work',
  spec: everySeconds(60),
  plan: 'brief',
  async run({ db, clock, temporal }) {
    const before = new Date(clock.now().getTime() - startedWithinMs);
    const unfinished = await findUnfinishedWork(db, before);
    const { bulkJobs, reparses, cmmsPulls, reportExports, inventoryImports, queues } = unfinished;
    for (const key of bulkJobs) await startBulkJob(temporal, key);
    for (const key of reparses) await resumeReparse(temporal, key);
    for (const key of cmmsPulls) await startCmmsPull(temporal, key);
    for (const key of reportExports) await startReportExport(temporal, key);
    for (const run of inventoryImports) await startInventoryImport(temporal, run);
    for (const key of queues) await startCommands(temporal, key);
    return { found: Object.values(unfinished).reduce((count, some) => count + some.length, 0) };
  },
});
