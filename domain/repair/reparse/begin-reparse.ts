import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { AppError, conflict, invalid, notFound, unavailable } from '../../../platform/errors.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId } from '../../integrations/list-external-systems.ts';
import { assertNoReplay, lockSystem } from '../one-at-a-time.ts';
import { assertVersion } from '../parser/read-payload.ts';
import { type Reparse, reparseFrom } from './reparse.ts';
import type { ReparseJobs } from './reparse-jobs.ts';
import { findReparse, moveReparse } from './reparse-rows.ts';

const schema = z.object({
  externalSystemId: z.string().transform(externalSystemId),
  /** Payloads received from here; null: from the first that is kept. */
  from: z.coerce.date().nullish(),
  /** Up to here; null: up to now. */
  to: z.coerce.date().nullish(),
  /** Null: the one the integration reads with. */
  etlNormalizeVersion: z.string().max(100).nullish(),
  isDryRun: z.boolean().nullish(),
});
export type BeginReparseInput = z.input<typeof schema>;

/**
 * Starts a run that reads stored payloads of an integration again (INT.16, INT.20), or with `isDryRun` only computes
 * the changes. One run per integration at a time.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT, or UNAVAILABLE when it cannot be started now.
 */
export async function beginReparse(ctx: Ctx, jobs: ReparseJobs, input: BeginReparseInput): Promise<Reparse> {
  assertSuper(ctx);
  const { externalSystemId: systemId, from, to, etlNormalizeVersion, isDryRun } = schema.parse(input);
  if (etlNormalizeVersion != null) assertVersion(etlNormalizeVersion);
  const now = ctx.clock.now();
  const end = to && to < now ? to : now;
  if (from && from >= end)
    throw invalid(commonTexts.rangeIsEmpty, [{ path: 'from', message: commonTexts.startsAfterEnd }]);
  const run = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const system = await lockSystem(trx, ctx.customer.id, systemId);
    await assertNoReplay(trx, ctx.customer.id, systemId);
    const [row] = await trx('reparses')
      .insert({
        customer_id: ctx.customer.id,
        id: randomUUID(),
        system_id: systemId,
        normaliser: etlNormalizeVersion ?? system.etl_normalize_version,
        read_from: from ?? null,
        read_to: end,
        is_dry_run: isDryRun ?? false,
        status: 'IN_PROGRESS',
        created_by: ctx.person.id,
        created_at: now,
        updated_at: now,
      })
      .onConflict(trx.raw(`(customer_id, system_id) where status in ('IN_PROGRESS', 'SETTLING')`) as never)
      .ignore()
      .returning('*');
    if (!row) throw conflict(repairTexts.reparseRunning);
    const after = {
      integration: systemId,
      normaliser: row.normaliser,
      from: row.read_from,
      to: row.read_to,
      isDryRun: row.is_dry_run,
    };
    const subject = { kind: 'reparse', id: row.id };
    await writeAudit(trx, ctx, { action: 'reparseAlarmsForExternalSystem', subject, after });
    return reparseFrom(row);
  });
  return start(ctx, jobs, run);
}

/**
 * Resumes a run that was killed or has failed, from its last position.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT if it is running or complete, or another is running.
 */
export async function resumeReparse(ctx: Ctx, jobs: ReparseJobs, { id }: { id: string }): Promise<Reparse> {
  assertSuper(ctx);
  const run = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const found = await runOf(ctx, id, trx);
    await lockSystem(trx, ctx.customer.id, found.systemId);
    const other = await trx('reparses')
      .where({ customer_id: ctx.customer.id, system_id: found.systemId })
      .whereIn('status', ['IN_PROGRESS', 'SETTLING'])
      .first('id');
    if (other) throw conflict(repairTexts.reparseRunning);
    await assertNoReplay(trx, ctx.customer.id, found.systemId);
    if (!(await moveReparse(trx, found, ['KILLED', 'FAILED'], 'IN_PROGRESS', ctx.clock.now().getTime())))
      throw conflict(repairTexts.reparseComplete);
    await writeAudit(trx, ctx, { action: 'resumeReparse', subject: { kind: 'reparse', id: found.id } });
    return { ...found, status: 'IN_PROGRESS' as const, error: null, finishedAt: null };
  });
  return start(ctx, jobs, run);
}

const retrySeconds = 5;

async function runOf(ctx: Ctx, id: string, trx: Parameters<typeof findReparse>[0]): Promise<Reparse> {
  const run = z.uuid().safeParse(id).success ? await findReparse(trx, { customerId: ctx.customer.id, id }) : null;
  // a replay is continued by its command
  if (run?.kind !== 'REPARSE') throw notFound(repairTexts.reparseNotFound);
  return run;
}

/** Starts a run; marks it as failed if that is impossible, since an idle run would block the next. */
async function start(ctx: Ctx, jobs: ReparseJobs, run: Reparse): Promise<Reparse> {
  try {
    await jobs.start(run);
    return run;
  } catch (error) {
    const message = repairTexts.reparseFailed;
    await forCustomer(ctx.db, run.customerId, (trx) =>
      moveReparse(trx, run, ['IN_PROGRESS'], 'FAILED', ctx.clock.now().getTime(), message),
    );
    throw error instanceof AppError ? error : unavailable(message, retrySeconds, error);
  }
}
