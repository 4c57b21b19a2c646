import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import type { RequestHandler } from 'express';
import { type ActivityLine, activityColumns, exportActivity } from '../../domain/alarms/read/export-activity.ts';
import { publishDownload } from '../../domain/alarms/read/publish-download.ts';
import { downloadsAtOnce } from '../../domain/constants.ts';
import { limitReached } from '../../platform/errors.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import { createRequestContext, type RequestDeps } from '../request-context.ts';
import { requestIdOf } from './security-headers.ts';

/** A client that reads nothing for this long is taken as gone; its query would otherwise wait for ever. */
const idleMs = 60_000;
const retryAfterSeconds = 10;

/**
 * GET /alarm-activity/download: alarm activity as CSV, compressed with gzip. Lines are streamed, so that its size costs
 * no memory; a client that disconnects cancels the query.
 */
export function activityDownload(deps: RequestDeps): RequestHandler {
  let running = 0;
  return async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    // each holds one of the few connections to the warehouse
    if (running >= downloadsAtOnce) throw limitReached(requestTexts.downloadsBusy, retryAfterSeconds);
    running += 1;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const lines = await exportActivity(ctx, request.query, gone.signal);
      const fileName = `alarm-activity-${ctx.clock.now().toISOString().slice(0, 10)}.csv.gz`;
      response.set({
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
      });
      response.setTimeout(idleMs, () => response.destroy());
      let rows = 0;
      const count = (read: number): void => {
        rows += read;
      };
      await pipeline(Readable.from(csvOf(lines, count)), createGzip(), response);
      await publishDownload(ctx, { fileName, url: request.originalUrl, rows });
    } catch (error) {
      // a client that has disconnected needs no answer
      if (gone.signal.aborted) return;
      if (!response.headersSent) throw error;
      // the truncated response shows the client that it is incomplete
      deps.log.error({ err: error, requestId: requestIdOf(response) }, 'a download failed');
      response.destroy();
    } finally {
      running -= 1;
    }
  };
}

/** Yields CSV batch by batch: compressing line by line costs ten times as much. */
async function* csvOf(batches: AsyncIterable<ActivityLine[]>, onBatch: (rows: number) => void): AsyncGenerator<string> {
  // without the byte order mark, spreadsheets assume their local encoding
  yield stringify([activityColumns as readonly string[]], { bom: true });
  for await (const lines of batches) {
    onBatch(lines.length);
    yield stringify(lines, { columns: [...activityColumns], escape_formulas: true });
  }
}
