import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launch, PASSWORD, removeDir, rowsOf, startTestDaemon, type TestDaemon, tempDir, until } from './harness.ts';

let dir: string;
const started: TestDaemon[] = [];

beforeAll(() => {
  dir = tempDir();
});

afterEach(async () => {
  for (const daemon of started.splice(0)) await daemon.kill();
});

afterAll(() => removeDir(dir));

async function start(env: NodeJS.ProcessEnv = {}): Promise<TestDaemon> {
  const daemon = await startTestDaemon(dir, env);
  started.push(daemon);
  return daemon;
}

test('without a large enough thread pool it does not start, and says so in one line', async () => {
  const { code, errors } = await launch(dir, { UV_THREADPOOL_SIZE: '4' });
  expect(code).toBe(1);
  expect(errors).toMatch(/^ClickHouse daemon: UV_THREADPOOL_SIZE must be at least 16 .*\n$/);
});

test('a second daemon on the directory does not start, and says why in one line', async () => {
  const first = await start();
  const { code, errors } = await launch(dir);
  expect(code).toBe(1);
  expect(errors).toBe(`ClickHouse daemon: the directory is in use by process ${first.pid}\n`);
  expect(await rowsOf(first.client(), 'SELECT 1 AS a')).toEqual([{ a: 1 }]);
});

test('without the lock file the engine itself refuses a second daemon, and the first goes on', async () => {
  const first = await start();
  rmSync(join(dir, 'daemon.lock'));
  const { code, errors } = await launch(dir);
  expect(code).toBe(1);
  expect(errors).toMatch(/ClickHouse daemon: the engine cannot open the directory, another process may hold it\n$/);
  expect(await rowsOf(first.client(), 'SELECT 1 AS a')).toEqual([{ a: 1 }]);
});

test('kill -9 in the middle of inserts loses no acknowledged row and keeps no part of a batch', async () => {
  const batchRows = 500;
  const first = await start();
  const client = first.client();
  await client.command({ query: 'CREATE TABLE kept (batch UInt32, n UInt32) ENGINE = MergeTree ORDER BY (batch, n)' });
  const acknowledged: number[] = [];
  let next = 0;
  let dying = false;
  const write = async () => {
    while (!dying) {
      const batch = next++;
      const values = Array.from({ length: batchRows }, (_, n) => [batch, n]);
      try {
        await client.insert({ table: 'kept', values, format: 'JSONCompactEachRow' });
        acknowledged.push(batch);
      } catch {
        return;
      }
    }
  };
  const writers = [write(), write(), write(), write()];
  await until(
    async () => acknowledged.length,
    (count) => count >= 40,
  );
  const killed = first.kill();
  dying = true;
  await killed;
  await Promise.all(writers);

  const second = await start();
  const counts = await rowsOf<{ batch: number; rows: number }>(
    second.client(),
    'SELECT batch, toUInt32(count()) AS rows FROM kept GROUP BY batch',
  );
  const stored = new Map(counts.map(({ batch, rows }) => [batch, rows]));
  expect(acknowledged.filter((batch) => stored.get(batch) !== batchRows)).toEqual([]);
  expect([...stored.values()].filter((rows) => rows !== batchRows)).toEqual([]);
});

test('SIGTERM lets what runs end, then the directory is free and query_log is still there', async () => {
  const first = await start();
  const client = first.client();
  const slow = rowsOf(client, 'SELECT sleep(1) AS slept', { query_id: 'drained' });
  const processes = "SELECT 1 FROM system.processes WHERE query_id = 'drained'";
  await until(
    () => rowsOf(client, processes),
    (list) => list.length === 1,
  );
  const stopped = first.stop();
  expect(await slow).toEqual([{ slept: 0 }]);
  expect(await stopped).toBe(0);
  started.length = 0;
  const second = await start();
  const log = await rowsOf(
    second.client(),
    "SELECT DISTINCT query_id FROM system.query_log WHERE query_id = 'drained'",
  );
  expect(log).toEqual([{ query_id: 'drained' }]);
});

/** Counts the pipes that the daemon's process has open. */
function openPipes(pid: number): number {
  const listing = existsSync('/proc/self/fd')
    ? execFileSync('ls', ['-l', `/proc/${pid}/fd`], { encoding: 'utf8' })
    : execFileSync('lsof', ['-p', String(pid)], { encoding: 'utf8' });
  return listing.split('\n').filter((line) => line.includes('/fifo/')).length;
}

test.each([1, 100_000])(
  'a stalled upload of %d rows does not keep the daemon from ending, and is not stored',
  async (repeat) => {
    const first = await start({ CLICKHOUSE_DAEMON_DRAIN_MS: '200' });
    const client = first.client();
    await client.command({ query: 'CREATE OR REPLACE TABLE stalled (a String) ENGINE = MergeTree ORDER BY a' });
    const headers = { 'X-ClickHouse-User': 'default', 'X-ClickHouse-Key': PASSWORD };
    const path = '/?query=INSERT%20INTO%20stalled%20FORMAT%20CSV&query_id=stalled';
    const upload = request(new URL(path, first.url), { method: 'POST', headers, agent: false });
    const cut = new Promise((resolve) => upload.once('close', resolve));
    upload.on('error', () => undefined).write(`${'x'.repeat(99)}\n`.repeat(repeat));
    const processes = "SELECT 1 FROM system.processes WHERE query_id = 'stalled'";
    // A small body is read to its end before its statement is started.
    if (repeat > 1) {
      await until(
        () => rowsOf(client, processes),
        (list) => list.length === 1,
      );
    }
    expect(await first.stop()).toBe(0);
    await cut;
    started.length = 0;
    const second = await start();
    expect(await rowsOf(second.client(), 'SELECT a FROM stalled')).toEqual([]);
  },
);

test('an aborted crowd leaves neither queries nor descriptors behind', async () => {
  const daemon = await start();
  const client = daemon.client();
  const count = async () => {
    const [row] = await rowsOf<{ n: number }>(
      client,
      "SELECT toUInt32(count()) AS n FROM system.processes WHERE query_id LIKE 'crowd-%'",
    );
    return row?.n ?? -1;
  };
  const crowd = Array.from({ length: 30 }, async (_, i) => {
    const controller = new AbortController();
    const result = await client.query({
      query: 'SELECT number, toString(number) FROM numbers(100000000)',
      format: 'JSONEachRow',
      query_id: `crowd-${i}`,
      abort_signal: controller.signal,
    });
    result.close();
  });
  await Promise.allSettled(crowd);
  await until(count, (n) => n === 0);
  await until(
    async () => openPipes(daemon.pid),
    (n) => n === 0,
  );
  expect(await rowsOf(client, 'SELECT 1 AS a')).toEqual([{ a: 1 }]);
});
