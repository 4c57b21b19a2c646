import { createConnection } from 'node:net';
import { describe, expect, test } from 'vitest';
import { codeOf, PASSWORD, serverForFile } from './set-up.ts';

const server = serverForFile();
const summaryOf = (headers: Record<string, unknown>) => JSON.parse(String(headers['x-clickhouse-summary']));

describe('headers', () => {
  test('echo the id, name the format, the zone and the server', async () => {
    const { headers } = await server.send('/?query_id=given', { body: 'SELECT 1' });
    expect(headers).toMatchObject({
      'x-clickhouse-query-id': 'given',
      'x-clickhouse-format': 'TabSeparated',
      'x-clickhouse-timezone': expect.stringMatching(/./),
      'x-clickhouse-server-display-name': expect.stringMatching(/./),
      'x-clickhouse-exception-tag': expect.stringMatching(/^[a-z]{16}$/),
    });
    const other = await server.send('/', { body: 'SELECT 1', headers: { 'X-ClickHouse-Query-Id': 'by-header' } });
    expect(other.headers['x-clickhouse-query-id']).toBe('by-header');
    const [one, two] = await Promise.all([1, 2].map(() => server.send('/', { body: 'SELECT 1' })));
    expect(one?.headers['x-clickhouse-query-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one?.headers['x-clickhouse-query-id']).not.toBe(two?.headers['x-clickhouse-query-id']);
    expect((await server.send('/?query_id=failed', { body: 'SELECT x' })).headers['x-clickhouse-query-id']).toBe(
      'failed',
    );
  });

  test('of a statement without a result name no format', async () => {
    const table = await server.newTable();
    for (const body of [`INSERT INTO ${table} VALUES (1, 'x')`, `ALTER TABLE ${table} ADD COLUMN b UInt8`]) {
      const { headers, text } = await server.send('/?default_format=CSV', { body });
      expect([headers['x-clickhouse-format'], headers['content-type'], text]).toEqual([
        undefined,
        'text/plain; charset=UTF-8',
        '',
      ]);
    }
  });

  test('take an id in any letters, and tell the zone of the statement', async () => {
    const id = 'ü–🚨\n\x7f"\\';
    const { headers, text } = await server.send(`/?query_id=${encodeURIComponent(id)}`, { body: 'SELECT queryID()' });
    expect(Buffer.from(String(headers['x-clickhouse-query-id']), 'latin1').toString('utf8')).toBe('ü–🚨"\\');
    expect(text).toBe('ü–🚨\\n\x7f"\\\\\n');
    const zone = await server.send('/?session_timezone=Asia/Tokyo', { body: 'SELECT timezone()' });
    expect([zone.headers['x-clickhouse-timezone'], zone.text]).toEqual(['Asia/Tokyo', 'Asia/Tokyo\n']);
  });

  test('sum up what was read and written', async () => {
    const table = await server.newTable();
    const values = [1, 2, 3].map((a) => ({ a, s: 'x' }));
    const { summary } = await server.client.insert({ table, values, format: 'JSONEachRow' });
    expect(summary).toMatchObject({ read_rows: '3', written_rows: '3', result_rows: '3', total_rows_to_read: '0' });
    expect(Number(summary?.written_bytes)).toBeGreaterThan(0);
    expect(Number(summary?.elapsed_ns)).toBeGreaterThan(0);
    const read = await server.send('/?wait_end_of_query=1', { body: `SELECT * FROM ${table}` });
    expect(summaryOf(read.headers)).toMatchObject({ read_rows: '3', result_rows: '3', written_rows: '0' });
  });

  test('tell the progress of a statement that takes its time, and keep its connection alive', async () => {
    const client = server.connect({ request_timeout: 1000 });
    const result = await client.query({
      query: 'SELECT sum(sleepEachRow(0.1)) AS s FROM numbers(30) SETTINGS max_block_size = 1',
      format: 'JSONEachRow',
      clickhouse_settings: { send_progress_in_http_headers: 1, http_headers_progress_interval_ms: '100' },
    });
    expect(await result.json()).toEqual([{ s: 0 }]);
    const lines = String(result.response_headers['x-clickhouse-progress']).split(/, (?={)/);
    expect(lines.length).toBeGreaterThan(1);
    const read = lines.map((line) => Number(JSON.parse(line).read_rows));
    expect(read.toSorted((a, b) => a - b)).toEqual(read);
    const plain = await client.query({ query: 'SELECT 1', format: 'JSONEachRow' });
    expect(plain.response_headers['x-clickhouse-progress']).toBeUndefined();
    plain.close();
  });
});

describe('waiting for the end', () => {
  test('answers with an error or with all, however large', async () => {
    const path = '/?wait_end_of_query=1';
    const failed = await server.send(path, { body: 'SELECT number, throwIf(number = 2900000) FROM numbers(3000000)' });
    expect([failed.status, codeOf(failed), failed.broken]).toEqual([500, '395', false]);
    const body = 'SELECT number, number FROM numbers(3000000) FORMAT RowBinary';
    const whole = await server.send(path, { body });
    expect([whole.status, whole.bytes.length]).toEqual([200, 48_000_000]);
    expect(summaryOf(whole.headers).result_rows).toBe('3000000');
  });
});

describe('a connection', () => {
  /** Returns a server's answer to raw bytes. */
  const talk = (request: string, enough: (text: string) => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      let text = '';
      const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(request));
      socket.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        if (enough(text)) socket.destroy();
      });
      socket.on('close', () => resolve(text)).on('error', reject);
    });
  const auth = `X-ClickHouse-User: default\r\nX-ClickHouse-Key: ${PASSWORD}\r\n`;

  test('serves one request after another', async () => {
    const one = (n: number) => `GET /?query=SELECT%20${n} HTTP/1.1\r\nHost: x\r\n${auth}\r\n`;
    const bad = `POST /?query=SELECT%20x HTTP/1.1\r\nHost: x\r\n${auth}Content-Length: 3\r\n\r\nabc`;
    const text = await talk(one(11) + bad + one(22), (sofar) => sofar.includes('22\n'));
    expect(text.match(/^HTTP\/1\.1 (\d+)/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
    expect(text).toMatch(/11\n/);
    expect(text).toMatch(/^Keep-Alive: timeout=\d+/m);
  });

  test('of HTTP/1.0 ends with its answer', async () => {
    const text = await talk(`GET /?query=SELECT%207 HTTP/1.0\r\n${auth}\r\n`, () => false);
    expect(text).toMatch(/^HTTP\/1\.[01] 200/);
    expect(text).toMatch(/7\n$/);
  });

  test('without a length for its body is 411', async () => {
    const text = await talk(`POST / HTTP/1.1\r\nHost: x\r\n${auth}\r\n`, (sofar) => sofar.includes('Code: 381'));
    expect(text).toMatch(/^HTTP\/1\.1 411/);
  });

  test('of a client is used again', async () => {
    const client = server.connect({ max_open_connections: 1, keep_alive: { enabled: true } });
    for (let n = 0; n < 20; n++) {
      const result = await client.query({ query: `SELECT ${n} AS n`, format: 'JSONEachRow' });
      expect(await result.json()).toEqual([{ n }]);
    }
    await client.query({ query: 'SELECT nothing' }).catch(() => undefined);
    expect(await client.ping()).toEqual({ success: true });
  });
});
