import { Context } from '@temporalio/activity';
import pLimit from 'p-limit';
import type { RunDeps } from '../../domain/inventory/run/run-deps.ts';
import { giveUpImport, runImport } from '../../domain/inventory/run/run-import.ts';
import { reportProgress } from '../report-progress.ts';
import type { InventoryImportActivities } from './types.ts';

/** Well below the heartbeat timeout of an attempt: planning takes long, or it waits for others. */
const heartbeatMs = 5_000;
/** Each holds the customer's entities in memory. */
const importsAtOnce = 1;

export function createActivities(deps: Pick<RunDeps, 'db' | 'clock'>): InventoryImportActivities {
  const few = pLimit(importsAtOnce);
  return {
    async runInventoryImport(run) {
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        await few(() => runImport({ ...deps, onProgress: (rows) => reportProgress({ rows }) }, run));
      } finally {
        clearInterval(beat);
      }
    },
    giveUpInventoryImport: (run) => giveUpImport(deps, run),
  };
}
