import { Context } from '@temporalio/activity';
import pLimit from 'p-limit';
import { exportsAtOnce } from '../../domain/constants.ts';
import { type ExportDeps, giveUpExport, runExport } from '../../domain/exports/run-export.ts';
import { reportProgress } from '../report-progress.ts';
import type { ReportExportActivities } from './types.ts';

/** Well below the heartbeat timeout of an attempt: its first rows may take long, or it waits for others. */
const heartbeatMs = 5_000;

export function createActivities(deps: ExportDeps): ReportExportActivities {
  const few = pLimit(exportsAtOnce);
  return {
    async runReportExport(key) {
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        await few(() => runExport(deps, key, context.cancellationSignal, (rows) => reportProgress({ rows })));
      } finally {
        clearInterval(beat);
      }
    },
    giveUpReportExport: (key) => giveUpExport(deps, key),
  };
}
