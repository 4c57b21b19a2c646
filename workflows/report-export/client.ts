import type { Temporal } from '../../platform/temporal.ts';
import { defineUnfinished, rowsIn } from '../unfinished.ts';
import type { ReportExportKey } from './types.ts';
import type { reportExport } from './workflow.ts';

/** Starts an export's workflow; joins one that already runs. */
export async function startReportExport(
  temporal: Pick<Temporal, 'client' | 'taskQueue'>,
  key: ReportExportKey,
): Promise<void> {
  await temporal.client.workflow.start<typeof reportExport>('reportExport', {
    args: [key],
    workflowId: `${temporal.taskQueue}/report-export/${key.customerId}/${key.id}`,
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}

export const unfinished = defineUnfinished({
  find: rowsIn('report_exports', 'PENDING', 'IN_PROGRESS'),
  start: startReportExport,
});
