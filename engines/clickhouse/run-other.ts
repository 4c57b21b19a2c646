import { NOTHING, type Summary } from './answer.ts';
import { fromEngine } from './errors.ts';
import type { Statement } from './statement.ts';
import { toUtf8, type Work } from './work.ts';

/** Runs a statement without a result of size: DDL, SET, ALTER, INSERT … SELECT, SYSTEM, KILL. */
export async function runOther(statement: Extract<Statement, { kind: 'run' | 'kill' }>, work: Work): Promise<Summary> {
  const format = statement.format ?? work.defaultFormat;
  work.answer.setFormat(format);
  const sql = toUtf8(statement.sql);
  try {
    const outcome = await (statement.kind === 'kill' ? work.killer.run(sql, format) : work.connection.run(sql, format));
    if (outcome.bytes.length > 0) await work.answer.write(outcome.bytes);
    return { ...NOTHING, resultRows: outcome.rows, resultBytes: outcome.rowBytes, elapsedNs: outcome.elapsedNs };
  } catch (error) {
    throw fromEngine(error);
  }
}
