import { performance } from 'node:perf_hooks';
import type { Summary } from './answer.ts';
import type { QueryError } from './errors.ts';
import type { LoggedQuery } from './query-log.ts';
import type { Received } from './receive.ts';
import type { QueryRequest } from './request.ts';
import type { Statement } from './statement.ts';

/** A statement that has ended. */
export interface LoggedRun {
  received: Received;
  startedAtMs: number;
  summary: Summary;
  error?: QueryError;
}

const LOGGED_SQL_BYTES = 100_000;

/** Returns the entry of the query log about a statement that ends now. */
export function logEntryOf(request: QueryRequest, { received, startedAtMs, summary, error }: LoggedRun): LoggedQuery {
  return {
    queryId: request.queryId,
    startedAtMs,
    durationMs: performance.timeOrigin + performance.now() - startedAtMs,
    sql: received.sql.slice(0, LOGGED_SQL_BYTES),
    kind: kindOf(received.statement),
    database: request.database,
    user: request.user,
    userAgent: request.userAgent,
    settings: request.settings,
    writtenRows: summary.writtenRows,
    writtenBytes: summary.writtenBytes,
    resultRows: summary.resultRows,
    resultBytes: summary.resultBytes,
    exceptionCode: error?.code ?? 0,
    exception: error?.message ?? '',
  };
}

function kindOf(statement: Statement): string {
  if (statement.kind === 'insert' || statement.kind === 'input') return 'Insert';
  if (statement.kind === 'kill') return 'KillQuery';
  const text = statement.kind === 'read' ? statement.head : statement.sql;
  const word = /[A-Za-z]+/.exec(text)?.[0] ?? 'Select';
  if (/^(with|from|select)$/i.test(word)) return 'Select';
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
