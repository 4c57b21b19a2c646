import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import { pageSizes } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { limitSchema, offsetSchema } from '../paging.ts';
import type { ExportLinks } from './export-links.ts';
import { hasFile, type ReportExport, readExports } from './report-export.ts';

const schema = z.object({ limit: limitSchema(pageSizes.list), offset: offsetSchema });

/** Lists the caller's exports, newest first, and how many there are. */
export async function listExports(
  ctx: Ctx,
  given: z.input<typeof schema>,
): Promise<{ reportExports: ReportExport[]; count: number }> {
  const { limit, offset } = schema.parse(given);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const by = ctx.person.id;
    const page = 'and e.created_by = :by order by e.created_at desc, e.id limit :limit offset :offset';
    const reportExports = await readExports(trx, ctx.customer.id, page, { by, limit, offset });
    const [all] = await trx('report_exports').where({ customer_id: ctx.customer.id, created_by: by }).count();
    return { reportExports, count: Number(all?.count) };
  });
}

/** @throws AppError NOT_FOUND for an export that is not the caller's. */
export async function findOwnExport(ctx: Ctx, id: string): Promise<ReportExport> {
  if (!z.uuid().safeParse(id).success) throw notFound(exportTexts.notFound);
  const [own] = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readExports(trx, ctx.customer.id, 'and e.id = :id and e.created_by = :by', { id, by: ctx.person.id }),
  );
  if (!own) throw notFound(exportTexts.notFound);
  return own;
}

/**
 * Returns the address of the file of one of the caller's exports, good for a few minutes in this session.
 * @throws AppError NOT_FOUND for another's or without a file any more, CONFLICT for one that is not ready.
 */
export async function reportUrl(ctx: Ctx, links: ExportLinks, id: string): Promise<string> {
  const own = await findOwnExport(ctx, id);
  assertFile(own, ctx.clock.now());
  return links.addressOf(ctx, own.id);
}

/** @throws AppError CONFLICT for an export that is not ready, NOT_FOUND for one whose file is no longer kept. */
export function assertFile(reportExport: ReportExport, now: Date): void {
  if (reportExport.status === 'FAILED') throw conflict(reportExport.error ?? exportTexts.failed);
  if (reportExport.status !== 'COMPLETE') throw conflict(exportTexts.notReady);
  if (!hasFile(reportExport, now)) throw notFound(exportTexts.fileGone);
}
