import { parse } from 'node:querystring';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { publishDownload } from '../../domain/alarms/read/publish-download.ts';
import {
  downloadMinutes,
  downloadPlaces,
  exportFileMinutes,
  exportFilePlaces,
  type Places,
} from '../../domain/constants.ts';
import { exportedLists } from '../../domain/exports/exported-lists.ts';
import { type Download, openDownload } from '../../domain/exports/open-download.ts';
import { openExport } from '../../domain/exports/open-export.ts';
import { formats, packed } from '../../domain/sheets/formats.ts';
import { invalid, limitReached } from '../../platform/errors.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { createPlaces } from './places.ts';
import { requestIdOf } from './security-headers.ts';

/** A client that reads nothing for this long is taken as gone; its query would otherwise wait for ever. */
const idleMs = 60_000;
const retryAfterSeconds = 10;
const routeMax = 8_000;
const routeBody = z.object({ route: z.string().max(routeMax) });

/**
 * Downloads of lists: `GET /<list>/download`, the same as gzip by `POST /download/vf`, and files of finished exports.
 * They are streamed, so that their size costs no memory; a client that disconnects ends the query.
 */
export function downloads(deps: RequestDeps): Router {
  // each holds one of the few connections to the warehouse
  const serve = createServing(deps, downloadPlaces, downloadMinutes);
  // a file holds no connection to the warehouse: whoever reads one slowly delays no list
  const serveFile = createServing(deps, exportFilePlaces, exportFileMinutes);
  const router = Router();
  router.get('/:list/download', (request, response, next) => {
    const { list } = request.params;
    if (!exportedLists.has(list)) return next();
    return serve(request, response, (ctx, signal) =>
      opened(openDownload(ctx, { list, params: request.query }, signal)),
    );
  });
  router.post('/download/vf', express.json({ limit: '16kb' }), (request, response) =>
    serve(request, response, async (ctx, signal) => {
      const sent = await opened(openDownload(ctx, downloadOf(request.body), signal));
      return sent.fileName.endsWith('.gz') ? sent : gzipOf(sent);
    }),
  );
  router.get('/report-exports/:id/file', (request, response) =>
    serveFile(request, response, async (ctx) => {
      const { exportLinks: links, exportFiles: files } = deps.ports;
      const { id } = request.params as { id: string };
      const { reportExport, file, bytes } = await openExport(ctx, { links, files }, { id, params: request.query });
      const { format } = reportExport;
      const content = file.createReadStream();
      return { ...named(reportExport.fileName, format), content, bytes, rows: null };
    }),
  );
  return router;
}

/** A file on its way to a client. */
interface Sent {
  fileName: string;
  mediaType: string;
  content: Readable;
  /** Size of a file; null for what is made while it is sent. */
  bytes: number | null;
  /** Rows sent, for the notification; null for a file, of which its person was told. */
  rows: (() => number) | null;
}

const named = (fileName: string, format: keyof typeof formats): Pick<Sent, 'fileName' | 'mediaType'> => {
  const { stored, mediaType } = formats[format];
  return { fileName: `${fileName.slice(0, -format.length)}${stored}`, mediaType };
};

const opened = async (opening: Promise<Download>): Promise<Sent> => {
  const { fileName, format, content, rows } = await opening;
  return { ...named(fileName, format), content, bytes: null, rows };
};

const gzipOf = (sent: Sent): Sent => ({
  ...sent,
  fileName: `${sent.fileName}.gz`,
  mediaType: formats.csv.mediaType,
  content: packed(sent.content),
});

/** The download that a route names (ANA.10). @throws AppError INVALID for any other route. */
function downloadOf(body: unknown): Parameters<typeof openDownload>[1] {
  const { route } = routeBody.parse(body);
  const [, list = '', params = ''] = /^\/([a-z-]+)\/download(?:\?(.*))?$/s.exec(route) ?? [];
  const known = exportedLists.get(list);
  if (!known || known.isNoRoute)
    throw invalid(exportTexts.unknownRoute, [{ path: 'route', message: exportTexts.unknownRoute }]);
  return { list, params: parse(params) };
}

type Ctx = Awaited<ReturnType<typeof createRequestContext>>['ctx'];

/** Sends files to clients, few at a time and of one person, each for some minutes at most, however slowly it is read. */
function createServing(deps: RequestDeps, limits: Places, minutes: number) {
  const places = createPlaces(limits);
  return async (
    request: Request,
    response: Response,
    open: (ctx: Ctx, signal: AbortSignal) => Promise<Sent>,
  ): Promise<void> => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    const leave = places.enter(ctx);
    if (!leave) throw limitReached(requestTexts.downloadsBusy, retryAfterSeconds);
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const overdue = setTimeout(() => response.destroy(), minutes * 60_000);
    try {
      const { fileName, mediaType, content, bytes, rows } = await open(ctx, gone.signal);
      response.set({
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
        ...(bytes !== null && { 'content-length': String(bytes) }),
      });
      response.setTimeout(idleMs, () => response.destroy());
      await pipeline(content, response);
      if (rows) await publishDownload(ctx, { fileName, url: request.originalUrl, rows: rows() });
    } catch (error) {
      // a client that has disconnected needs no answer
      if (gone.signal.aborted) return;
      if (!response.headersSent) throw error;
      // the truncated response shows the client that it is incomplete
      deps.log.error({ err: error, requestId: requestIdOf(response) }, 'a download failed');
      response.destroy();
    } finally {
      clearTimeout(overdue);
      leave();
    }
  };
}
