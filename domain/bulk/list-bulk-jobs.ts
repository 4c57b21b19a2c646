import { forCustomer } from '../../platform/database.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type BulkJob, jobsOf } from '../jobs/bulk-job.ts';

const dayMs = 86_400_000;
const mostShown = 20;

/** The caller's own jobs of the last day, newest first. */
export async function listBulkJobs(ctx: Ctx): Promise<BulkJob[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const since = ctx.clock.now().getTime() - dayMs;
  return forCustomer(ctx.db, ctx.customer.id, (trx) =>
    jobsOf(trx, { customerId: ctx.customer.id, userId: ctx.person.id, since, limit: mostShown }),
  );
}
