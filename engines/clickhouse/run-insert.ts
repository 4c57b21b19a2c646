import { NOTHING, type Summary } from './answer.ts';
import type { Outcome } from './engine.ts';
import { fromEngine, type QueryError } from './errors.ts';
import { openWriter } from './fifo.ts';
import type { Statement } from './statement.ts';
import { toUtf8, type WithData } from './work.ts';

type Insert = Extract<Statement, { kind: 'insert' | 'input' }>;

/** Returns the statement that reads its data from a file or pipe, and the texts that were added to the caller's. */
function fromPath(statement: Insert, path: string, work: WithData): { sql: string; added: string[] } {
  if (statement.kind === 'input') {
    const source = `file('${path}', '${statement.format}', ${statement.schema})`;
    return { sql: toUtf8(`${statement.before}${source}${statement.after}`), added: [source] };
  }
  const infile = ` FROM INFILE '${path}' COMPRESSION 'none'`;
  const format = statement.format ?? work.defaultFormat;
  // Parallel parsing pays from 10 MiB on; below, its threads cost a third more than the parsing itself.
  const tail = toUtf8(statement.tail) || (work.data.whole ? 'SETTINGS input_format_parallel_parsing = 0' : '');
  return {
    sql: `${toUtf8(statement.head)}${infile} ${tail} FORMAT ${format}`,
    added: [infile, `: (in file/uri ${path})`, path],
  };
}

function written({ rows, rowBytes, elapsedNs }: Outcome): Summary {
  return {
    ...NOTHING,
    readRows: rows,
    readBytes: rowBytes,
    writtenRows: rows,
    writtenBytes: rowBytes,
    resultRows: rows,
    resultBytes: rowBytes,
    elapsedNs,
  };
}

/**
 * Runs an INSERT with data. The data are never part of a statement: given inline, the engine ends them at `;` or a
 * blank line and runs the rest as SQL. A body that is complete goes through a file, a larger one through a pipe.
 */
export function runInsert(statement: Insert, work: WithData): Promise<Summary> {
  return work.data.whole ? fromFile(statement, work) : streamed(statement, work);
}

async function fromFile(statement: Insert, work: WithData): Promise<Summary> {
  const path = await work.spool.store(work.data.pieces);
  const { sql, added } = fromPath(statement, path, work);
  try {
    return written(await work.connection.run(sql));
  } catch (error) {
    throw fromEngine(error, added);
  } finally {
    await work.spool.drop(path);
  }
}

/** Streams the data. If the client disconnects, nothing is stored: the statement is killed before its data end. */
async function streamed(statement: Insert, work: WithData): Promise<Summary> {
  const path = await work.fifos.take();
  const { sql, added } = fromPath(statement, path, work);
  const writer = openWriter(path);
  let over = false;
  let failed = true;
  let broken: QueryError | undefined;
  const ended = work.connection.run(sql).finally(() => {
    over = true;
  });
  const feed = async () => {
    try {
      for (const piece of work.data.pieces) await writer.write(piece);
      work.data.release();
      for (let piece = await work.body.next(); piece && !over; piece = await work.body.next())
        await writer.write(piece);
    } catch (error) {
      broken = fromEngine(error);
      await work.killer.mark(work.queryId, ended);
    }
    if (!over) writer.end();
  };
  try {
    const [outcome] = await Promise.all([ended, Promise.race([feed(), ended])]);
    if (broken) throw broken;
    failed = false;
    return written(outcome);
  } catch (error) {
    throw broken ?? fromEngine(error, added);
  } finally {
    writer.dispose();
    work.fifos.give(path, failed);
    await work.body.leave();
  }
}
