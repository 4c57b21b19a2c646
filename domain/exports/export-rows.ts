import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import type { KeptFiles } from '../../platform/kept-files.ts';
import { noChanges } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';
import { exportFileDays } from '../constants.ts';
import { formats } from '../sheets/formats.ts';
import { exportTypeOf } from './export-type.ts';
import { type ExportKey, type ReportExport, readExports, storedName } from './report-export.ts';

const dayMs = 86_400_000;

/** An export that one attempt writes, and the attempt before it. */
export type OwnedExport = ReportExport & { attempt: string; earlier: string | null };

interface Deps {
  db: Database;
  clock: Clock;
}

/** Gives an unfinished export to an attempt, which takes it from an earlier one; null for one that has ended. */
export async function takeExport({ db, clock }: Deps, key: ExportKey, attempt: string): Promise<OwnedExport | null> {
  return forCustomer(db, key.customerId, async (trx) => {
    const unfinished = await trx('report_exports')
      .where({ customer_id: key.customerId, id: key.id })
      .whereIn('status', ['PENDING', 'IN_PROGRESS'])
      .forUpdate()
      .first('attempt');
    if (!unfinished) return null;
    await trx('report_exports')
      .where({ customer_id: key.customerId, id: key.id })
      .update({ status: 'IN_PROGRESS', attempt, rows: 0, as_of: clock.now() });
    const [row] = await readExports(trx, key.customerId, 'and e.id = :id', { id: key.id });
    return row ? { ...row, attempt, earlier: unfinished.attempt } : null;
  });
}

/** Records how many rows are written. @returns false if another attempt has taken the export, or it has ended. */
export async function recordRows(db: Database, owned: OwnedExport, rows: number): Promise<boolean> {
  const changed = await forCustomer(db, owned.customerId, (trx) => ownedRow(trx, owned).update({ rows }));
  return changed === 1;
}

/** Makes the draft of an attempt the file of its export; does nothing if another attempt has taken it. */
export async function completeExport(
  { db, clock, exportFiles }: Deps & { exportFiles: Pick<KeptFiles, 'keep'> },
  owned: OwnedExport,
  { rows, bytes, draft }: { rows: number; bytes: number; draft: string },
): Promise<void> {
  const now = clock.now();
  await forCustomer(db, owned.customerId, async (trx) => {
    const ended = await ownedRow(trx, owned).update({
      ...{ status: 'COMPLETE', rows, bytes, completed_at: now },
      expires_at: new Date(now.getTime() + exportFileDays * dayMs),
    });
    if (ended === 0) return;
    // under the lock of its row: nobody else writes a file of this name
    await exportFiles.keep(draft, storedName(owned, formats[owned.format].stored));
    await publishEnd(trx, owned, now);
  });
}

/** Ends an unfinished export with the reason. */
export async function failExport({ db, clock }: Deps, key: ExportKey, error: string): Promise<void> {
  const now = clock.now();
  await forCustomer(db, key.customerId, async (trx) => {
    const ended = await trx('report_exports')
      .where({ customer_id: key.customerId, id: key.id })
      .whereIn('status', ['PENDING', 'IN_PROGRESS'])
      .update({ status: 'FAILED', error: error.slice(0, 1_000), completed_at: now });
    if (ended > 0) await publishEnd(trx, key, now);
  });
}

const ownedRow = (trx: Transaction, { customerId, id, attempt }: OwnedExport) =>
  trx('report_exports').where({ customer_id: customerId, id, attempt, status: 'IN_PROGRESS' });

/** Notifies the screens of who requested it. */
async function publishEnd(trx: Transaction, { customerId, id }: ExportKey, now: Date): Promise<void> {
  const [row] = await readExports(trx, customerId, 'and e.id = :id', { id });
  if (!row) return;
  const { createdBy: userId, list, status, fileName, rows, error } = row;
  const exportType = exportTypeOf(list);
  const done = { userId, id, exportType, status: status as 'COMPLETE' | 'FAILED', fileName, rows, error };
  await writeOutbox(trx, { ...noChanges(customerId, now.getTime()), exports: [done] });
}
