import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawAnswer, raw, removeDir, startTestDaemon, type TestDaemon, tempDir } from './harness.ts';

let dir: string;
let daemon: TestDaemon;

beforeAll(async () => {
  dir = tempDir();
  daemon = await startTestDaemon(dir);
});

afterAll(async () => {
  await daemon.stop();
  removeDir(dir);
});

const send = (path: string, options: Parameters<typeof raw>[2] = {}): Promise<RawAnswer> =>
  raw(daemon.url, path, options);
const get = (query: string, more = '') => send(`/?query=${encodeURIComponent(query)}${more}`, { method: 'GET' });

test('health needs no password', async () => {
  const headers = { 'X-ClickHouse-User': 'nobody', 'X-ClickHouse-Key': 'wrong' };
  for (const path of ['/ping', '/replicas_status', '/']) {
    expect(await send(path, { method: 'GET', headers })).toMatchObject({ status: 200, text: 'Ok.\n' });
  }
  expect((await send('/nowhere', { method: 'GET' })).status).toBe(404);
});

test('it listens on loopback alone', () => {
  expect(daemon.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

describe('who asks', () => {
  const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` });
  const bare = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, daemon.url), { headers });

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
    expect(await get('SELECT 1 + 1')).toMatchObject({ status: 200, text: '2\n' });
    expect(await get("SELECT getSetting('max_threads')", '&max_threads=5')).toMatchObject({ status: 200, text: '5\n' });
  });

  test('changes nothing: 164', async () => {
    const statements = [
      'CREATE TABLE made_by_get (a UInt8) ENGINE = Memory',
      'INSERT INTO kept SELECT 1',
      'INSERT INTO kept VALUES (1)',
      'DROP TABLE kept',
      'SET readonly = 0',
    ];
    await send('/', { body: 'CREATE TABLE kept (a UInt8) ENGINE = Memory' });
    for (const statement of statements) {
      const answer = await get(statement);
      expect([statement, answer.headers['x-clickhouse-exception-code']]).toEqual([statement, '164']);
    }
    const opened = await get('INSERT INTO kept SELECT 1', '&readonly=0');
    expect(opened.headers['x-clickhouse-exception-code']).toBe('164');
    expect((await send('/', { body: 'SELECT count() FROM kept' })).text).toBe('0\n');
  });

  test('HEAD has no body', async () => {
    expect(await send('/?query=SELECT%201', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});

describe('the statement', () => {
  test('may be in the URL, in the body or begin in one and end in the other', async () => {
    expect((await send('/', { body: 'SELECT 1' })).text).toBe('1\n');
    expect((await send('/?query=SELECT', { body: ' 2' })).text).toBe('2\n');
    await send('/', { body: 'CREATE TABLE split (a UInt8) ENGINE = Memory' });
    await send('/?query=INSERT%20INTO%20split%20FORMAT%20CSV%0A', { body: '1\n2\n' });
    await send('/', { body: 'INSERT INTO split FORMAT CSV\n3' });
    await send('/?query=INSERT%20INTO%20split', { body: 'VALUES (4)' });
    await send('/?query=INSERT%20INTO%20split', { body: 'SELECT 5' });
    expect((await send('/', { body: 'SELECT groupArray(a) FROM (SELECT a FROM split ORDER BY a)' })).text).toBe(
      '[1,2,3,4,5]\n',
    );
  });

  test('takes its format from the request when it names none', async () => {
    expect((await send('/?default_format=CSV', { body: "SELECT 'a'" })).text).toBe('"a"\n');
    expect((await send('/', { body: "SELECT 'a'", headers: { 'X-ClickHouse-Format': 'JSONEachRow' } })).text).toContain(
      '{',
    );
  });

  test('may be longer than a usual header, and in gzip', async () => {
    const long = `SELECT length('${'x'.repeat(200_000)}')`;
    expect((await get(long, '&max_query_size=1000000')).text).toBe('200000\n');
    const zipped = { body: gzipSync('SELECT 3'), headers: { 'Content-Encoding': 'gzip' } };
    expect((await send('/', zipped)).text).toBe('3\n');
  });

  test('in broken gzip is refused', async () => {
    await send('/', { body: 'CREATE TABLE zipped (a UInt8) ENGINE = Memory' });
    const whole = gzipSync(Array.from({ length: 50_000 }, (_, i) => i % 251).join('\n'));
    const options = { body: whole.subarray(0, whole.length - 100), headers: { 'Content-Encoding': 'gzip' } };
    const answer = await send('/?query=INSERT%20INTO%20zipped%20FORMAT%20CSV', options);
    expect(answer.headers['x-clickhouse-exception-code']).toBe('354');
    expect((await send('/', { body: 'SELECT count() FROM zipped' })).text).toBe('0\n');
  });

  test('in a form with its parameters; a file in it is refused', async () => {
    const form = new FormData();
    form.set('query', 'SELECT {a:String}, {b:UInt8}');
    form.set('param_a', "x'\\r\\ny");
    form.set('param_b', '7');
    const headers = { 'X-ClickHouse-Key': 'only for tests' };
    const answer = await fetch(daemon.url, { method: 'POST', body: form, headers });
    expect(await answer.text()).toBe("x\\'\\r\\ny\t7\n");
    form.set('ext', new Blob(['1']), 'ext.csv');
    expect((await fetch(daemon.url, { method: 'POST', body: form, headers })).status).toBe(501);
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
      const answer = await send('/', { body: sql });
      expect([sql, answer.status, answer.headers['x-clickhouse-exception-code']]).toEqual([sql, status, code]);
    }
    expect((await send('/?database=absent', { body: 'SELECT 1' })).status).toBe(404);
    expect((await send('/?compress=1', { body: 'SELECT 1' })).status).toBe(501);
  });

  test('is an error while less than a MiB is out, else the error comes in the stream and the connection breaks', async () => {
    const early = await send('/', { body: 'SELECT throwIf(number = 90000) FROM numbers(100000)' });
    expect(early).toMatchObject({ status: 500, broken: false });
    expect(early.text).toMatch(/^Code: 395/);
    const late = await send('/', { body: 'SELECT number, throwIf(number = 900000) FROM numbers(1000000)' });
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
    const answer = await send(path, { body: 'SELECT number, throwIf(number = 900000) FROM numbers(1000000)' });
    expect(answer).toMatchObject({ status: 500, broken: false });
    expect(answer.text).toMatch(/^Code: 395/);
  });

  test('is compressed only when asked for', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const plain = await send('/', { body: 'SELECT 1', headers });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, chosen] of [
      ['gzip', 'gzip'],
      ['deflate', 'deflate'],
      ['gzip, br', 'br'],
    ]) {
      const answer = await fetch(
        `${daemon.url}/?enable_http_compression=1&query=SELECT%201&password=only%20for%20tests`,
        {
          headers: { 'Accept-Encoding': accepted ?? '' },
        },
      );
      expect(answer.headers.get('content-encoding')).toBe(chosen);
      expect(await answer.text()).toBe('1\n');
    }
  });
});

describe('sessions', () => {
  test('one that must exist and does not is 372, one at work is 373', async () => {
    const none = await send('/?session_id=absent&session_check=1', { body: 'SELECT 1' });
    expect(none.headers['x-clickhouse-exception-code']).toBe('372');
    const codes = await Promise.all(
      [1, 2].map(async () => {
        const answer = await send('/?session_id=busy', { body: 'SELECT sleep(0.5)' });
        return answer.headers['x-clickhouse-exception-code'];
      }),
    );
    expect(codes.sort()).toEqual(['373', undefined]);
  });

  test('end when they have been idle for as long as they asked', async () => {
    await send('/?session_id=brief&session_timeout=0', { body: 'SELECT 1' });
    const again = await send('/?session_id=brief&session_check=1', { body: 'SELECT 1' });
    expect(again.headers['x-clickhouse-exception-code']).toBe('372');
    const tooLong = await send('/?session_id=long&session_timeout=100000', { body: 'SELECT 1' });
    expect(tooLong.headers['x-clickhouse-exception-code']).toBe('374');
  });
});
