import { NOTHING, type Summary } from './answer.ts';
import type { Outcome } from './engine.ts';
import { fromEngine } from './errors.ts';
import type { Statement } from './statement.ts';
import { toUtf8, type Work } from './work.ts';

type Other = Extract<Statement, { kind: 'run' | 'kill' }>;

/** Runs a KILL without waiting for a place, and returns the ids and texts of the callers. */
async function kill(statement: Extract<Other, { kind: 'kill' }>, work: Work, format: string): Promise<Outcome> {
  const { victims } = statement;
  // Errors in the statement are reported by the KILL itself.
  const list = victims && (await work.killer.run(toUtf8(victims), format).catch(() => undefined));
  const killed = await work.killer.run(toUtf8(statement.sql), format);
  return list || killed;
}

/** Runs a statement without a large result: DDL, SET, ALTER, INSERT … SELECT, SYSTEM, KILL. */
export async function runOther(statement: Other, work: Work): Promise<Summary> {
  const format = statement.format ?? work.defaultFormat;
  try {
    const { bytes, rows, rowBytes, elapsedNs } = await (statement.kind === 'kill'
      ? kill(statement, work, format)
      : work.connection.run(toUtf8(statement.sql), format));
    if (bytes.length > 0) {
      work.answer.setFormat(format);
      await work.answer.write(bytes);
    }
    return { ...NOTHING, resultRows: rows, resultBytes: rowBytes, elapsedNs };
  } catch (error) {
    throw fromEngine(error);
  }
}
