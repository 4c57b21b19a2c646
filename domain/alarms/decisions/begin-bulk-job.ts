import { randomUUID } from 'node:crypto';
import { forCustomer } from '../../../platform/database.ts';
import { unavailable } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { type BulkJob, type BulkJobs, saveJob } from '../../jobs/bulk-job.ts';
import type { BulkResult } from '../../jobs/bulk-result.ts';
import type { Target } from './selection.ts';

const retrySeconds = 5;

/**
 * Hands a call on many alarms to a job, audits it, and notifies the person's screens.
 * @param isAudited true if the caller has audited it.
 * @throws AppError UNAVAILABLE when it cannot be started now; then nothing is done.
 */
export async function beginBulkJob(
  ctx: Ctx,
  jobs: BulkJobs,
  verb: string,
  input: unknown,
  { ids, expected, asOf }: Target,
  { isAudited = false }: { isAudited?: boolean } = {},
): Promise<BulkResult> {
  const now = ctx.clock.now().getTime();
  const job: BulkJob = {
    customerId: ctx.customer.id,
    id: randomUUID(),
    verb,
    status: 'IN_PROGRESS',
    done: 0,
    total: ids.length,
    affected: 0,
    skipped: 0,
    failures: [],
    createdBy: ctx.person.id,
    createdAt: now,
    finishedAt: null,
  };
  await forCustomer(ctx.db, job.customerId, async (trx) => {
    await trx('bulk_jobs').insert({
      customer_id: job.customerId,
      id: job.id,
      verb,
      input: JSON.stringify(input),
      alarm_ids: ids,
      expected_versions: expected.size > 0 ? ids.map((id) => expected.get(id) ?? 0) : null,
      as_of: asOf === null ? null : new Date(asOf),
      status: job.status,
      created_by: job.createdBy,
      created_at: new Date(now),
    });
    if (!isAudited) {
      const after = { ...(input as Record<string, unknown> | null), total: job.total };
      await writeAudit(trx, ctx, { action: verb, subject: { kind: 'bulkJob', id: job.id }, after });
    }
    await writeOutbox(trx, { ...noChanges(job.customerId, now), jobs: [job] });
  });
  try {
    await jobs.start({ customerId: job.customerId, id: job.id });
  } catch (error) {
    const failed: BulkJob = { ...job, status: 'FAILED', finishedAt: now };
    await forCustomer(ctx.db, job.customerId, async (trx) => {
      await saveJob(trx, failed);
      await writeOutbox(trx, { ...noChanges(job.customerId, now), jobs: [failed] });
    });
    throw unavailable(alarmTexts.changeNotStarted, retrySeconds, error);
  }
  return { taskId: job.id, undoId: null, affected: 0, skipped: 0, failures: [] };
}
