import type { FileHandle } from 'node:fs/promises';
import { AppError, forbidden, notFound } from '../../platform/errors.ts';
import type { KeptFiles } from '../../platform/kept-files.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import type { Ctx } from '../identity/ctx.ts';
import { formats } from '../sheets/formats.ts';
import type { ExportLinks } from './export-links.ts';
import { exportedLists } from './exported-lists.ts';
import { assertFile, findOwnExport } from './list-exports.ts';
import { isRefusal } from './refusal.ts';
import { type ReportExport, storedName } from './report-export.ts';

interface OpenedExport {
  reportExport: ReportExport;
  file: FileHandle;
  bytes: number;
}

/**
 * Opens the file of an export by its signed address (ANA.8), for who may still see the list. The caller closes it.
 * @throws AppError NOT_FOUND for an address that was not given to this session, or a file that is no longer kept;
 * FORBIDDEN for an old address, or who may no longer see the list.
 */
export async function openExport(
  ctx: Ctx,
  { links, files }: { links: ExportLinks; files: Pick<KeptFiles, 'open'> },
  { id, params }: { id: string; params: unknown },
): Promise<OpenedExport> {
  const judged = links.judge(ctx, id, params);
  if (judged === 'forged') throw notFound(exportTexts.notFound);
  if (judged === 'over') throw forbidden(exportTexts.addressOver);
  const reportExport = await findOwnExport(ctx, id);
  assertFile(reportExport, ctx.clock.now());
  await assertMayStillSee(ctx, reportExport);
  const opened = await files.open(storedName(reportExport, formats[reportExport.format].stored));
  if (!opened) throw notFound(exportTexts.fileGone);
  return { reportExport, ...opened };
}

/** @throws AppError FORBIDDEN. A lens or a team that is gone since is no reason to withhold what was complete. */
async function assertMayStillSee(ctx: Ctx, { list: name, input }: ReportExport): Promise<void> {
  const list = exportedLists.get(name);
  try {
    await list?.count(ctx, list.schema.parse(input), 1);
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') throw forbidden(exportTexts.mayNoLonger);
    if (!isRefusal(error)) throw error;
  }
}
