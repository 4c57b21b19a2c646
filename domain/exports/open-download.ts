import type { Readable } from 'node:stream';
import { z } from 'zod';
import { invalid, notFound } from '../../platform/errors.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import { exportInlineRows } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { jsonTextSchema } from '../json-text.ts';
import type { Cell } from '../sheets/cells.ts';
import { type ExportFormat, exportFormats, formats } from '../sheets/formats.ts';
import type { ExportedList } from './exported-list.ts';
import { exportedLists } from './exported-lists.ts';
import { timezoneOf } from './timezone-of.ts';

/** A list as a file, while it is read. */
export interface Download {
  /** Without what says that it is packed. */
  fileName: string;
  format: ExportFormat;
  content: Readable;
  /** Rows read so far. */
  rows(): number;
}

/** Parameters of an address: the input is JSON. */
const schema = z.strictObject({ input: jsonTextSchema, format: z.enum(exportFormats).default('csv') });

/** The list whose address the contract names, with parameters of its own; it is CSV of any length. */
const contractList = 'alarm-activity';

/**
 * Opens the download of a list, with the parameters of its address (ANA.8). Resolves when its first rows are read. An
 * abort ends its queries.
 * @throws AppError NOT_FOUND for an unknown list, INVALID for wrong parameters or more than 5,000 rows; others as in the
 * list's page.
 */
export async function openDownload(
  ctx: Ctx,
  { list: name, params }: { list: string; params: Record<string, unknown> },
  signal: AbortSignal,
): Promise<Download> {
  const list = exportedLists.get(name);
  if (!list) throw notFound(exportTexts.unknownRoute);
  if (name === contractList && !('input' in params))
    return encoded(ctx, list, list.schema.parse(params), 'csv', signal);
  const { format, ...given } = schema.parse(params);
  const input = list.schema.parse(given.input);
  if ((await list.count(ctx, input, exportInlineRows + 1)) > exportInlineRows)
    throw invalid(exportTexts.tooManyRows(exportInlineRows));
  return encoded(ctx, list, input, format, signal);
}

async function encoded(
  ctx: Ctx,
  list: ExportedList,
  input: unknown,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<Download> {
  let rows = 0;
  const batches = await begun(list.read(ctx, input, signal));
  async function* counted(): AsyncGenerator<Cell[][]> {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch;
    }
  }
  const content = formats[format].encode(list.columns(input), counted(), timezoneOf(input, ctx.customer));
  const fileName = `${list.name}-${ctx.clock.now().toISOString().slice(0, 10)}.${format}`;
  return { fileName, format, content, rows: () => rows };
}

/** Reads the first batch, so that a refusal is thrown before anything is sent. */
async function begun<Batch>(batches: AsyncIterable<Batch>): Promise<AsyncIterable<Batch>> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<Batch> {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return all();
}
