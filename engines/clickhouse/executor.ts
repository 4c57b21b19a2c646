import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, NOTHING, type Summary } from './answer.ts';
import type { Body } from './body.ts';
import type { Collected } from './collect.ts';
import type { Connections, Lease, Setup } from './connections.ts';
import { fromEngine, type QueryError, refuse } from './errors.ts';
import { type External, loadExternal } from './external.ts';
import type { FifoPool } from './fifo.ts';
import type { Killer } from './killer.ts';
import type { Lanes, Place } from './lanes.ts';
import { watchProgress } from './progress.ts';
import type { QueryLog } from './query-log.ts';
import { type Received, receive } from './receive.ts';
import { type Asked, isOn } from './request.ts';
import { runInsert } from './run-insert.ts';
import { runOther } from './run-other.ts';
import { runRead } from './run-read.ts';
import type { Sessions } from './sessions.ts';
import type { Spool } from './spool.ts';
import type { Statement } from './statement.ts';
import type { Work } from './work.ts';

export interface Executor {
  /** Runs one request and answers it; never throws. */
  execute(asked: Asked, body: Body, answer: Answer, gone: AbortSignal): Promise<void>;
  /** Stops what is still running. */
  killAll(): Promise<void>;
}

export interface ExecutorDeps {
  connections: Connections;
  sessions: Sessions;
  lanes: Lanes;
  fifos: FifoPool;
  spool: Spool;
  /** Takes the data of an INSERT into memory, as far as there is room. */
  collect(first: Buffer, body: Body): Promise<Collected>;
  killer: Killer;
  queryLog: QueryLog;
  user: string;
}

const LOGGED_SQL_BYTES = 100_000;
const REPLACE_WAIT_MS = 5000;

function kindOf(statement: Statement): string {
  if (statement.kind === 'insert' || statement.kind === 'input') return 'Insert';
  if (statement.kind === 'kill') return 'KillQuery';
  const text = statement.kind === 'read' ? statement.head : statement.sql;
  const word = /[A-Za-z]+/.exec(text)?.[0] ?? 'Select';
  if (/^(with|from|select)$/i.test(word)) return 'Select';
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** Whoever asks the log is told of all that has ended by then, whenever it is stored otherwise. */
const needsLog = (statement: Statement): boolean =>
  (statement.kind === 'run' && statement.flushesLogs) ||
  (statement.kind === 'read' && /query_log/i.test(statement.head));

export function createExecutor(deps: ExecutorDeps): Executor {
  const running = new Map<string, Promise<void>>();

  const lease = (asked: Asked): Promise<Lease> => {
    const setup: Setup = asked;
    return asked.session
      ? deps.sessions.lease(asked.session, setup, asked.databaseGiven)
      : deps.connections.lease(setup);
  };

  const run = (statement: Statement, data: Collected | undefined, work: Work, body: Body): Promise<Summary> => {
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
  };

  /** Whether the connection is fit for others afterwards. */
  const leavesNothing = (statement: Statement) =>
    statement.kind === 'read' || statement.kind === 'run' ? statement.reusable : true;

  const perform = async (asked: Asked, received: Received, body: Body, answer: Answer, gone: AbortSignal) => {
    const { statement, first } = received;
    const hasData = statement.kind === 'insert' || statement.kind === 'input';
    // A client that sends slowly takes no place among the statements that run.
    const data = hasData ? await deps.collect(first, body) : undefined;
    // KILL has to work when every place is taken.
    let place: Place | undefined;
    let clean = false;
    let leased: Lease | undefined;
    let external: External | undefined;
    const stopReporting = asked.progressEveryMs
      ? watchProgress(deps.killer, asked.queryId, asked.progressEveryMs, (figures) => answer.progress(figures))
      : undefined;
    try {
      if (statement.kind !== 'kill') place = await deps.lanes.enter(gone);
      if (statement.kind === 'run' && statement.endsDatabase) deps.connections.forget();
      if (needsLog(statement)) await deps.queryLog.flush();
      leased = await lease(asked);
      external = await loadExternal(asked.external, leased.connection, deps.spool);
      const work: Work = {
        queryId: asked.queryId,
        connection: leased.connection,
        answer,
        gone,
        fifos: deps.fifos,
        spool: deps.spool,
        killer: deps.killer,
        defaultFormat: asked.format ?? (statement.kind === 'insert' ? 'Values' : 'TabSeparated'),
        compression: asked.encoding?.byEngine ? asked.encoding.name : 'none',
        waitForEnd: asked.waitForEnd,
      };
      const summary = await run(statement, data, work, body);
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

  const log = (
    asked: Asked,
    received: Received,
    startedAtMs: number,
    summary: Summary,
    error: QueryError | undefined,
  ) => {
    if (asked.settings.get('log_queries') === '0') return;
    deps.queryLog.add({
      queryId: asked.queryId,
      startedAtMs,
      durationMs: performance.timeOrigin + performance.now() - startedAtMs,
      sql: received.sql.slice(0, LOGGED_SQL_BYTES),
      kind: kindOf(received.statement),
      database: asked.database,
      user: deps.user,
      userAgent: asked.userAgent,
      settings: asked.settings,
      writtenRows: summary.writtenRows,
      writtenBytes: summary.writtenBytes,
      resultRows: summary.resultRows,
      resultBytes: summary.resultBytes,
      exceptionCode: error?.code ?? 0,
      exception: error?.message ?? '',
    });
  };

  const attempt = async (asked: Asked, body: Body, answer: Answer, gone: AbortSignal) => {
    const startedAtMs = performance.timeOrigin + performance.now();
    let received: Received | undefined;
    try {
      received = await receive(asked.query, body);
      const summary = await perform(asked, received, body, answer, gone);
      log(asked, received, startedAtMs, summary, undefined);
      answer.finish(summary);
    } catch (thrown) {
      const error = fromEngine(thrown);
      if (received) log(asked, received, startedAtMs, NOTHING, error);
      answer.fail(error);
      await body.leave();
    }
  };

  /** Stops the statement that has the request's id; false when that is not wanted or it goes on for too long. */
  const replace = async ({ queryId, settings }: Asked, other: Promise<void>): Promise<boolean> => {
    if (!isOn(settings.get('replace_running_query'))) return false;
    const patience = Number(settings.get('replace_running_query_max_wait_ms') ?? REPLACE_WAIT_MS);
    const gone = deps.killer.kill(queryId, other).then(() => true);
    return Promise.race([gone, wait(patience, false, { ref: false })]);
  };

  return {
    async execute(asked, body, answer, gone) {
      for (let other = running.get(asked.queryId); other; other = running.get(asked.queryId)) {
        if (await replace(asked, other)) continue;
        answer.fail(refuse(216, `Query with id = ${asked.queryId} is already running`));
        await body.leave();
        return;
      }
      const ended = attempt(asked, body, answer, gone);
      running.set(asked.queryId, ended);
      await ended;
      running.delete(asked.queryId);
    },
    async killAll() {
      await Promise.all([...running].map(([queryId, ended]) => deps.killer.kill(queryId, ended)));
    },
  };
}
