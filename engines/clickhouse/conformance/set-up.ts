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
  /** One request by hand, with the password. */
  send(path: string, options?: Parameters<typeof raw>[2]): Promise<RawAnswer>;
  /** A GET of a statement; `more` goes behind it on the URL. */
  get(query: string, more?: string): Promise<RawAnswer>;
  rows<Row>(query: string, more?: Parameters<typeof rowsOf>[2]): Promise<Row[]>;
  /** Makes a table of its own for the test. */
  newTable(columns?: string, engine?: string): Promise<string>;
  /** A name nobody else has. */
  name(): string;
  /** All rows of a table with the columns `a` and `s`. */
  contents(table: string): Promise<unknown[]>;
  /** Inserts bytes through the client. */
  insertBytes(query: string, ...pieces: (string | Buffer)[]): Promise<void>;
}

/** A daemon for the tests of a file. */
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

/** The server's error that a promise ends with. */
export async function failure(promise: Promise<unknown>): Promise<ClickHouseError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ClickHouseError) return error;
  throw new Error(`expected an error of the server, got ${error}`);
}

/** The code of an answer's error; undefined when it has none. */
export function codeOf(answer: RawAnswer): string | undefined {
  return answer.headers['x-clickhouse-exception-code'] as string | undefined;
}

/** Texts that end a statement, a string or a line where somebody reads data as SQL. */
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

export { PASSWORD, raw, rowsOf, until } from '../harness.ts';
