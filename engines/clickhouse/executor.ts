import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, NOTHING, type Summary } from './answer.ts';
import type { Body } from './body.ts';
import type { Collected } from './collect.ts';
import type { Connections, Lease, Setup } from './connections.ts';
import { fromEngine, refuse } from './errors.ts';
import { type External, loadExternal } from './external.ts';
import type { FifoPool } from './fifo.ts';
import type { Killer } from './killer.ts';
import type { Lanes, Place } from './lanes.ts';
import { type LoggedRun, logEntryOf } from './log-entry.ts';
import { watchProgress } from './progress.ts';
import type { QueryLog } from './query-log.ts';
import { type Received, receive } from './receive.ts';
import { isOn, type QueryRequest } from './request.ts';
import { runInsert } from './run-insert.ts';
import { runOther } from './run-other.ts';
import { runRead } from './run-read.ts';
import type { Sessions } from './sessions.ts';
import type { Spool } from './spool.ts';
import type { Statement } from './statement.ts';
import type { Work } from './work.ts';

export interface Executor {
  /** Runs one request and answers it; never throws. */
  execute(request: QueryRequest, body: Body, answer: Answer, gone: AbortSignal): Promise<void>;
  /** Kills all running statements. */
  killAll(): Promise<void>;
}

export interface ExecutorDeps {
  connections: Connections;
  sessions: Sessions;
  lanes: Lanes;
  fifos: FifoPool;
  spool: Spool;
  /** Reads the data of an INSERT into memory, as far as there is room. */
  collect(first: Buffer, body: Body): Promise<Collected>;
  killer: Killer;
  queryLog: QueryLog;
  /** Bytes that a statement may have. */
  largestStatement: number;
  /** Refuses what its caller may not ask, before anything of it is run; throws the error to answer. */
  admit?: Admission;
}

/** Judges what a caller may run. */
export interface Admission {
  /** Judges the kind of a statement, before its data are read. */
  kind(statement: Statement): void;
  /** Judges the statement. @returns it as it is run. */
  statement(statement: Statement, request: QueryRequest, defaultFormat: string): Promise<Statement>;
}

const REPLACE_WAIT_MS = 5000;

/** True if a statement reads the log, which must then be flushed first, so that all ended statements are in it. */
const needsLog = (statement: Statement): boolean =>
  (statement.kind === 'run' && statement.flushesLogs) ||
  (statement.kind === 'read' && /query_log/i.test(statement.head));

export function createExecutor(deps: ExecutorDeps): Executor {
  const running = new Map<string, Promise<void>>();

  const lease = (request: QueryRequest): Promise<Lease> => {
    const setup: Setup = request;
    return request.session
      ? deps.sessions.lease(request.session, setup, request.databaseGiven)
      : deps.connections.lease(setup);
  };

  const perform = async (request: QueryRequest, received: Received, body: Body, answer: Answer, gone: AbortSignal) => {
    const { statement, first } = received;
    deps.admit?.kind(statement);
    const hasData = statement.kind === 'insert' || statement.kind === 'input';
    // Data are read before a place is taken, so that a slow sender holds none.
    const data = hasData ? await deps.collect(first, body) : undefined;
    // KILL must work when every place is taken.
    let place: Place | undefined;
    let clean = false;
    let leased: Lease | undefined;
    let external: External | undefined;
    const stopReporting = request.progressEveryMs
      ? watchProgress(deps.killer, request.queryId, request.progressEveryMs, (figures) => answer.progress(figures))
      : undefined;
    try {
      if (statement.kind !== 'kill') place = await deps.lanes.enter(gone);
      if (statement.kind === 'run' && statement.endsDatabase) deps.connections.forget();
      if (needsLog(statement)) await deps.queryLog.flush();
      const defaultFormat = request.format ?? (statement.kind === 'insert' ? 'Values' : 'TabSeparated');
      const admitted = deps.admit ? await deps.admit.statement(statement, request, defaultFormat) : statement;
      leased = await lease(request);
      external = await loadExternal(request.external, leased.connection, deps.spool);
      const work: Work = {
        queryId: request.queryId,
        connection: leased.connection,
        answer,
        gone,
        fifos: deps.fifos,
        spool: deps.spool,
        killer: deps.killer,
        defaultFormat,
        compression: request.encoding?.byEngine ? request.encoding.name : 'none',
        waitForEnd: request.waitForEnd,
      };
      const summary = await run(admitted, data, work, body);
      clean = true;
      return summary;
    } finally {
      stopReporting?.();
      data?.release();
      await external?.drop();
      await leased?.giveBack(clean && leavesNothing(statement) && !external).catch(() => undefined);
      place?.release();
    }
  };

  const log = (request: QueryRequest, run: LoggedRun) => {
    if (request.settings.get('log_queries') !== '0') deps.queryLog.add(logEntryOf(request, run));
  };

  const attempt = async (request: QueryRequest, body: Body, answer: Answer, gone: AbortSignal) => {
    const startedAtMs = performance.timeOrigin + performance.now();
    let received: Received | undefined;
    try {
      received = await receive(request.query, body, deps.largestStatement);
      const summary = await perform(request, received, body, answer, gone);
      log(request, { received, startedAtMs, summary });
      answer.finish(summary);
    } catch (thrown) {
      const error = fromEngine(thrown);
      if (received) log(request, { received, startedAtMs, summary: NOTHING, error });
      answer.fail(error);
      await body.leave();
    }
  };

  /** Kills the statement that has the request's id; false when that is not requested or takes too long. */
  const replace = async ({ queryId, settings }: QueryRequest, other: Promise<void>): Promise<boolean> => {
    if (!isOn(settings.get('replace_running_query'))) return false;
    const patience = Number(settings.get('replace_running_query_max_wait_ms') ?? REPLACE_WAIT_MS);
    const gone = deps.killer.kill(queryId, other).then(() => true);
    return Promise.race([gone, wait(patience, false, { ref: false })]);
  };

  return {
    async execute(request, body, answer, gone) {
      for (let other = running.get(request.queryId); other; other = running.get(request.queryId)) {
        if (await replace(request, other)) continue;
        answer.fail(refuse(216, `Query with id = ${request.queryId} is already running`));
        await body.leave();
        return;
      }
      const ended = attempt(request, body, answer, gone);
      running.set(request.queryId, ended);
      await ended;
      running.delete(request.queryId);
    },
    async killAll() {
      await Promise.all([...running].map(([queryId, ended]) => deps.killer.kill(queryId, ended)));
    },
  };
}

function run(statement: Statement, data: Collected | undefined, work: Work, body: Body): Promise<Summary> {
  switch (statement.kind) {
    case 'read':
      return runRead(statement, work);
    case 'insert':
    case 'input':
      if (data) return runInsert(statement, { ...work, data, body });
      throw new Error('an INSERT without its data');
    default:
      return runOther(statement, work);
  }
}

/** Returns true if the connection can be reused by other requests. */
const leavesNothing = (statement: Statement): boolean =>
  statement.kind === 'read' || statement.kind === 'run' ? statement.reusable : true;
