import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { serverForFile } from './set-up.ts';

const server = serverForFile();

test('health needs no password', async () => {
  const headers = { 'X-ClickHouse-User': 'nobody', 'X-ClickHouse-Key': 'wrong' };
  for (const path of ['/ping', '/replicas_status', '/']) {
    expect(await server.send(path, { method: 'GET', headers })).toMatchObject({ status: 200, text: 'Ok.\n' });
  }
  expect((await server.send('/nowhere', { method: 'GET' })).status).toBe(404);
});

test('it listens on loopback alone', () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

describe('who asks', () => {
  const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` });
  const bare = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, server.url), { headers });

  test('is told by headers, by Basic or by parameters', async () => {
    expect((await bare('/?query=SELECT%201', basic('default:only for tests'))).status).toBe(200);
    expect((await bare('/?query=SELECT%201&user=default&password=only%20for%20tests')).status).toBe(200);
  });

  test('gets 403 and code 516 with a wrong or missing password, user or scheme', async () => {
    const answers = await Promise.all([
      bare('/?query=SELECT%201'),
      bare('/?query=SELECT%201', basic('default:wrong')),
      bare('/?query=SELECT%201', basic('other:only for tests')),
      bare('/?query=SELECT%201', { Authorization: 'Bearer x' }),
      bare('/?query=SELECT%201&password=wrong'),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('x-clickhouse-exception-code')).toBe('516');
      expect(await answer.text()).toMatch(/^Code: 516\. DB::Exception: .*\(AUTHENTICATION_FAILED\) \(version /);
    }
  });
});

describe('GET', () => {
  test('reads and may change settings of its query', async () => {
    expect(await server.get('SELECT 1 + 1')).toMatchObject({ status: 200, text: '2\n' });
    expect(await server.get("SELECT getSetting('max_threads')", '&max_threads=5')).toMatchObject({
      status: 200,
      text: '5\n',
    });
  });

  test('changes nothing: 164', async () => {
    const statements = [
      'CREATE TABLE made_by_get (a UInt8) ENGINE = Memory',
      'INSERT INTO kept SELECT 1',
      'INSERT INTO kept VALUES (1)',
      'DROP TABLE kept',
      'SET readonly = 0',
    ];
    await server.send('/', { body: 'CREATE TABLE kept (a UInt8) ENGINE = Memory' });
    for (const statement of statements) {
      const answer = await server.get(statement);
      expect([statement, answer.headers['x-clickhouse-exception-code']]).toEqual([statement, '164']);
    }
    const opened = await server.get('INSERT INTO kept SELECT 1', '&readonly=0');
    expect(opened.headers['x-clickhouse-exception-code']).toBe('164');
    expect((await server.send('/', { body: 'SELECT count() FROM kept' })).text).toBe('0\n');
  });

  test('HEAD has no body', async () => {
    expect(await server.send('/?query=SELECT%201', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});

describe('the statement', () => {
  test('may be in the URL, in the body or begin in one and end in the other', async () => {
    expect((await server.send('/', { body: 'SELECT 1' })).text).toBe('1\n');
    expect((await server.send('/?query=SELECT', { body: ' 2' })).text).toBe('2\n');
    await server.send('/', { body: 'CREATE TABLE split (a UInt8) ENGINE = Memory' });
    await server.send('/?query=INSERT%20INTO%20split%20FORMAT%20CSV%0A', { body: '1\n2\n' });
    await server.send('/', { body: 'INSERT INTO split FORMAT CSV\n3' });
    await server.send('/?query=INSERT%20INTO%20split', { body: 'VALUES (4)' });
    await server.send('/?query=INSERT%20INTO%20split', { body: 'SELECT 5' });
    expect((await server.send('/', { body: 'SELECT groupArray(a) FROM (SELECT a FROM split ORDER BY a)' })).text).toBe(
      '[1,2,3,4,5]\n',
    );
  });

  test('takes its format from the request when it names none', async () => {
    expect((await server.send('/?default_format=CSV', { body: "SELECT 'a'" })).text).toBe('"a"\n');
    expect(
      (await server.send('/', { body: "SELECT 'a'", headers: { 'X-ClickHouse-Format': 'JSONEachRow' } })).text,
    ).toContain('{');
  });

  test('may be longer than a usual header, and in gzip', async () => {
    const long = `SELECT length('${'x'.repeat(200_000)}')`;
    expect((await server.get(long, '&max_query_size=1000000')).text).toBe('200000\n');
    const zipped = { body: gzipSync('SELECT 3'), headers: { 'Content-Encoding': 'gzip' } };
    expect((await server.send('/', zipped)).text).toBe('3\n');
  });

  test('in broken gzip is refused', async () => {
    await server.send('/', { body: 'CREATE TABLE zipped (a UInt8) ENGINE = Memory' });
    const whole = gzipSync(Array.from({ length: 50_000 }, (_, i) => i % 251).join('\n'));
    const options = { body: whole.subarray(0, whole.length - 100), headers: { 'Content-Encoding': 'gzip' } };
    const answer = await server.send('/?query=INSERT%20INTO%20zipped%20FORMAT%20CSV', options);
    expect(answer.headers['x-clickhouse-exception-code']).toBe('354');
    expect((await server.send('/', { body: 'SELECT count() FROM zipped' })).text).toBe('0\n');
  });
});

describe('the answer', () => {
  test('has the status of its code', async () => {
    const cases: [string, number, string][] = [
      ['SELECT * FROM absent', 404, '60'],
      ['SELECT absent', 404, '47'],
      ['SELECT', 400, '62'],
      ["SELECT toUInt8('x')", 400, '6'],
      ['SELECT count() FROM system.numbers SETTINGS max_execution_time = 1', 408, '159'],
      ['SELECT throwIf(1)', 500, '395'],
      ['BEGIN TRANSACTION', 501, '48'],
    ];
    for (const [sql, status, code] of cases) {
      const answer = await server.send('/', { body: sql });
      expect([sql, answer.status, answer.headers['x-clickhouse-exception-code']]).toEqual([sql, status, code]);
    }
    expect((await server.send('/?database=absent', { body: 'SELECT 1' })).status).toBe(404);
    expect((await server.send('/?compress=1', { body: 'SELECT 1' })).status).toBe(501);
  });

  test('is an error while less than a MiB is out, else the error comes in the stream and the connection breaks', async () => {
    const early = await server.send('/', { body: 'SELECT throwIf(number = 90000) FROM numbers(100000)' });
    expect(early).toMatchObject({ status: 500, broken: false });
    expect(early.text).toMatch(/^Code: 395/);
    const late = await server.send('/', { body: 'SELECT number, throwIf(number = 900000) FROM numbers(1000000)' });
    expect(late).toMatchObject({ status: 200, broken: true });
    const tag = String(late.headers['x-clickhouse-exception-tag']);
    const [, message, size] =
      new RegExp(`\\r\\n__exception__\\r\\n${tag}\\r\\n([^]*\\n)(\\d+) ${tag}\\r\\n__exception__\\r\\n$`).exec(
        late.text,
      ) ?? [];
    expect(message).toMatch(/^Code: 395\. DB::Exception: .*\(version 26/);
    expect(Buffer.byteLength(message ?? '')).toBe(Number(size));
  });

  test('is held to its end on wish', async () => {
    const path = '/?wait_end_of_query=1';
    const answer = await server.send(path, { body: 'SELECT number, throwIf(number = 900000) FROM numbers(1000000)' });
    expect(answer).toMatchObject({ status: 500, broken: false });
    expect(answer.text).toMatch(/^Code: 395/);
  });
});
