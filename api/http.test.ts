import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '../platform/root.ts';
import { startTestApi, type TestApi, type TestPerson } from '../tests/support/test-api.ts';

let api: TestApi;
let person: TestPerson;
let gateway: Server;
let folder: string;
let received: { request: IncomingMessage; body: Buffer } | undefined;
beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received = { request, body: Buffer.concat(parts) };
    response.writeHead(207, { 'content-type': 'application/json', 'retry-after': '7' }).end('{"accepted":1}');
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'static'));
  await writeFile(join(folder, 'index.html'), '<title>console</title>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'static', 'main-abc123.js'), 'export {};');
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  api = await startTestApi({ gatewayUrl, consoleFolder: folder });
  person = await api.newPerson(await api.newCustomer());
});
afterAll(async () => {
  await api.stop();
  gateway.close();
  await rm(folder, { recursive: true });
});

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, ...headers },
    body,
  });
const codesOf = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { errors: Array<{ extensions: { code: string } }> }).errors.map((e) => e.extensions.code);

describe('one GraphQL endpoint', () => {
  test('SYS-003 SYS-001 POST /graphql answers getReleaseInfo to anybody', async () => {
    const response = await fetch(`${api.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ getReleaseInfo { version commit builtAt } }' }),
    });
    const { version } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8')) as { version: string };
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { getReleaseInfo: { version } } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('SYS-002 GET /info/version answers version, commit and builtAt, and what people see of the installation', async () => {
    const info = (await (await fetch(`${api.origin}/info/version`)).json()) as object;
    expect(Object.keys(info).sort()).toEqual(['builtAt', 'commit', 'environment', 'productName', 'version']);
  });

  test('every answer carries a request id, and errors carry the same', async () => {
    const response = await post(JSON.stringify({ query: '{ fastAlarms(limit: 900) { id } }' }));
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID', requestId: id } }] });
    expect((await fetch(`${api.origin}/health`)).headers.get('x-request-id')).not.toBe(id);
  });

  test('a body of 2 MB is refused', async () => {
    const response = await post(
      JSON.stringify({ query: '{ getReleaseInfo { version } }', pad: 'x'.repeat(2 * 1024 * 1024) }),
    );
    expect(response.status).toBe(413);
    expect(await codesOf(response)).toEqual(['INVALID']);
  });

  test('of a stranger 100 KB are refused, of whoever is signed in they are taken', async () => {
    const body = JSON.stringify({ query: '{ getReleaseInfo { version } }', pad: 'x'.repeat(100 * 1024) });
    expect((await post(body)).status).toBe(200);
    for (const authorization of ['', `Bearer ${'x'.repeat(43)}`])
      expect((await post(body, { authorization })).status).toBe(413);
  });

  test('what is no JSON is refused', async () => {
    const response = await post('{"query":');
    expect(response.status).toBe(400);
    expect(await codesOf(response)).toEqual(['INVALID']);
  });

  test('deep, wide and costly documents are refused before anything runs', async () => {
    const aliases = Array.from({ length: 40 }, (_, i) => `a${i}: getReleaseInfo { version }`).join(' ');
    const circular = 'query { me { ...A } } fragment A on Me { customer { id } ...A }';
    const deep = `{ __schema { types { ${'fields { type { '.repeat(10)} name ${'} } '.repeat(10)} } } }`;
    for (const query of [`{ ${aliases} }`, circular, deep, `{ ${'getReleaseInfo { version } '.repeat(2_000)} }`]) {
      const response = await post(JSON.stringify({ query }));
      const body = (await response.json()) as { data?: unknown; errors: Array<{ extensions: { code: string } }> };
      expect(body.data).toBeUndefined();
      expect(body.errors[0]?.extensions.code).toBe('INVALID');
    }
  });

  test('neither introspection nor suggestions tell the schema', async () => {
    const text = await (
      await post(JSON.stringify({ query: '{ __schema { types { name } } fastAlarm { id } }' }))
    ).text();
    expect(text).not.toContain('fastAlarms');
    expect(text).not.toContain('AlarmsAndCount');
  });

  test('several operations in one request are refused', async () => {
    const response = await post(
      JSON.stringify([{ query: '{ getReleaseInfo { version } }' }, { query: '{ me { isSuper } }' }]),
    );
    expect(response.status).toBe(400);
  });

  test('a form of another site cannot send a request', async () => {
    const response = await post('query={getReleaseInfo{version}}', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    const get = await fetch(`${api.origin}/graphql?query=${encodeURIComponent('{ getReleaseInfo { version } }')}`);
    expect(get.status).toBe(400);
  });
});

describe('the console’s files', () => {
  test('unknown paths are the page, asked for each time; hashed files are kept for ever', async () => {
    const page = await fetch(`${api.origin}/alarms/Standard%20Lenses/Active%20Alarms`);
    expect(await page.text()).toBe('<title>console</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await fetch(`${api.origin}/static/main-abc123.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${api.origin}/static/gone.js`)).status).toBe(404);
    for (const path of ['/assets', '/assets/entity/8', '/assets/My%20Lenses/Rev.2'])
      expect(await (await fetch(api.origin + path)).text(), path).toBe('<title>console</title>');
    expect((await fetch(`${api.origin}/favicon.svg`)).headers.get('content-type')).toContain('svg');
  });

  test('paths do not leave the folder', async () => {
    for (const path of [
      '/..%2f..%2fetc%2fpasswd',
      '/static/..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      expect(await (await fetch(api.origin + path)).text()).not.toContain('root:');
    }
  });

  test('robots are told to stay away, and where metrics might be is plain text', async () => {
    const robots = await fetch(`${api.origin}/robots.txt`);
    expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/metrics', '/metrics/']) {
      const metrics = await fetch(api.origin + path);
      expect([metrics.status, metrics.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(await metrics.text()).not.toMatch(/</);
    }
  });

  test('browsers are told not to frame, sniff, refer or run foreign scripts', async () => {
    const { headers } = await fetch(`${api.origin}/`);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).toContain("; connect-src 'self'; ");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the doors behind the same origin', () => {
  test('a request’s body goes through untouched, with its key, encoding and the sender’s address, and nothing else of it', async () => {
    const body = gzipSync('{"events":[]}');
    const response = await fetch(`${api.origin}/ingest/12/events?x=1`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer licence',
        'content-encoding': 'gzip',
        'content-type': 'application/json',
        'x-forwarded-for': '6.6.6.6',
        cookie: 'session=1',
      },
      body,
    });
    expect(response.status).toBe(207);
    expect(await response.json()).toEqual({ accepted: 1 });
    expect(response.headers.get('retry-after')).toBe('7');
    expect(received?.request).toMatchObject({ method: 'POST', url: '/ingest/12/events' });
    expect(received?.request.headers).toMatchObject({
      authorization: 'Bearer licence',
      'content-encoding': 'gzip',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(received?.request.headers.cookie).toBeUndefined();
    expect(received?.body.equals(body)).toBe(true);
  });

  test('while the gateway is away a sender is told to send again', async () => {
    const lonely = await startTestApi();
    try {
      const response = await fetch(`${lonely.origin}/ingest/12/events`, { method: 'POST', body: 'x'.repeat(100_000) });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
    } finally {
      await lonely.stop();
    }
  });

  test('the process says that it is ready', async () => {
    expect((await fetch(`${api.origin}/ready`)).status).toBe(200);
  });
});
