import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import { type Request, type RequestHandler, Router } from 'express';
import { type ExportedTable, exportFieldValues, exportMappings } from '../../domain/cmms/files/export-values.ts';
import {
  assertMayImport,
  type FileTarget,
  type ImportResult,
  importFieldValues,
  importMappings,
  tooLarge,
} from '../../domain/cmms/files/import-files.ts';
import { importMaxMb, importPlaces } from '../../domain/constants.ts';
import { assertWritable } from '../../domain/identity/assert-writable.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { invalid, limitReached } from '../../platform/errors.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { createPlaces } from './places.ts';
import { readForm } from './read-form.ts';
import { requestIdOf } from './security-headers.ts';

const maxBytes = importMaxMb * 1024 * 1024;
const retryAfterSeconds = 10;

type Params = { externalSystemId: string; cmmsFieldId: string };

/** Routes of field values and mappings as files (CMMS.13): an import takes one file of a form, an export is gzip. */
export function cmmsFiles(deps: RequestDeps): Router {
  const router = Router();
  const paths = '/:externalSystemId/:cmmsFieldId';
  router.post<Params>(`/import-field-values${paths}`, importing(deps, importFieldValues));
  router.post<Params>(`/import-mappings${paths}`, importing(deps, importMappings));
  router.get<Params>(
    `/export-field-values${paths}`,
    exporting(deps, (ctx, { params }) => exportFieldValues(ctx, params)),
  );
  router.get<Params>(
    `/export-mappings${paths}`,
    exporting(deps, (ctx, request) => exportMappings(ctx, request.params, request.query.kind)),
  );
  return router;
}

function importing(
  deps: RequestDeps,
  take: (ctx: Ctx, target: FileTarget, text: string) => Promise<ImportResult>,
): RequestHandler<Params> {
  const places = createPlaces(importPlaces);
  return async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    assertWritable(ctx);
    assertMayImport(ctx);
    // each holds its file in memory as long as it comes, which the server ends after a while (`httpLimits`)
    const leave = places.enter(ctx);
    if (!leave) throw limitReached(requestTexts.importsBusy, retryAfterSeconds);
    try {
      response.set('cache-control', 'no-store').json(await take(ctx, request.params, await fileOf(request)));
    } finally {
      leave();
    }
  };
}

/** Returns the text of a form's only file. @throws AppError INVALID for any other body, or one that is too large. */
async function fileOf(request: Request<Params>): Promise<string> {
  const { file } = await readForm(request, { maxBytes, tooLarge });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw invalid(requestTexts.notUtf8);
  }
}

function exporting(
  deps: RequestDeps,
  read: (ctx: Ctx, request: Request<Params>) => Promise<ExportedTable>,
): RequestHandler<Params> {
  return async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    const table = await read(ctx, request);
    response.set({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${table.name}.csv.gz"`,
      'cache-control': 'no-store',
    });
    try {
      await pipeline(Readable.from(csvOf(table)), createGzip(), response);
    } catch (error) {
      if (response.destroyed) return;
      deps.log.error({ err: error, requestId: requestIdOf(response) }, 'a download failed');
      response.destroy();
    }
  };
}

async function* csvOf({ columns, pages }: ExportedTable): AsyncGenerator<string> {
  // without the byte order mark, spreadsheets assume their local encoding
  yield stringify([columns], { bom: true });
  for await (const lines of pages) yield stringify(lines, { columns: [...columns], escape_formulas: true });
}
