import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { until as untilSo } from '../../tests/support/until.ts';
import { productRoot } from '../root.ts';

/** For tests: the built daemon as a process with its own directory and a free port. */
export interface TestDaemon {
  url: string;
  pid: number;
  client(options?: Parameters<typeof createClient>[0]): ClickHouseClient;
  /** Stops it; resolves with its exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

export const PASSWORD = 'only for tests';
const ENTRY = join(productRoot(), 'dist', 'clickhouse.js');

export function tempDir(): string {
  return mkdtempSync(join(tmpdir(), 'clickhouse-test-'));
}

export function removeDir(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

/** Runs the entry file; resolves with its output when it listens or ends. */
export function launch(
  dir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; line: string; errors: string; code: number | null }> {
  const child = spawn(process.execPath, [ENTRY], {
    env: {
      ...process.env,
      UV_THREADPOOL_SIZE: '64',
      CLICKHOUSE_DAEMON_DATA: dir,
      CLICKHOUSE_DAEMON_PORT: '0',
      CLICKHOUSE_DAEMON_PASSWORD: PASSWORD,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let line = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      line += text;
      if (line.includes('\n')) resolve({ child, line, errors, code: null });
    });
    child.once('exit', (code) => resolve({ child, line, errors, code: code ?? -1 }));
  });
}

export async function startTestDaemon(dir: string, env: NodeJS.ProcessEnv = {}): Promise<TestDaemon> {
  const { child, line, errors } = await launch(dir, env);
  const url = /http:\S+/.exec(line)?.[0];
  if (!url || child.pid === undefined) throw new Error(`the daemon did not start: ${errors}`);
  const clients: ClickHouseClient[] = [];
  const ended = new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('exit', resolve);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const code = await ended;
    await Promise.all(clients.map((client) => client.close()));
    return code;
  };
  return {
    url,
    pid: child.pid,
    client(options = {}) {
      const client = createClient({
        url,
        password: PASSWORD,
        max_open_connections: 100,
        log: { level: ClickHouseLogLevel.OFF },
        ...options,
      });
      clients.push(client);
      return client;
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** Returns the rows of a query. */
export async function rowsOf<Row>(
  client: ClickHouseClient,
  query: string,
  more: Omit<Parameters<ClickHouseClient['query']>[0], 'query' | 'format'> = {},
): Promise<Row[]> {
  const result = await client.query({ query, format: 'JSONEachRow', ...more });
  return (await result.json()) as Row[];
}

/** Repeats the call until the answer is as wanted. */
export const until = <T>(ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<true> =>
  untilSo('the wanted answer', async () => {
    const answer = await ask();
    if (wanted(answer)) return true as const;
    throw new Error(`it is still ${JSON.stringify(answer)}`);
  });

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Buffer;
  /** True if the connection broke before the answer's end. */
  broken: boolean;
}

/** Sends one raw HTTP request, with the right password unless `headers` has another. */
export function raw(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-ClickHouse-User': 'default', 'X-ClickHouse-Key': PASSWORD, ...options.headers };
    const req = request(new URL(path, url), { method: options.method ?? 'POST', headers, agent: false }, (res) => {
      const pieces: Buffer[] = [];
      const done = () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(pieces).toString('utf8'),
          bytes: Buffer.concat(pieces),
          broken: !res.complete,
        });
      res.on('data', (piece: Buffer) => pieces.push(piece));
      res.on('error', () => undefined).on('close', done);
    });
    req.on('error', reject);
    req.end(options.body);
  });
}
