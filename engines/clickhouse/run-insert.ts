import { NOTHING, type Summary } from './answer.ts';
import { fromEngine, type QueryError } from './errors.ts';
import { openWriter } from './fifo.ts';
import type { Statement } from './statement.ts';
import { toUtf8, type WithData } from './work.ts';

type Insert = Extract<Statement, { kind: 'insert' | 'input' }>;

/** The statement that takes its data from a pipe, and what in it the caller never wrote. */
function fromPipe(statement: Insert, path: string, defaultFormat: string): { sql: string; added: string[] } {
  if (statement.kind === 'input') {
    const source = `file('${path}', '${statement.format}', ${statement.schema})`;
    return { sql: toUtf8(`${statement.before}${source}${statement.after}`), added: [source] };
  }
  const infile = ` FROM INFILE '${path}' COMPRESSION 'none'`;
  const format = statement.format ?? defaultFormat;
  return {
    sql: `${toUtf8(statement.head)}${infile} ${toUtf8(statement.tail)} FORMAT ${format}`,
    added: [infile, `: (in file/uri ${path})`, path],
  };
}

/**
 * Runs an INSERT with data. The data goes through a pipe and is never part of a statement: given inline, the engine
 * ends it at `;` or a blank line and runs the rest as SQL.
 * A client that goes away in the middle stores nothing: the statement is killed before its data ends.
 */
export async function runInsert(statement: Insert, work: WithData): Promise<Summary> {
  const path = await work.fifos.take();
  const { sql, added } = fromPipe(statement, path, work.defaultFormat);
  const writer = openWriter(path);
  let over = false;
  let failed = true;
  let broken: QueryError | undefined;
  const ended = work.connection.run(sql).finally(() => {
    over = true;
  });
  const feed = async () => {
    try {
      if (work.first.length > 0) await writer.write(work.first);
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
    const { rows, rowBytes, elapsedNs } = outcome;
    return {
      ...NOTHING,
      readRows: rows,
      readBytes: rowBytes,
      writtenRows: rows,
      writtenBytes: rowBytes,
      elapsedNs,
    };
  } catch (error) {
    throw broken ?? fromEngine(error, added);
  } finally {
    writer.dispose();
    work.fifos.give(path, failed);
    await work.body.leave();
  }
}
