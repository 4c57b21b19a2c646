import { hostname } from 'node:os';
import { PROCESSES_VIEW } from './callers-ids.ts';
import type { Connection, Engine } from './engine.ts';
import { statusOf } from './errors.ts';
import type { Spool } from './spool.ts';

/** One finished statement. */
export interface LoggedQuery {
  queryId: string;
  startedAtMs: number;
  durationMs: number;
  sql: string;
  kind: string;
  database: string;
  user: string;
  userAgent: string;
  settings: ReadonlyMap<string, string>;
  writtenRows: number;
  writtenBytes: number;
  resultRows: number;
  resultBytes: number;
  exceptionCode: number;
  exception: string;
}

export interface QueryLog {
  add(query: LoggedQuery): void;
  /** Stores all entries added so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const TTL_DAYS = 7;
const FLUSH_EVERY_MS = 2000;
const MOST_KEPT = 10_000;

const TABLE = `CREATE TABLE IF NOT EXISTS daemon.query_log (
  hostname LowCardinality(String),
  type Enum8('QueryStart' = 1, 'QueryFinish' = 2, 'ExceptionBeforeStart' = 3, 'ExceptionWhileProcessing' = 4),
  event_date Date,
  event_time DateTime,
  event_time_microseconds DateTime64(6),
  query_start_time DateTime,
  query_start_time_microseconds DateTime64(6),
  query_duration_ms UInt64,
  read_rows UInt64,
  read_bytes UInt64,
  written_rows UInt64,
  written_bytes UInt64,
  result_rows UInt64,
  result_bytes UInt64,
  current_database LowCardinality(String),
  query String,
  query_kind LowCardinality(String),
  exception_code Int32,
  exception String,
  is_initial_query UInt8,
  user LowCardinality(String),
  query_id String,
  initial_user LowCardinality(String),
  initial_query_id String,
  interface UInt8,
  http_user_agent LowCardinality(String),
  log_comment String,
  Settings Map(LowCardinality(String), LowCardinality(String))
) ENGINE = MergeTree ORDER BY (event_date, event_time) TTL event_date + INTERVAL ${TTL_DAYS} DAY`;

/** A statement that was started has a row for its start too: one row in the table, two in the view. */
const START_ZEROES = ['query_duration_ms', 'exception_code']
  .concat(['read', 'written', 'result'].flatMap((what) => [`${what}_rows`, `${what}_bytes`]))
  .map((column) => `if(row = 'QueryStart', 0, ${column}) AS ${column}`);
const VIEW = `CREATE OR REPLACE VIEW system.query_log AS SELECT * EXCEPT row REPLACE (
  CAST(row, toTypeName(type)) AS type,
  if(row = 'QueryStart', toDate(query_start_time), event_date) AS event_date,
  if(row = 'QueryStart', query_start_time, event_time) AS event_time,
  if(row = 'QueryStart', query_start_time_microseconds, event_time_microseconds) AS event_time_microseconds,
  if(row = 'QueryStart', '', exception) AS exception,
  ${START_ZEROES.join(',\n  ')}
) FROM daemon.query_log
ARRAY JOIN if(type = 'ExceptionBeforeStart', [toString(type)], ['QueryStart', toString(type)]) AS row`;

function typeOf({ exceptionCode, kind }: LoggedQuery): string {
  if (exceptionCode === 0) return 'QueryFinish';
  // The engine does not say which; a caller's error occurs before the start, except in an INSERT's data.
  return statusOf(exceptionCode) < 500 && kind !== 'Insert' ? 'ExceptionBeforeStart' : 'ExceptionWhileProcessing';
}

function toRow(query: LoggedQuery): string {
  const micros = (ms: number) => (ms / 1000).toFixed(6);
  const seconds = (ms: number) => Math.floor(ms / 1000);
  const endMs = query.startedAtMs + query.durationMs;
  return JSON.stringify({
    hostname: hostname(),
    type: typeOf(query),
    event_date: new Date(endMs).toISOString().slice(0, 10),
    event_time: seconds(endMs),
    event_time_microseconds: micros(endMs),
    query_start_time: seconds(query.startedAtMs),
    query_start_time_microseconds: micros(query.startedAtMs),
    query_duration_ms: Math.round(query.durationMs),
    read_rows: query.resultRows,
    read_bytes: query.resultBytes,
    written_rows: query.writtenRows,
    written_bytes: query.writtenBytes,
    result_rows: query.resultRows,
    result_bytes: query.resultBytes,
    current_database: query.database,
    query: query.sql,
    query_kind: query.kind,
    exception_code: query.exceptionCode,
    exception: query.exception,
    is_initial_query: 1,
    user: query.user,
    query_id: query.queryId,
    initial_user: query.user,
    initial_query_id: query.queryId,
    interface: 2,
    http_user_agent: query.userAgent,
    log_comment: query.settings.get('log_comment') ?? '',
    Settings: Object.fromEntries(query.settings),
  });
}

/**
 * Creates the query_log, which clients expect and the engine lacks: a table of the daemon with a TTL, and a view of it
 * in `system`, recreated at each start because `system` does not outlive the process.
 */
export async function createQueryLog(engine: Engine, spool: Spool): Promise<QueryLog> {
  const connection: Connection = engine.connect();
  await connection.run('CREATE DATABASE IF NOT EXISTS daemon');
  await connection.run(TABLE);
  await connection.run(PROCESSES_VIEW);
  await connection.run(VIEW);
  let rows: string[] = [];
  let writing: Promise<void> = Promise.resolve();

  const store = async () => {
    if (rows.length === 0) return;
    const batch = rows;
    rows = [];
    let path: string | undefined;
    try {
      path = await spool.store([Buffer.from(batch.join('\n'))]);
      await connection.run(`INSERT INTO daemon.query_log FROM INFILE '${path}' COMPRESSION 'none' FORMAT JSONEachRow`);
    } catch (error) {
      console.error(`query_log: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
    } finally {
      if (path) await spool.drop(path);
    }
  };
  const flush = () => {
    writing = writing.then(store);
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  return {
    add(query) {
      // If rows cannot be stored fast enough, they are dropped, to bound memory.
      if (rows.length < MOST_KEPT) rows.push(toRow(query));
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
      connection.close();
    },
  };
}
