import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createConnections } from '../connections.ts';
import type { Engine } from '../engine.ts';
import { refuse } from '../errors.ts';
import { createExecutor, type Executor, type ExecutorDeps } from '../executor.ts';
import { createLanes } from '../lanes.ts';
import type { Credentials, QueryRequest } from '../request.ts';
import { createAdmission } from './admission.ts';
import { createDatabases } from './databases.ts';
import { type ReaderLimits, readerSettings } from './settings.ts';
import { createReaderStore, READER_NAME, type Reader } from './store.ts';

/** Recognises readers, binds their requests and runs them, apart from the owner's. */
export interface Readers {
  /** Returns whose credentials these are; undefined for nobody's. */
  find(given: Credentials): Promise<Reader | undefined>;
  /**
   * Takes a place for one request of a reader, whose time then runs: the connection is broken when it is over.
   * @throws QueryError 202 if it has too many already
   */
  enter(reader: Reader, res: ServerResponse): void;
  /** Returns the request as it is run: bound to the customer and within bounds. @throws QueryError for what it may not ask. */
  bind(request: QueryRequest, reader: Reader): Promise<QueryRequest>;
  /** Largest body of a form, bytes. */
  largestForm: number;
  executor: Executor;
  close(): void;
}

/** Places of queries that run: all readers together have these. */
const SHORT_LANE = 1;
const LONG_LANE = 1;
/** Threads of the process that readers' queries hold at most. */
export const READER_THREADS = SHORT_LANE + LONG_LANE;
const LONG_AFTER_MS = 400;
const WAITING_MOST = 64;
const IDLE_EXPLAINING = 8;
/** Requests that one reader may have at once, those that wait included. */
const MOST_EACH = 4;
/** Time from the first byte of a request to the last of its answer, beyond the time that its query may run. */
const TRANSFER_MS = 120_000;
const LARGEST_STATEMENT = 1024 * 1024;
/** Clients name `default` where they name none. */
const DATABASES = new Set(['default', 'analyst']);

const REPORT_EVERY_MS = 1000;

/** Creates a log of refused credentials: a line for a name, at most one a second, never what was sent as secret. */
function createReport(): (user: string) => void {
  let nextAt = 0;
  return (user) => {
    const now = Date.now();
    if (now < nextAt) return;
    nextAt = now + REPORT_EVERY_MS;
    const reader = READER_NAME.test(user) ? user : 'unreadable';
    console.error(JSON.stringify({ level: 'warn', time: now, security: 'reader-refused', reader }));
  };
}

/** @param base SET list every connection starts with */
export async function createReaders(
  engine: Engine,
  base: string,
  limits: ReaderLimits,
  shared: Pick<ExecutorDeps, 'sessions' | 'fifos' | 'spool' | 'collect' | 'killer' | 'queryLog'>,
): Promise<Readers> {
  const store = await createReaderStore(engine);
  const lanes = { short: SHORT_LANE, long: LONG_LANE, longAfterMs: LONG_AFTER_MS, queue: WAITING_MOST };
  const explaining = createConnections(engine, base, IDLE_EXPLAINING);
  const admit = await createAdmission(engine, explaining);
  const executor = createExecutor({
    ...shared,
    // None is kept: each has a customer.
    connections: createConnections(engine, base, 0),
    lanes: createLanes(lanes),
    largestStatement: LARGEST_STATEMENT,
    admit,
  });
  const databaseOf = createDatabases(engine);
  const reportRefused = createReport();
  const atWork = new Map<string, number>();
  return {
    executor,
    largestForm: LARGEST_STATEMENT,
    async find({ user, password }) {
      const reader = await store.find(user, password);
      if (!reader) reportRefused(user);
      return reader;
    },
    enter({ name }, res) {
      const count = atWork.get(name) ?? 0;
      if (count >= MOST_EACH)
        throw refuse(202, `Too many simultaneous queries for user ${name}. Maximum: ${MOST_EACH}`);
      atWork.set(name, count + 1);
      const timer = setTimeout(() => res.destroy(), limits.seconds * 1000 + TRANSFER_MS);
      res.once('close', () => {
        clearTimeout(timer);
        const left = (atWork.get(name) ?? 1) - 1;
        if (left > 0) atWork.set(name, left);
        else atWork.delete(name);
      });
    },
    async bind(request, { customerId }) {
      if (request.external.length > 0) throw refuse(497, 'Not enough privileges: readers have no temporary tables');
      if (request.roles.length > 0) throw refuse(497, 'Not enough privileges: readers have no roles');
      if (!DATABASES.has(request.database)) {
        throw refuse(497, `Not enough privileges: there is no database but analyst`);
      }
      return {
        ...request,
        // Another's statement of the same id would be ended with this one.
        queryId: randomUUID(),
        database: await databaseOf(customerId),
        settings: readerSettings(request.settings, limits),
        session: undefined,
        // The whole result would be on disk.
        waitForEnd: false,
        progressEveryMs: 0,
      };
    },
    close() {
      explaining.forget();
      store.close();
    },
  };
}
