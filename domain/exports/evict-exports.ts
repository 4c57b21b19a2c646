import { type Database, forCustomer } from '../../platform/database.ts';
import type { KeptFiles } from '../../platform/kept-files.ts';
import { exportRowDays } from '../constants.ts';
import { formats } from '../sheets/formats.ts';
import { type ExportKey, storedName } from './report-export.ts';

/** Finds exports whose file is due, of all customers. */
export async function findDueExports(db: Database, now: Date, limit: number): Promise<ExportKey[]> {
  const { rows } = await db.raw(
    `select customer_id as "customerId", id from report_exports where not is_evicted and expires_at <= ?
     order by expires_at limit ?`,
    [now, limit],
  );
  return rows;
}

/** Deletes the file of an export (ANA.8). */
export async function evictExport(
  { db, exportFiles }: { db: Database; exportFiles: Pick<KeptFiles, 'remove'> },
  key: ExportKey,
): Promise<void> {
  for (const { stored } of Object.values(formats)) await exportFiles.remove(storedName(key, stored));
  await forCustomer(db, key.customerId, (trx) =>
    trx('report_exports').where({ customer_id: key.customerId, id: key.id }).update({ is_evicted: true }),
  );
}

const dayMs = 86_400_000;

/** Deletes exports of all customers that failed, or lost their file, long ago; at most `limit`. @returns how many. */
export async function deleteOldExports(db: Database, now: Date, limit: number): Promise<number> {
  const { rows } = await db.raw(
    `delete from report_exports e using (
       select customer_id, id from report_exports
       where (is_evicted or status = 'FAILED') and coalesce(expires_at, completed_at) <= ?
       order by coalesce(expires_at, completed_at) limit ? for update skip locked
     ) old where e.customer_id = old.customer_id and e.id = old.id returning e.id`,
    [new Date(now.getTime() - exportRowDays * dayMs), limit],
  );
  return rows.length;
}
