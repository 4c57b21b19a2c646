import { NOTHING, type Summary } from './answer.ts';
import { fromEngine, QueryError } from './errors.ts';
import { openReader } from './fifo.ts';
import type { Statement } from './statement.ts';
import { toUtf8, type Work } from './work.ts';

/** A statement that is wrong at its end is told so, not that the daemon's clause does not fit there. */
function withoutOutfile(error: QueryError): QueryError {
  if (error.code !== 62) return error;
  return new QueryError(62, error.message.replace(/\((?:INTO|OUTFILE)\): .*?\. Expected/s, '(end of query). Expected'));
}

/**
 * Runs a statement with a result: the engine writes it into a pipe, in any of its formats, as fast as the client reads.
 * Throws the engine's error; what was written before it has been sent or is held.
 */
export async function runRead(statement: Extract<Statement, { kind: 'read' }>, work: Work): Promise<Summary> {
  const format = statement.format ?? work.defaultFormat;
  work.answer.setFormat(format);
  const path = await work.fifos.take();
  const added = `INTO OUTFILE '${path}' APPEND FORMAT ${format}`;
  const reader = openReader(path);
  let failed = true;
  const ended = work.connection
    .run(`${toUtf8(statement.head)} ${added} ${toUtf8(statement.tail)}`)
    .finally(() => reader.finish());
  const stop = () => void work.killer.kill(work.queryId, ended);
  if (work.gone.aborted) stop();
  else work.gone.addEventListener('abort', stop);
  // The result is read to its end also when nobody wants it: an engine stuck in a full pipe would not stop.
  const pumped = (async () => {
    for await (const chunk of reader.stream) if (!work.gone.aborted) await work.answer.write(chunk as Buffer);
  })();
  try {
    const [outcome] = await Promise.all([ended, pumped]);
    failed = false;
    return {
      ...NOTHING,
      readRows: outcome.rows,
      readBytes: outcome.rowBytes,
      resultRows: outcome.rows,
      resultBytes: outcome.rowBytes,
      elapsedNs: outcome.elapsedNs,
    };
  } catch (error) {
    await pumped.catch(() => undefined);
    throw withoutOutfile(fromEngine(error, [` ${added}`, added, path]));
  } finally {
    work.gone.removeEventListener('abort', stop);
    work.fifos.give(path, failed);
  }
}
