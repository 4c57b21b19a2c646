import type { BulkJobs } from '../../../domain/jobs/bulk-job.ts';
import type { AlarmHistory } from '../../../domain/lists/alarms/alarm-history.ts';
import { readArchivedPayloads } from '../../../ingest/messages/archived-payloads.ts';
import { createHistory } from '../../../warehouse/ports/alarm-history.ts';
import { startBulkJob } from '../../../workflows/bulk/client.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ warehouse, temporal }: PortDeps): { history: AlarmHistory; bulkJobs: BulkJobs } => ({
  history: createHistory(warehouse, readArchivedPayloads),
  // its row is committed: started here to save time; if that fails, the sweep of unfinished work starts it
  bulkJobs: { start: (key) => temporal.withDeadline(() => startBulkJob(temporal, key)) },
});
