import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { invalid, limitReached } from '../../platform/errors.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { exportInlineRows, exportInputMax, unfinishedExports } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type ExportFormat, exportFormats } from '../sheets/formats.ts';
import { exportedLists } from './exported-lists.ts';
import { type ExportJobs, type ReportExport, readExports } from './report-export.ts';

const schema = z.object({
  list: z.string().max(50),
  input: z
    .json()
    .refine((input) => JSON.stringify(input).length <= exportInputMax, exportTexts.inputTooLong(exportInputMax)),
  format: z.enum(exportFormats),
});
type Requested = z.output<typeof schema>;

/** Longest address that servers in between take. */
const addressMax = 6_000;
const retryAfterSeconds = 60;

/** Rows of a list, counted no further than one more than are downloaded at once, and the export of a long one. */
interface RequestedExport {
  count: number;
  /** Null for a list that is downloaded at once. */
  reportExport: ReportExport | null;
}

/**
 * Requests a list as a file (ANA.8): up to 5,000 rows it is downloaded at once, a longer one is exported by a job. What
 * the caller has already requested and is not finished is not exported twice.
 * @throws AppError INVALID for an unknown list, LIMIT with too many unfinished exports; others as in the page's query.
 */
export async function requestExport(
  ctx: Ctx,
  jobs: ExportJobs,
  given: z.input<typeof schema>,
): Promise<RequestedExport> {
  const requested = schema.parse(given);
  const list = exportedLists.get(requested.list);
  if (!list)
    throw invalid(exportTexts.unknownList(requested.list), [
      { path: 'list', message: exportTexts.unknownList(requested.list) },
    ]);
  const input = list.schema.parse(requested.input);
  const count = await list.count(ctx, input, exportInlineRows + 1);
  if (count <= exportInlineRows && addressOf(requested).length <= addressMax) return { count, reportExport: null };
  const hash = hashOf(requested.list, requested.format, input);
  const reportExport = await forCustomer(ctx.db, ctx.customer.id, (trx) => findOrInsert(trx, ctx, requested, hash));
  await jobs.start({ customerId: ctx.customer.id, id: reportExport.id });
  return { count, reportExport };
}

/** Path and query under which a short list is downloaded. */
const addressOf = ({ list, input, format }: Requested): string =>
  `/${list}/download?${new URLSearchParams({ input: JSON.stringify(input), format })}`;

/** Hashes the parsed input, whose keys have one order. */
const hashOf = (list: string, format: ExportFormat, input: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([list, format, input]))
    .digest();

async function findOrInsert(trx: Transaction, ctx: Ctx, requested: Requested, hash: Buffer): Promise<ReportExport> {
  const { customer, person, clock } = ctx;
  await trx.raw(`select pg_advisory_xact_lock(?, hashtext('exports'))`, [customer.id]);
  const unfinished = await readExports(trx, customer.id, `and e.status in ('PENDING', 'IN_PROGRESS')`);
  const mine = unfinished.filter(({ createdBy }) => createdBy === person.id);
  const [same] = await readExports(
    trx,
    customer.id,
    `and e.status in ('PENDING', 'IN_PROGRESS') and e.created_by = :by and e.request_hash = :hash`,
    { by: person.id, hash },
  );
  if (same) return same;
  if (mine.length >= unfinishedExports.ofPerson)
    throw limitReached(exportTexts.tooManyOfPerson(unfinishedExports.ofPerson), retryAfterSeconds);
  if (unfinished.length >= unfinishedExports.ofCustomer)
    throw limitReached(exportTexts.tooManyOfCustomer(unfinishedExports.ofCustomer), retryAfterSeconds);
  const id = randomUUID();
  const { list, format, input } = requested;
  const now = clock.now();
  await trx('report_exports').insert({
    ...{ customer_id: customer.id, id, list, format, input: JSON.stringify(input), request_hash: hash },
    ...{ status: 'PENDING', file_name: `${list}-${now.toISOString().slice(0, 10)}.${format}` },
    ...{ created_by: person.id, created_at: now },
  });
  await writeAudit(trx, ctx, {
    action: 'requestExport',
    subject: { kind: 'export', id },
    after: { list, format, input },
  });
  const [inserted] = await readExports(trx, customer.id, 'and e.id = :id', { id });
  return inserted as ReportExport;
}
