import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { KeptFiles } from '../../platform/kept-files.ts';
import type { Log } from '../../platform/log.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import type { Ctx } from '../identity/ctx.ts';
import { findAsker } from '../identity/find-asker.ts';
import type { Cell } from '../sheets/cells.ts';
import { formats } from '../sheets/formats.ts';
import { completeExport, failExport, type OwnedExport, recordRows, takeExport } from './export-rows.ts';
import { exportedLists } from './exported-lists.ts';
import { isRefusal, reasonOf } from './refusal.ts';
import type { ExportKey } from './report-export.ts';
import { timezoneOf } from './timezone-of.ts';

export interface ExportDeps {
  /** The pipeline's connection. */
  db: Database;
  /** Connection of the API's role: lists are read under row-level security, as pages are. */
  readerDb: Database;
  history: Ctx['history'];
  exportFiles: KeptFiles;
  clock: Clock;
  log: Log;
}

/** Another attempt writes this export. */
class Superseded extends Error {}

/** Milliseconds between two records of the rows written. */
const recordEveryMs = 1_000;

/**
 * Runs an export from its beginning to its end (ANA.8), as who requested it, with what they may see now, as they
 * are in this moment: none that an earlier attempt wrote are used. The file appears in the moment in which the export
 * is complete. One that is refused fails with the reason; any other error is thrown, for another attempt.
 * @param onBatch is called for each batch, to report progress.
 */
export async function runExport(
  deps: ExportDeps,
  key: ExportKey,
  signal: AbortSignal,
  onBatch: (rows: number) => void,
): Promise<void> {
  const owned = await takeExport(deps, key, randomUUID());
  if (!owned) return;
  const draft = draftOf(key, owned.attempt);
  // of a worker that has died
  if (owned.earlier) await deps.exportFiles.remove(draftOf(key, owned.earlier));
  try {
    const written = await writeDraft(deps, owned, draft, signal, onBatch);
    await completeExport(deps, owned, { ...written, draft });
  } catch (error) {
    if (error instanceof Superseded) return;
    if (!isRefusal(error)) throw error;
    await failExport(deps, key, reasonOf(error));
  } finally {
    await deps.exportFiles.remove(draft);
  }
}

const draftOf = ({ customerId, id }: ExportKey, attempt: string): string => `${customerId}/${id}.${attempt}.part`;

/** @throws AppError as the list's page does; FORBIDDEN for who has no access any more. */
async function writeDraft(
  deps: ExportDeps,
  owned: OwnedExport,
  draft: string,
  signal: AbortSignal,
  onBatch: (rows: number) => void,
): Promise<{ rows: number; bytes: number }> {
  const ctx = await requesterOf(deps, owned);
  const list = exportedLists.get(owned.list);
  if (!list) throw notFound(exportTexts.listGone);
  const input = list.schema.parse(owned.input);
  let rows = 0;
  let recordedAt = performance.now();
  async function* counted(batches: AsyncIterable<Cell[][]>): AsyncGenerator<Cell[][]> {
    for await (const batch of batches) {
      yield batch;
      rows += batch.length;
      onBatch(rows);
      if (performance.now() - recordedAt < recordEveryMs) continue;
      if (!(await recordRows(deps.db, owned, rows))) throw new Superseded();
      recordedAt = performance.now();
    }
  }
  const batches = counted(list.read(ctx, input, signal));
  const content = formats[owned.format].encode(list.columns(input), batches, timezoneOf(input, ctx.customer));
  const bytes = await deps.exportFiles.write(draft, content, signal);
  return { rows, bytes };
}

/** Finds who requested an export, with what they may do now (USR.22). @throws AppError FORBIDDEN. */
async function requesterOf(deps: ExportDeps, { customerId, createdBy, id }: OwnedExport): Promise<Ctx> {
  const asker = await findAsker(deps, { userId: createdBy, customerId });
  if (!asker) throw forbidden(exportTexts.noLongerMember);
  const { readerDb: db, history, log } = deps;
  // a job has neither a session nor an address
  return {
    ...asker,
    db,
    history,
    log,
    requestId: `export ${id}`,
    address: '',
    tokenHash: Buffer.alloc(0),
    isConfined: false,
  };
}

/** Fails an export that is not at its end, after its last attempt. */
export const giveUpExport = (deps: Pick<ExportDeps, 'db' | 'clock'>, key: ExportKey): Promise<void> =>
  failExport(deps, key, exportTexts.failed);
