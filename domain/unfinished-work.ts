import type { Database } from '../platform/database.ts';

/** Work that was asked for and is not at its end. */
export interface UnfinishedWork {
  bulkJobs: Array<{ customerId: number; id: string }>;
  reparses: Array<{ customerId: number; id: string }>;
  cmmsPulls: Array<{ customerId: number; id: string }>;
  reportExports: Array<{ customerId: number; id: string }>;
}

/** Finds bulk jobs, reparses, pulls and exports of all customers that were requested before a time and should be running. */
export async function findUnfinishedWork(db: Database, before: Date): Promise<UnfinishedWork> {
  const of = (
    table: 'bulk_jobs' | 'reparses' | 'cmms_pulls' | 'report_exports',
    statuses: string[],
  ): Promise<UnfinishedWork['bulkJobs']> =>
    db(table).whereIn('status', statuses).where('created_at', '<', before).select('customer_id as customerId', 'id');
  const [bulkJobs, reparses, cmmsPulls, reportExports] = await Promise.all([
    of('bulk_jobs', ['IN_PROGRESS']),
    of('reparses', ['IN_PROGRESS', 'SETTLING']),
    of('cmms_pulls', ['IN_PROGRESS']),
    of('report_exports', ['PENDING', 'IN_PROGRESS']),
  ]);
  return { bulkJobs, reparses, cmmsPulls, reportExports };
}
