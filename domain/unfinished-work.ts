import type { Database } from '../platform/database.ts';

/** Work that was asked for and is not at its end. */
export interface UnfinishedWork {
  bulkJobs: Array<{ customerId: number; id: string }>;
  reparses: Array<{ customerId: number; id: string }>;
  cmmsPulls: Array<{ customerId: number; id: string }>;
  reportExports: Array<{ customerId: number; id: string }>;
  /** Phases of imports of inventories. */
  inventoryImports: Array<{ customerId: number; id: string; run: number }>;
  /** Integrations whose commands wait for the worker or are run by it. */
  queues: Array<{ customerId: number; systemId: number }>;
}

/**
 * Finds bulk jobs, reparses, pulls, exports, imports and commands of all customers that were requested before a time and should be
 * running.
 */
export async function findUnfinishedWork(db: Database, before: Date): Promise<UnfinishedWork> {
  const of = (table: 'bulk_jobs' | 'reparses' | 'cmms_pulls' | 'report_exports', statuses: string[]) =>
    db(table).whereIn('status', statuses).where('created_at', '<', before).select('customer_id as customerId', 'id');
  // replays are run by the queue of commands
  const [bulkJobs, reparses, cmmsPulls, reportExports, inventoryImports, queues] = await Promise.all([
    of('bulk_jobs', ['IN_PROGRESS']),
    of('reparses', ['IN_PROGRESS', 'SETTLING']).where('kind', 'REPARSE'),
    of('cmms_pulls', ['IN_PROGRESS']),
    of('report_exports', ['PENDING', 'IN_PROGRESS']),
    db('inventory_imports')
      .whereIn('status', ['READING', 'CHECKING', 'APPLYING', 'UNDOING'])
      .where('updated_at', '<', before)
      .select('customer_id as customerId', 'id', 'run'),
    db('external_system_commands')
      .whereIn('status', ['PENDING', 'IN_PROGRESS'])
      .where('runner', 'SERVER')
      .where('queued_at', '<', before)
      .distinct('customer_id as customerId', 'system_id as systemId'),
  ]);
  return { bulkJobs, reparses, cmmsPulls, reportExports, inventoryImports, queues };
}
