import { createReadStream } from 'node:fs';
import { NOTHING, type Summary } from './answer.ts';
import type { Outcome } from './engine.ts';
import { fromEngine, QueryError } from './errors.ts';
import { openReader } from './fifo.ts';
import { watchProgress } from './progress.ts';
import { createProgressRows, reportsProgress } from './progress-rows.ts';
import type { Statement } from './statement.ts';
import { toUtf8, type Work } from './work.ts';

type Read = Extract<Statement, { kind: 'read' }>;

/** Interval at which progress is read for formats that report it: a quarter of what people notice. */
const LOOK_EVERY_MS = 25;

/** Rewords a syntax error at a statement's end, which would otherwise name the daemon's clause. */
function withoutOutfile(error: QueryError): QueryError {
  if (error.code !== 62) return error;
  return new QueryError(62, error.message.replace(/\((?:INTO|OUTFILE)\): .*?\. Expected/s, '(end of query). Expected'));
}

function summaryOf({ rows, rowBytes, elapsedNs }: Outcome): Summary {
  return {
    ...NOTHING,
    readRows: rows,
    readBytes: rowBytes,
    totalRowsToRead: rows,
    resultRows: rows,
    resultBytes: rowBytes,
    elapsedNs,
  };
}

/** Has the engine write the result to `path`; kills the statement if the client disconnects. */
async function runInto(path: string, statement: Read, work: Work): Promise<Outcome> {
  const format = statement.format ?? work.defaultFormat;
  const added = `INTO OUTFILE '${path}' TRUNCATE COMPRESSION '${work.compression}' FORMAT ${format}`;
  const ended = work.connection.run(`${toUtf8(statement.head)} ${added} ${toUtf8(statement.tail)}`.trimEnd());
  const stop = () => void work.killer.kill(work.queryId, ended);
  if (work.gone.aborted) stop();
  else work.gone.addEventListener('abort', stop);
  try {
    return await ended;
  } catch (error) {
    throw withoutOutfile(fromEngine(error, [` ${added}`, added, path]));
  } finally {
    work.gone.removeEventListener('abort', stop);
  }
}

/**
 * Runs a statement with a result. The engine writes it into a pipe, in any of its formats, as fast as the client reads.
 * Throws the engine's error; output before it has been sent or is buffered.
 */
export async function runRead(statement: Read, work: Work): Promise<Summary> {
  const format = statement.format ?? work.defaultFormat;
  work.answer.setFormat(format);
  if (work.waitForEnd) return throughFile(statement, work);
  if (reportsProgress(format)) return withProgress(statement, work);
  if (work.compression !== 'none') work.answer.setEncoded();
  return throughPipe(statement, work, (chunk) => work.answer.write(chunk));
}

/** Passes the lines of the result through this process, which adds progress before the engine reports it. */
async function withProgress(statement: Read, work: Work): Promise<Summary> {
  work.answer.holdNothing();
  const rows = createProgressRows((chunk) => work.answer.write(chunk));
  const stop = watchProgress(work.killer, work.queryId, LOOK_EVERY_MS, rows.report);
  try {
    return await throughPipe(statement, { ...work, compression: 'none' }, rows.take);
  } finally {
    stop();
    await rows.end();
  }
}

async function throughPipe(statement: Read, work: Work, take: (chunk: Buffer) => Promise<void>): Promise<Summary> {
  const path = await work.fifos.take();
  const reader = openReader(path);
  let failed = true;
  const ended = runInto(path, statement, work).finally(() => reader.finish());
  // The result is read to its end even if the client has gone: an engine blocked on a full pipe would not stop.
  const pumped = (async () => {
    for await (const chunk of reader.stream) if (!work.gone.aborted) await take(chunk as Buffer);
  })();
  try {
    const [outcome] = await Promise.all([ended, pumped]);
    failed = false;
    return summaryOf(outcome);
  } catch (error) {
    await pumped.catch(() => undefined);
    throw error;
  } finally {
    work.fifos.give(path, failed);
  }
}

/** Writes the whole result to disk before the first byte is sent, however large it is. */
async function throughFile(statement: Read, work: Work): Promise<Summary> {
  if (work.compression !== 'none') work.answer.setEncoded();
  const path = work.spool.path();
  try {
    const summary = summaryOf(await runInto(path, statement, work));
    work.answer.setSummary(summary);
    for await (const chunk of createReadStream(path)) {
      if (work.gone.aborted) break;
      await work.answer.write(chunk as Buffer);
    }
    return summary;
  } finally {
    await work.spool.drop(path);
  }
}
