import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import { importMaxMb, importPlaces } from '../../domain/constants.ts';
import { assertWritable } from '../../domain/identity/assert-writable.ts';
import { assertMayImport, beginImport } from '../../domain/inventory/change-import.ts';
import { importTypes, inventoryTypes, modelTypes } from '../../domain/inventory/columns.ts';
import { templateOf } from '../../domain/inventory/export/template.ts';
import { brickOf } from '../../domain/inventory/export/write-brick.ts';
import { haystackOf } from '../../domain/inventory/export/write-haystack.ts';
import { formats } from '../../domain/sheets/formats.ts';
import { limitReached, notFound } from '../../platform/errors.ts';
import { inventoryTexts } from '../../texts/server/inventory.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { createPlaces } from './places.ts';
import { readForm } from './read-form.ts';
import { requestIdOf } from './security-headers.ts';

const form = { maxBytes: importMaxMb * 1024 * 1024, tooLarge: inventoryTexts.fileTooLarge(importMaxMb) };
const retryAfterSeconds = 10;

type Params = { type: string };

/**
 * Routes of inventories as files: an import takes one file of a form and answers with the import's id (AST.10), while a
 * worker reads and checks the file; templates and models are downloads.
 */
export function inventoryFiles(deps: RequestDeps): Router {
  const router = Router();
  router.post<Params>('/import-:type-inventory', importing(deps));
  router.get<Params>('/template-:type-inventory', sendingTemplate(deps));
  router.get<Params>('/export-:type-model', sendingModel(deps));
  return router;
}

const typeOf = <Type extends string>(types: readonly Type[], type: string): Type => {
  const known = types.find((one) => one === type);
  if (!known) throw notFound(inventoryTexts.unknownType(type));
  return known;
};

function importing(deps: RequestDeps): RequestHandler<Params> {
  const places = createPlaces(importPlaces);
  return async (request, response) => {
    const { ctx, ports } = await createRequestContext(deps, request, requestIdOf(response));
    assertWritable(ctx);
    assertMayImport(ctx);
    const type = typeOf(importTypes, request.params.type);
    // each holds its file in memory as long as it comes, which the server ends after a while (`httpLimits`)
    const leave = places.enter(ctx);
    if (!leave) throw limitReached(requestTexts.importsBusy, retryAfterSeconds);
    try {
      const { file, fields } = await readForm(request, form);
      const system = fields.get('externalSystemId');
      const { id, status } = await beginImport(ctx, ports.importJobs, {
        ...{ type, fileName: file.name, file: Buffer.from(await file.arrayBuffer()) },
        externalSystemId: typeof system === 'string' && system !== '' ? system : null,
      });
      response.status(202).set('cache-control', 'no-store').json({ id, status });
    } finally {
      leave();
    }
  };
}

function sendingTemplate(deps: RequestDeps): RequestHandler<Params> {
  return async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    assertMayImport(ctx);
    const type = typeOf(inventoryTypes, request.params.type);
    const isWorkbook = request.query.format === 'xlsx';
    const columns = templateOf(type);
    response.set({
      'content-type': isWorkbook ? formats.xlsx.mediaType : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${type}-template.${isWorkbook ? 'xlsx' : 'csv'}"`,
      'cache-control': 'no-store',
    });
    if (!isWorkbook) return void response.end(`\uFEFF${columns.join(',')}\r\n`);
    await pipeline(formats.xlsx.encode(columns, noRows(), 'UTC'), response);
  };
}

async function* noRows(): AsyncGenerator<never> {}

function sendingModel(deps: RequestDeps): RequestHandler<Params> {
  return async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    const type = typeOf(modelTypes, request.params.type);
    const isJson = request.query.format === 'json';
    const content = type === 'brick' ? brickOf(ctx) : haystackOf(ctx, isJson ? 'json' : 'zinc');
    const first = await content.next();
    const ending = type === 'brick' ? 'ttl' : isJson ? 'json' : 'zinc';
    response.set({
      'content-type': { ttl: 'text/turtle', json: 'application/json', zinc: 'text/zinc; charset=utf-8' }[ending],
      'content-disposition': `attachment; filename="inventory.${ending}"`,
      'cache-control': 'no-store',
    });
    try {
      await pipeline(
        Readable.from(
          (async function* () {
            if (!first.done) yield first.value;
            yield* content;
          })(),
        ),
        response,
      );
    } catch (error) {
      if (response.destroyed) return;
      deps.log.error({ err: error, requestId: requestIdOf(response) }, 'a download failed');
      response.destroy();
    }
  };
}
