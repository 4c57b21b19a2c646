import { Readable } from 'node:stream';
import { type ClickHouseClient, ClickHouseError, type ClickHouseSettings } from '@clickhouse/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, removeDir, rowsOf, startTestDaemon, type TestDaemon, tempDir, until } from './harness.ts';

let dir: string;
let daemon: TestDaemon;
let client: ClickHouseClient;

beforeAll(async () => {
  dir = tempDir();
  daemon = await startTestDaemon(dir);
  client = daemon.client();
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  await daemon.stop();
  removeDir(dir);
});

let tables = 0;
async function newTable(columns = 'a Int64, s String'): Promise<string> {
  const name = `t${tables++}`;
  await client.command({ query: `CREATE TABLE ${name} (${columns}) ENGINE = MergeTree ORDER BY tuple()` });
  return name;
}

async function contents(table: string): Promise<unknown[]> {
  return rowsOf(client, `SELECT a, s FROM ${table} ORDER BY a, s`);
}

async function failure(promise: Promise<unknown>): Promise<ClickHouseError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ClickHouseError) return error;
  throw new Error(`expected an error of the server, got ${error}`);
}

describe('errors', () => {
  test.each([
    ['SELECT * FROM absent', '60', 'UNKNOWN_TABLE'],
    ['SELECT absent', '47', 'UNKNOWN_IDENTIFIER'],
    ['SELECT * FROM absent.t', '81', 'UNKNOWN_DATABASE'],
    ['invalid', '62', undefined],
    ['SELECT 1; SELECT 2', '62', 'SYNTAX_ERROR'],
    ["SELECT toUInt8('x')", '6', 'CANNOT_PARSE_TEXT'],
    ['SELECT throwIf(1)', '395', 'FUNCTION_THROW_IF_VALUE_IS_NON_ZERO'],
    ["SELECT 1 INTO OUTFILE '/tmp/x'", '358', 'INTO_OUTFILE_NOT_ALLOWED'],
    ["INSERT INTO t FROM INFILE '/etc/passwd' FORMAT CSV", '78', 'UNKNOWN_TYPE_OF_QUERY'],
  ])('%s is %s %s', async (query, code, type) => {
    const error = await failure(client.exec({ query }));
    expect(error.code).toBe(code);
    if (type) expect(error.type).toBe(type);
    expect(error.message).not.toContain(dir);
    expect(error.message).not.toMatch(/OUTFILE '\/|INFILE '\//);
  });

  test('one about a format or the end of a statement names nothing of the daemon', async () => {
    const unknown = await failure(client.exec({ query: 'SELECT 1 FORMAT NoSuch' }));
    expect([unknown.code, unknown.message]).toEqual(['73', 'Unknown format NoSuch. ']);
    const cut = await failure(client.exec({ query: 'SELECT 1 FORMAT' }));
    expect([cut.code, cut.message.includes('OUTFILE')]).toEqual(['62', false]);
  });

  test('all queries together stay under the memory of the daemon', async () => {
    const query = 'SELECT uniqExact(number) AS n FROM numbers(8000000)';
    const small = await startTestDaemon(`${dir}/small`, { CLICKHOUSE_DAEMON_SERVER_MEMORY: String(300 * 2 ** 20) });
    try {
      const other = small.client();
      const codes = await Promise.all(
        [1, 2, 3].map(() =>
          rowsOf(other, query).then(
            () => 'ended',
            (error: unknown) => (error instanceof ClickHouseError ? error.code : 'unexpected'),
          ),
        ),
      );
      expect(codes).toContain('241');
      expect(codes).not.toContain('unexpected');
      expect(await rowsOf(other, 'SELECT 1 AS a')).toEqual([{ a: 1 }]);
    } finally {
      await small.stop();
    }
  });

  test('an unknown setting is 115, a memory limit 241, a time limit 159', async () => {
    const absent = rowsOf(client, 'SELECT 1', { clickhouse_settings: { no_such_setting: 1 } as ClickHouseSettings });
    expect((await failure(absent)).code).toBe('115');
    const greedy = rowsOf(client, 'SELECT groupArray(number) FROM numbers(20000000)', {
      clickhouse_settings: { max_memory_usage: '10000000' },
    });
    expect((await failure(greedy)).code).toBe('241');
    const slow = rowsOf(client, 'SELECT count() FROM system.numbers', {
      clickhouse_settings: { max_execution_time: 1 },
    });
    expect((await failure(slow)).code).toBe('159');
  });

  test('one in the middle of a stream reaches who reads rows, compressed or not', async () => {
    const query = 'SELECT number, throwIf(number = 900000) FROM numbers(1000000)';
    const zipped = daemon.client({ compression: { response: true } });
    for (const reader of [client, zipped]) expect((await failure(rowsOf(reader, query))).code).toBe('395');
  });

  test('bad data is refused with its row, nothing of it runs and nothing is stored', async () => {
    const table = await newTable();
    const victim = await newTable();
    const bodies = ['1,a\n2;DROP TABLE x\n', `1,a\n\n;DROP TABLE ${victim}\n`, `x\n\nDROP TABLE ${victim}`];
    for (const body of bodies) {
      const insert = client.exec({ query: `INSERT INTO ${table} FORMAT CSV`, values: Readable.from([body]) });
      const error = await failure(insert);
      expect(error.code).toBe('27');
      expect(error.message).toMatch(/at row \d/);
      expect(error.message).not.toContain(dir);
    }
    expect(await contents(table)).toEqual([]);
    expect(await contents(victim)).toEqual([]);
  });

  test('data after the last row of VALUES never runs', async () => {
    const table = await newTable();
    const victim = await newTable();
    await client.command({ query: `INSERT INTO ${table} VALUES (1, 'x');DROP TABLE ${victim}` }).catch(() => undefined);
    await client
      .command({ query: `INSERT INTO ${table} VALUES (2, 'x')\n\nDROP TABLE ${victim}` })
      .catch(() => undefined);
    expect(await contents(victim)).toEqual([]);
  });

  test('a blank line between JSON rows is no end', async () => {
    const table = await newTable();
    const body = '{"a":1,"s":"x"}\n\n{"a":2,"s":"y"}\n';
    await client.exec({ query: `INSERT INTO ${table} FORMAT JSONEachRow`, values: Readable.from([body]) });
    expect(await contents(table)).toHaveLength(2);
  });

  test('a wrong password is 516 and never reaches the engine', async () => {
    const stranger = daemon.client({ password: `${PASSWORD}!` });
    expect((await failure(stranger.command({ query: 'CREATE TABLE strange (a UInt8) ENGINE = Memory' }))).code).toBe(
      '516',
    );
    expect(await rowsOf(client, 'EXISTS TABLE strange')).toEqual([{ result: 0 }]);
    expect(await stranger.ping()).toEqual({ success: true });
  });
});

describe('stopping', () => {
  const processes = () =>
    rowsOf<{ id: string }>(client, "SELECT Settings['log_comment'] AS id FROM system.processes WHERE id LIKE 'stop-%'");

  test('an aborted query ends in the engine too', async () => {
    const controller = new AbortController();
    const endless = rowsOf(client, 'SELECT count() FROM system.numbers', {
      query_id: 'stop-1',
      abort_signal: controller.signal,
    });
    const settled = endless.then(
      () => 'ended',
      () => 'aborted',
    );
    await until(processes, (list) => list.length === 1);
    controller.abort();
    expect(await settled).toBe('aborted');
    await until(processes, (list) => list.length === 0);
  });

  test('a result that nobody reads any more ends in the engine too', async () => {
    const result = await client.query({
      query: 'SELECT number FROM system.numbers',
      format: 'JSONEachRow',
      query_id: 'stop-2',
    });
    await until(processes, (list) => list.length === 1);
    result.close();
    await until(processes, (list) => list.length === 0);
  });

  test('KILL QUERY by the id the caller gave', async () => {
    const victim = failure(rowsOf(client, 'SELECT count() FROM system.numbers', { query_id: 'stop-3' }));
    await until(processes, (list) => list.length === 1);
    await client.command({ query: "KILL QUERY WHERE query_id = 'stop-3' SYNC" });
    expect((await victim).code).toBe('394');
  });

  test('an id in use is refused with 216', async () => {
    const controller = new AbortController();
    const more = { query_id: 'stop-4', abort_signal: controller.signal };
    const first = rowsOf(client, 'SELECT count() FROM system.numbers', more).catch(() => 'aborted');
    await until(processes, (list) => list.length === 1);
    expect((await failure(rowsOf(client, 'SELECT 1', { query_id: 'stop-4' }))).code).toBe('216');
    controller.abort();
    await first;
    await until(processes, (list) => list.length === 0);
  });

  test.each([3, 200_000])('an insert cut off after %d rows stores nothing', async (count) => {
    // The client prints what aborted its body.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = await newTable();
    const controller = new AbortController();
    let sent: (() => void) | undefined;
    const enough = new Promise<void>((resolve) => {
      sent = resolve;
    });
    async function* endless() {
      for (let a = 0; a < count; a++) yield { a, s: 'half' };
      sent?.();
      await new Promise(() => undefined);
    }
    const insert = client
      .insert({
        table,
        values: Readable.from(endless()),
        format: 'JSONEachRow',
        query_id: `stop-insert-${count}`,
        abort_signal: controller.signal,
      })
      .catch(() => 'aborted');
    await enough;
    await until(processes, (list) => list.length === 1);
    controller.abort();
    expect(await insert).toBe('aborted');
    await until(processes, (list) => list.length === 0);
    expect(await contents(table)).toEqual([]);
  });
});
