import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { codeOf, serverForFile } from './set-up.ts';

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

test('statements go to the root or to /query, other methods and paths are refused', async () => {
  const status = async (method: string, path: string, body?: string) =>
    (await server.send(path, { method, ...(body === undefined ? {} : { body }) })).status;
  expect(await status('GET', '/query?query=SELECT%201')).toBe(200);
  expect(await status('POST', '/query?default_format=CSV', 'SELECT 1')).toBe(200);
  expect(await status('POST', '/nowhere', 'SELECT 1')).toBe(404);
  expect(await status('GET', '/nowhere?query=SELECT%201')).toBe(404);
  expect(await status('PUT', '/', 'SELECT 1')).toBe(501);
  expect(await status('DELETE', '/?query=SELECT%201')).toBe(501);
  expect(await status('OPTIONS', '/')).toBe(204);
  expect(await status('HEAD', '/ping')).toBe(200);
});

test('a request line that is no usual one is answered, and names what was asked', async () => {
  const line = async (path: string) => {
    const req = request(server.url, { path, agent: false });
    req.end();
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    let text = '';
    for await (const piece of res) text += piece;
    return [res.statusCode, text.split('\n')[0]];
  };
  expect(await line('//')).toEqual([404, 'There is no handle //']);
  expect(await line('/a?b=1')).toEqual([404, 'There is no handle /a?b=1']);
  expect(await line(`${server.url}/ping`)).toEqual([200, 'Ok.']);
});

test('a request that asks nothing is a syntax error', async () => {
  for (const [method, path] of [
    ['GET', '/?query'],
    ['GET', '/?query='],
    ['GET', '/?database=default'],
    ['POST', '/'],
    ['POST', '/?query=--'],
  ]) {
    const answer = await server.send(path ?? '', {
      ...(method ? { method } : {}),
      ...(method === 'POST' ? { body: '' } : {}),
    });
    expect([path, answer.status, codeOf(answer)]).toEqual([path, 400, '62']);
  }
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

  test('may be longer than a usual header', async () => {
    const long = `SELECT length('${'x'.repeat(200_000)}')`;
    expect((await server.get(long, '&max_query_size=1000000')).text).toBe('200000\n');
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
});
