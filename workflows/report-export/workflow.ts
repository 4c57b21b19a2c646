import { proxyActivities, setHandler } from '@temporalio/workflow';
import { stateQuery } from '../state.ts';
import type { ReportExportActivities, ReportExportKey } from './types.ts';

/** A worker that has died is noticed within half a minute. */
const { runReportExport } = proxyActivities<ReportExportActivities>({
  heartbeatTimeout: '30 seconds',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute', maximumAttempts: 20 },
});
const { giveUpReportExport } = proxyActivities<ReportExportActivities>({ startToCloseTimeout: '1 minute' });

/** Writes a long list to a file (ANA.8). */
export async function reportExport(key: ReportExportKey): Promise<void> {
  let state = 'writes the list to a file';
  setHandler(stateQuery, () => state);
  try {
    await runReportExport(key);
  } catch (error) {
    state = 'records that it could not be written';
    await giveUpReportExport(key);
    throw error;
  }
}
