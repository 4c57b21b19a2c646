import { Readable } from 'node:stream';
import { type ClickHouseClient, ClickHouseError, type createClient } from '@clickhouse/client';
import { afterAll, beforeAll } from 'vitest';
import { type RawAnswer, raw, removeDir, rowsOf, startTestDaemon, type TestDaemon, tempDir } from '../harness.ts';

export interface Server {
  readonly url: string;
  readonly dir: string;
  readonly daemon: TestDaemon;
  /** The official client, with its defaults. */
  readonly client: ClickHouseClient;
  /** Another client, closed with the daemon. */
  connect(options?: Parameters<typeof createClient>[0]): ClickHouseClient;
  /** Sends one raw request, with the password. */
  send(path: string, options?: Parameters<typeof raw>[2]): Promise<RawAnswer>;
  /** GETs a statement; `more` is appended to the URL. */
  get(query: string, more?: string): Promise<RawAnswer>;
  rows<Row>(query: string, more?: Parameters<typeof rowsOf>[2]): Promise<Row[]>;
  /** Creates a table for the test. */
  newTable(columns?: string, engine?: string): Promise<string>;
  /** Returns a unique name. */
  name(): string;
  /** Returns all rows of a table with the columns `a` and `s`. */
  contents(table: string): Promise<unknown[]>;
  /** Inserts bytes through the client. */
  insertBytes(query: string, ...pieces: (string | Buffer)[]): Promise<void>;
}

/** Runs a daemon for the tests of a file. */
export function serverForFile(env: NodeJS.ProcessEnv = {}): Server {
  let dir = '';
  let daemon: TestDaemon | undefined;
  let client: ClickHouseClient | undefined;
  let names = 0;
  const running = (): TestDaemon => {
    if (!daemon) throw new Error('the daemon runs only inside tests');
    return daemon;
  };
  beforeAll(async () => {
    dir = tempDir();
    daemon = await startTestDaemon(dir, env);
    client = daemon.client();
  });
  afterAll(async () => {
    await daemon?.stop();
    removeDir(dir);
  });
  const server: Server = {
    get url() {
      return running().url;
    },
    get dir() {
      return dir;
    },
    get daemon() {
      return running();
    },
    get client() {
      if (!client) throw new Error('the daemon runs only inside tests');
      return client;
    },
    connect: (options) => running().client(options),
    send: (path, options) => raw(running().url, path, options),
    get: (query, more = '') => server.send(`/?query=${encodeURIComponent(query)}${more}`, { method: 'GET' }),
    rows: (query, more) => rowsOf(server.client, query, more),
    name: () => `t${names++}`,
    async newTable(columns = 'a Int64, s String', engine = 'MergeTree ORDER BY tuple()') {
      const name = server.name();
      await server.client.command({ query: `CREATE TABLE ${name} (${columns}) ENGINE = ${engine}` });
      return name;
    },
    contents: (table) => server.rows(`SELECT a, s FROM ${table} ORDER BY a, s`),
    async insertBytes(query, ...pieces) {
      const { stream } = await server.client.exec({ query, values: Readable.from(pieces, { objectMode: false }) });
      for await (const _ of stream) throw new Error('an insert has no result');
    },
  };
  return server;
}

/** Returns the server's error with which a promise rejects. */
export async function failure(promise: Promise<unknown>): Promise<ClickHouseError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ClickHouseError) return error;
  throw new Error(`expected an error of the server, got ${error}`);
}

/** Returns the code of an answer's error; undefined when it has none. */
export function codeOf(answer: RawAnswer): string | undefined {
  return answer.headers['x-clickhouse-exception-code'] as string | undefined;
}

/** Texts that would end a statement, a string or a line if data were read as SQL. */
export const HOSTILE = [
  "1);DROP TABLE x; --'",
  'a\n\nb',
  "it's; -- /*",
  '\\',
  "\\'",
  '\t',
  '\r\n;\r\n',
  'ü–“”‘’ 🚨',
  '',
  '\u0000',
  '{"a":1}\n',
  '`"$$',
];

export { PASSWORD, type RawAnswer, raw, rowsOf, until } from '../harness.ts';
