import { Readable } from 'node:stream';
import { ClickHouseError, type ClickHouseSettings } from '@clickhouse/client';
import { describe, expect, test } from 'vitest';
import { startTestDaemon } from '../harness.ts';
import { failure, PASSWORD, rowsOf, serverForFile } from './set-up.ts';

const server = serverForFile();

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
    const error = await failure(server.client.exec({ query }));
    expect(error.code).toBe(code);
    if (type) expect(error.type).toBe(type);
    expect(error.message).not.toContain(server.dir);
    expect(error.message).not.toMatch(/OUTFILE '\/|INFILE '\//);
  });

  test('one about a format or the end of a statement names nothing of the daemon', async () => {
    const unknown = await failure(server.client.exec({ query: 'SELECT 1 FORMAT NoSuch' }));
    expect([unknown.code, unknown.message]).toEqual(['73', 'Unknown format NoSuch. ']);
    const cut = await failure(server.client.exec({ query: 'SELECT 1 FORMAT' }));
    expect([cut.code, cut.message.includes('OUTFILE')]).toEqual(['62', false]);
  });

  test('all queries together stay under the memory of the daemon', async () => {
    const query = 'SELECT uniqExact(number) AS n FROM numbers(8000000)';
    const small = await startTestDaemon(`${server.dir}/small`, {
      CLICKHOUSE_DAEMON_SERVER_MEMORY: String(300 * 2 ** 20),
    });
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
    const absent = server.rows('SELECT 1', { clickhouse_settings: { no_such_setting: 1 } as ClickHouseSettings });
    expect((await failure(absent)).code).toBe('115');
    const greedy = server.rows('SELECT groupArray(number) FROM numbers(20000000)', {
      clickhouse_settings: { max_memory_usage: '10000000' },
    });
    expect((await failure(greedy)).code).toBe('241');
    const slow = server.rows('SELECT count() FROM system.numbers', {
      clickhouse_settings: { max_execution_time: 1 },
    });
    expect((await failure(slow)).code).toBe('159');
  });

  test('one in the middle of a stream reaches who reads rows, compressed or not', async () => {
    const query = 'SELECT number, throwIf(number = 900000) FROM numbers(1000000)';
    const zipped = server.connect({ compression: { response: true } });
    for (const reader of [server.client, zipped]) expect((await failure(rowsOf(reader, query))).code).toBe('395');
  });

  test('bad data is refused with its row, nothing of it runs and nothing is stored', async () => {
    const table = await server.newTable();
    const victim = await server.newTable();
    const bodies = ['1,a\n2;DROP TABLE x\n', `1,a\n\n;DROP TABLE ${victim}\n`, `x\n\nDROP TABLE ${victim}`];
    for (const body of bodies) {
      const insert = server.client.exec({ query: `INSERT INTO ${table} FORMAT CSV`, values: Readable.from([body]) });
      const error = await failure(insert);
      expect(error.code).toBe('27');
      expect(error.message).toMatch(/at row \d/);
      expect(error.message).not.toContain(server.dir);
    }
    expect(await server.contents(table)).toEqual([]);
    expect(await server.contents(victim)).toEqual([]);
  });

  test('data after the last row of VALUES never runs', async () => {
    const table = await server.newTable();
    const victim = await server.newTable();
    await server.client
      .command({ query: `INSERT INTO ${table} VALUES (1, 'x');DROP TABLE ${victim}` })
      .catch(() => undefined);
    await server.client
      .command({ query: `INSERT INTO ${table} VALUES (2, 'x')\n\nDROP TABLE ${victim}` })
      .catch(() => undefined);
    expect(await server.contents(victim)).toEqual([]);
  });

  test('a blank line between JSON rows is no end', async () => {
    const table = await server.newTable();
    const body = '{"a":1,"s":"x"}\n\n{"a":2,"s":"y"}\n';
    await server.client.exec({ query: `INSERT INTO ${table} FORMAT JSONEachRow`, values: Readable.from([body]) });
    expect(await server.contents(table)).toHaveLength(2);
  });

  test('a wrong password is 516 and never reaches the engine', async () => {
    const stranger = server.connect({ password: `${PASSWORD}!` });
    expect((await failure(stranger.command({ query: 'CREATE TABLE strange (a UInt8) ENGINE = Memory' }))).code).toBe(
      '516',
    );
    expect(await server.rows('EXISTS TABLE strange')).toEqual([{ result: 0 }]);
    expect(await stranger.ping()).toEqual({ success: true });
  });
});
